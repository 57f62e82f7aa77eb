import { useEffect, useState } from 'react'
import type { PagePreview, Refused } from '../../contract'
import { call } from '../state/calls'

/** How long nobody types before the look is made anew. */
const pause = 150

/** How the page would look to search engines with this text; the last one while it cannot be made. */
export function useLook(file: string, text: string): PagePreview | Refused | undefined {
  const [look, setLook] = useState<PagePreview | Refused>()
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      void call('lookOf', { file, text }).then(
        (answer) => isLate || setLook((last) => ('refused' in answer && last ? last : answer)),
        // Of a server that is gone the bar tells.
        () => {},
      )
    }, pause)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [file, text])
  return look
}
