import { useState } from 'react'
import type { PageEntry } from '../../contract'
import { ask } from './ask'
import { useProposedAddress } from './proposed-address'
import { refusedField, type PageField } from './refused-field'

/** A page as it is asked for in a form, and what came of asking. */
export function useNewPage(onMade: (path: string) => void) {
  const [kind, setKind] = useState<PageEntry['kind']>('service')
  const [title, setTitle] = useState('')
  const [group, setGroup] = useState('')
  const [draft, setDraft] = useState(true)
  const [refused, setRefused] = useState<string>()
  const [address, setAddress] = useProposedAddress(kind, title)
  const make = async () => {
    const inGroup = group !== '' && kind === 'service' ? { group } : {}
    const answer = await ask('create', { kind, title, path: address, draft, ...inGroup })
    if ('refused' in answer) setRefused(answer.refused)
    else onMade(answer.path ?? address)
  }
  /** Why it was refused, at the field it is about; at none of them where it is about none. */
  const refusedAt = (field: PageField | undefined) =>
    refused !== undefined && refusedField(refused) === field ? refused : undefined
  return { kind, setKind, title, setTitle, address, setAddress, group, setGroup, draft, setDraft, refusedAt, make }
}
