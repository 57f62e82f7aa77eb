import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { PageEntry, PageReport } from '../../contract'
import { Button } from '../parts/Button'
import { Dialog } from '../parts/Dialog'
import { studio, useStudio } from '../state/studio'
import { DuplicateForm } from './DuplicateForm'
import { MoveForm } from './MoveForm'
import { NewPageForm } from './NewPageForm'
import { PageSearch } from './PageSearch'
import { PageWays } from './PageWays'
import styles from './PagesDialog.module.css'
import { RemoveForm } from './RemoveForm'
import { ReportText } from './ReportText'
import { usePages } from './use-pages'

/** What stands beside the list. */
type Beside =
  | { way: 'new' }
  | { way: 'duplicate' | 'move' | 'remove' | 'ways'; page: PageEntry }
  | { way: 'done'; report: PageReport }

/** All pages, and what can be done with one. */
export function PagesDialog({ onClose }: { onClose: () => void }) {
  const [beside, setBeside] = useState<Beside>()
  const pages = usePages()
  const { path } = useStudio()
  const open = (address: string) => {
    onClose()
    void studio.openPath(address)
  }
  const done = (report: PageReport) => {
    setBeside({ way: 'done', report })
    void studio.openPath(report.path).then(() => studio.announce(report.report.split('\n')[0] ?? ''))
  }
  return (
    <Dialog title="Pages" onClose={onClose} wide>
      <div className={styles.panes}>
        <div className={styles.list}>
          <PageSearch
            pages={pages}
            current={path}
            onNew={() => setBeside({ way: 'new' })}
            onOpen={open}
            onMore={(page) => setBeside({ way: 'ways', page })}
            more={beside && 'page' in beside ? beside.page.path : undefined}
          />
        </div>
        <div className={styles.beside}>
          {!beside && (
            <div className={styles.start}>
              <p>
                Choose a page to open it, or make a new one. The dots beside a page lead to all else: duplicate, move,
                remove.
              </p>
            </div>
          )}
          {beside && (
            <Focused key={beside.way}>
              <BesideList beside={beside} onTurn={setBeside} onOpen={open} onDone={done} />
            </Focused>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** What comes in place of a button that is gone takes its focus. */
function Focused({ children }: { children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => pane.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  return <div ref={pane}>{children}</div>
}

interface BesideListProps {
  beside: Beside
  onTurn: (beside: Beside | undefined) => void
  onOpen: (path: string) => void
  onDone: (report: PageReport) => void
}

function BesideList({ beside, onTurn, onOpen, onDone }: BesideListProps) {
  const cancel = () => onTurn('page' in beside ? { way: 'ways', page: beside.page } : undefined)
  switch (beside.way) {
    case 'new':
      return <NewPageForm onMade={onOpen} onCancel={cancel} />
    case 'ways':
      return (
        <PageWays
          page={beside.page}
          onOpen={() => onOpen(beside.page.path)}
          onWay={(way) => onTurn({ way, page: beside.page })}
          onClose={() => onTurn(undefined)}
        />
      )
    case 'duplicate':
      return <DuplicateForm page={beside.page} onMade={onOpen} onCancel={cancel} />
    case 'move':
      return <MoveForm page={beside.page} onDone={onDone} onCancel={cancel} />
    case 'remove':
      return <RemoveForm page={beside.page} onDone={onDone} onCancel={cancel} />
    case 'done':
      return (
        <div className={styles.done}>
          <div role="status">
            <ReportText report={beside.report.report} />
          </div>
          <Button onClick={() => onTurn(undefined)}>Back to all pages</Button>
        </div>
      )
  }
}
