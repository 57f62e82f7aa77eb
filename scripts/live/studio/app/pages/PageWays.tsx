import type { PageEntry } from '../../contract'
import { Button } from '../parts/Button'
import { kindName } from './page-tree'
import { PageMarks } from './PageMarks'
import styles from './PageForm.module.css'

interface PageWaysProps {
  page: PageEntry
  onOpen: () => void
  onWay: (way: 'duplicate' | 'move' | 'remove') => void
  onClose: () => void
}

/** A page of the list, and what can be done with it. */
export function PageWays({ page, onOpen, onWay, onClose }: PageWaysProps) {
  const { title, path, kind, groupName } = page
  return (
    <div className={styles.form}>
      <h3>{title}</h3>
      <p className={styles.about}>
        {path}
        <br />
        {groupName === undefined ? kindName[kind] : `${kindName[kind]} of ${groupName}`}
      </p>
      <PageMarks page={page} />
      <div className={styles.stack}>
        <Button kind="primary" onClick={onOpen}>
          Open
        </Button>
        <Button onClick={() => onWay('duplicate')}>Duplicate…</Button>
        <Button onClick={() => onWay('move')}>Move to another address…</Button>
        <Button onClick={() => onWay('remove')}>Remove…</Button>
        <Button onClick={onClose}>Back to all pages</Button>
      </div>
    </div>
  )
}
