import { useEffect, useState } from 'react'
import type { SectionStart } from '../../contract'
import { call } from '../state/calls'

/** The sections that can be added; undefined until they are known. */
export function useStarts(): SectionStart[] | undefined {
  const [starts, setStarts] = useState<SectionStart[]>()
  useEffect(() => {
    void call('starts', {}).then((answer) => Array.isArray(answer) && setStarts(answer))
  }, [])
  return starts
}
