import { useId, useState, type FormEvent } from 'react'
import type { PageEntry } from '../../contract'
import { SelectPicker } from '../pickers/SelectPicker'
import { call } from '../state/calls'
import { Button } from '../parts/Button'
import { kindName } from './page-tree'
import styles from './PageForm.module.css'
import { refusedField } from './refused-field'
import { Row } from './Row'
import { useProposedAddress } from './proposed-address'

interface NewPageFormProps {
  onMade: (path: string) => void
  onCancel: () => void
}

const kinds: readonly PageEntry['kind'][] = ['service', 'article', 'job', 'page']

/** Asks what a new page is, and makes it. */
export function NewPageForm({ onMade, onCancel }: NewPageFormProps) {
  const [kind, setKind] = useState<PageEntry['kind']>('service')
  const [title, setTitle] = useState('')
  const [group, setGroup] = useState('')
  const [draft, setDraft] = useState(true)
  const [refused, setRefused] = useState<string>()
  const [address, setAddress] = useProposedAddress(kind, title)
  const field = refused && refusedField(refused)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call('create', { kind, title, path: address, draft, ...(group && kind === 'service' ? { group } : {}) })
    if ('refused' in answer) setRefused(answer.refused)
    else onMade(answer.path ?? address)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)} noValidate>
      <h3>New page</h3>
      <KindField kind={kind} onChoose={setKind} />
      <Row
        label="Title"
        help="The page’s name in search results, lists and the browser’s tab; up to 60 characters."
        refused={field === 'title' ? refused : undefined}
      >
        {(id, described) => (
          <input id={id} aria-describedby={described} value={title} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Row>
      <Row
        label="Address"
        help="Made from the title, and yours to change: letters, digits, hyphens and slashes."
        refused={field === 'address' ? refused : undefined}
      >
        {(id, described) => (
          <input
            id={id}
            aria-describedby={described}
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Row>
      {kind === 'service' && (
        <Row
          label="Service group"
          help="It decides the page’s color and where it is listed."
          refused={field === 'group' ? refused : undefined}
        >
          {(id, described) => (
            <SelectPicker of="group" id={id} describedBy={described} value={group} onChoose={setGroup} />
          )}
        </Row>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={draft} onChange={({ target }) => setDraft(target.checked)} />
        Keep it as a draft: visitors see it once you publish it
      </label>
      <p role="alert" className={styles.refused}>
        {field ? '' : refused}
      </p>
      <div className={styles.ways}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" type="submit">
          Make the page
        </Button>
      </div>
    </form>
  )
}

interface KindFieldProps {
  kind: PageEntry['kind']
  onChoose: (kind: PageEntry['kind']) => void
}

function KindField({ kind, onChoose }: KindFieldProps) {
  const name = useId()
  return (
    <fieldset className={styles.kinds}>
      <legend>What is it?</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onChoose(one)} />
          {kindName[one]}
        </label>
      ))}
    </fieldset>
  )
}
