import { useState, type FormEvent } from 'react'
import type { PageEntry } from '../../contract'
import { ask } from './ask'
import { Button } from '../parts/Button'
import styles from './PageForm.module.css'
import { useProposedAddress } from './proposed-address'
import { refusedField } from './refused-field'
import { TextRow } from './TextRow'

interface DuplicateFormProps {
  page: PageEntry
  onMade: (path: string) => void
  onCancel: () => void
}

/** Makes a page like another, under a title and an address of its own. */
export function DuplicateForm({ page, onMade, onCancel }: DuplicateFormProps) {
  const [title, setTitle] = useState(`Copy of ${page.title}`)
  const [address, setAddress] = useProposedAddress(page.kind, title)
  const [refused, setRefused] = useState<string>()
  const isOfTitle = refused !== undefined && refusedField(refused) === 'title'
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await ask('duplicate', { path: page.path, title, to: address })
    if ('refused' in answer) setRefused(answer.refused)
    else onMade(answer.path ?? address)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)} noValidate>
      <h3>Duplicate “{page.title}”</h3>
      <TextRow
        label="Title of the new page"
        refused={isOfTitle ? refused : undefined}
        value={title}
        onChange={setTitle}
      />
      <TextRow
        label="Address of the new page"
        refused={isOfTitle ? undefined : refused}
        value={address}
        onChange={setAddress}
      />
      <div className={styles.ways}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit">
          Duplicate
        </Button>
      </div>
    </form>
  )
}
