import { useEffect, useState } from 'react'
import type { PageEntry } from '../../contract'
import { call } from '../state/calls'

/** The address of a page to make: the one its title proposes, until somebody writes another. */
export function useProposedAddress(kind: PageEntry['kind'], title: string): [string, (address: string) => void] {
  const [written, setWritten] = useState<string>()
  const [proposed, setProposed] = useState('')
  useEffect(() => {
    if (title.trim() === '') return undefined
    let isLate = false
    void call('address', { kind, title }).then(
      ({ path }) => isLate || setProposed(path),
      // Of a server that is gone the bar tells.
      () => {},
    )
    return () => {
      isLate = true
    }
  }, [kind, title])
  const address = written ?? (title.trim() === '' ? '' : proposed)
  return [address, (typed) => setWritten(typed === '' ? undefined : typed)]
}
