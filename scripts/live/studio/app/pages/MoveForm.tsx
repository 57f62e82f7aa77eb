import { useState } from 'react'
import type { PageEntry, PageReport } from '../../contract'
import { ask } from './ask'
import { ChangeForm } from './ChangeForm'
import { TextRow } from './TextRow'
import { useChange } from './use-change'

interface MoveFormProps {
  page: PageEntry
  onDone: (report: PageReport) => void
  onCancel: () => void
}

/** Gives a page another address, once it was said what that does to links. */
export function MoveForm({ page, onDone, onCancel }: MoveFormProps) {
  const [to, setTo] = useState(page.path)
  const change = useChange(to, (dry) => ask('move', { from: page.path, to, dry }), onDone)
  return (
    <ChangeForm title={`Move “${page.title}”`} change={change} does="Move the page" onCancel={onCancel}>
      <TextRow
        label="New address"
        help="Links to the page change with it, and the old address keeps working."
        refused={change.refused}
        value={to}
        onChange={setTo}
      />
    </ChangeForm>
  )
}
