import { useState } from 'react'
import type { PageEntry, Report } from '../../contract'
import { call } from '../state/calls'
import { ChangeForm } from './ChangeForm'
import { Row } from './Row'

interface WayProps {
  page: PageEntry
  onDone: (report: Report) => void
  onCancel: () => void
}

/** Gives a page another address, once it was said what that does to links. */
export function MoveForm({ page, onDone, onCancel }: WayProps) {
  const [to, setTo] = useState(page.path)
  return (
    <ChangeForm
      title={`Move “${page.title}”`}
      of={to}
      ask={(dry) => call('move', { from: page.path, to, dry })}
      does="Move the page"
      onDone={onDone}
      onCancel={onCancel}
      fields={(refused) => (
        <Row label="New address" help="Links to it change along, and the old address goes on working." refused={refused}>
          {(id, described) => (
            <input
              id={id}
              aria-describedby={described}
              spellCheck={false}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Row>
      )}
    />
  )
}
