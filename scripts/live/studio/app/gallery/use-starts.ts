import { useEffect, useState } from 'react'
import type { SectionStart } from '../../contract'
import { call } from '../state/calls'

/** The sections that can be added; undefined until they are known. */
export function useStarts(): SectionStart[] | undefined {
  const [starts, setStarts] = useState<SectionStart[]>()
  useEffect(() => {
    // Of a server that is gone the bar tells.
    void call('starts', {}).then(setStarts, () => {})
  }, [])
  return starts
}
