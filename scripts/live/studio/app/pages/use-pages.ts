import { useEffect, useState } from 'react'
import type { PageEntry } from '../../contract'
import { useStudio } from '../state/studio'
import { ask } from './ask'

/** All pages as they are, whoever changes them; undefined until they are known. */
export function usePages(): PageEntry[] | undefined {
  const [pages, setPages] = useState<PageEntry[]>()
  const checks = useStudio((all) => all.checks)
  useEffect(() => {
    let isLate = false
    void ask('pages', {}).then((answer) => {
      if (!isLate && Array.isArray(answer)) setPages(answer)
    })
    return () => {
      isLate = true
    }
  }, [checks])
  return pages
}
