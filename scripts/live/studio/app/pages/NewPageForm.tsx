import { useId, type FormEvent } from 'react'
import type { PageEntry } from '../../contract'
import { Button } from '../parts/Button'
import { SelectPicker } from '../pickers/SelectPicker'
import { kindName } from './page-tree'
import styles from './PageForm.module.css'
import { Row } from './Row'
import { TextRow } from './TextRow'
import { useNewPage } from './use-new-page'

interface NewPageFormProps {
  onMade: (path: string) => void
  onCancel: () => void
}

const kinds: readonly PageEntry['kind'][] = ['service', 'article', 'job', 'page']

/** Asks what a new page is, and makes it. */
export function NewPageForm({ onMade, onCancel }: NewPageFormProps) {
  const { refusedAt, make, ...page } = useNewPage(onMade)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void make()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3>New page</h3>
      <KindField kind={page.kind} onChoose={page.setKind} />
      <TextRow
        label="Title"
        help="The page’s name in search results, lists and the browser’s tab; up to 60 characters."
        refused={refusedAt('title')}
        value={page.title}
        onChange={page.setTitle}
      />
      <TextRow
        label="Address"
        help="Made from the title, and yours to change: letters, digits, hyphens and slashes."
        refused={refusedAt('address')}
        value={page.address}
        onChange={page.setAddress}
      />
      {page.kind === 'service' && (
        <Row
          label="Service group"
          help="It decides the page’s color and where it is listed."
          refused={refusedAt('group')}
        >
          {(id, described) => (
            <SelectPicker of="group" id={id} describedBy={described} value={page.group} onChoose={page.setGroup} />
          )}
        </Row>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={page.draft} onChange={({ target }) => page.setDraft(target.checked)} />
        Keep it as a draft: visitors see it once you publish it
      </label>
      <p role="alert" className={styles.refused}>
        {refusedAt(undefined)}
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
