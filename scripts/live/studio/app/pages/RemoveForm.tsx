import { useState } from 'react'
import type { PageEntry, PageReport } from '../../contract'
import { ask } from './ask'
import { LinkPicker } from '../pickers/LinkPicker'
import { ChangeForm } from './ChangeForm'
import { Row } from './Row'
import { useChange } from './use-change'

interface RemoveFormProps {
  page: PageEntry
  onDone: (report: PageReport) => void
  onCancel: () => void
}

/** Removes a page, once it was said where its links lead instead. */
export function RemoveForm({ page, onDone, onCancel }: RemoveFormProps) {
  const [to, setTo] = useState(page.path.replace(/\/[^/]*$/, '') || '/')
  const change = useChange(to, (dry) => ask('remove', { path: page.path, to, dry }), onDone)
  return (
    <ChangeForm title={`Remove “${page.title}”`} change={change} does="Remove the page" onCancel={onCancel}>
      <Row
        label="Where its links lead instead"
        help="Visitors who ask for the removed page come here, too."
        refused={change.refused}
      >
        {(id, described) => <LinkPicker id={id} describedBy={described} value={to} onChoose={setTo} pagesOnly />}
      </Row>
    </ChangeForm>
  )
}
