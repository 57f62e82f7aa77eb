import { useEffect, useState } from 'react'
import type { PageEntry } from '../../contract'
import { ask } from './ask'

/** All pages, undefined until they are known, and a way to have them asked for again. */
export function usePages(): [PageEntry[] | undefined, () => void] {
  const [pages, setPages] = useState<PageEntry[]>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isLate = false
    void ask('pages', {}).then((answer) => {
      if (!isLate && Array.isArray(answer)) setPages(answer)
    })
    return () => {
      isLate = true
    }
  }, [asked])
  return [pages, () => setAsked((before) => before + 1)]
}
