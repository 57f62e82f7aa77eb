import { useEffect, useState } from 'react'
import type { PageEntry } from '../../contract'
import { call } from '../state/calls'

/** All pages, undefined until they are known, and a way to have them asked for again. */
export function usePages(): [PageEntry[] | undefined, () => void] {
  const [pages, setPages] = useState<PageEntry[]>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isLate = false
    void call('pages', {}).then((answer) => {
      if (!isLate && Array.isArray(answer)) setPages(answer)
    })
    return () => {
      isLate = true
    }
  }, [asked])
  return [pages, () => setAsked((before) => before + 1)]
}
