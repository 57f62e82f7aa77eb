import type { ReactNode } from 'react'
import { beginRun } from './edits'

/** Begins a run of changes of its own when the focus comes into a control of several parts. */
export function RunStart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) beginRun(id)
      }}
    >
      {children}
    </div>
  )
}
