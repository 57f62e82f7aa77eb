import type { ReactNode } from 'react'
import { IconButton } from '../parts/IconButton'
import styles from './ListFields.module.css'

interface EntryHeadProps {
  /** Card 2 */
  label: string
  place: number
  count: number
  mayRemove: boolean
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
  /** Its name, or the button that opens it. */
  children: ReactNode
}

/** What an entry is called, and what can be done with it as a whole. */
export function EntryHead({ label, place, count, mayRemove, onMove, onDuplicate, onRemove, children }: EntryHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.ways} role="group" aria-label={`Ways with ${label}`}>
        <IconButton icon="up" label={`Move ${label} up`} disabled={place === 0} onClick={() => onMove(place - 1)} />
        <IconButton
          icon="down"
          label={`Move ${label} down`}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        <IconButton icon="copy" label={`Duplicate ${label}`} onClick={onDuplicate} />
        <IconButton icon="remove" label={`Remove ${label}`} disabled={!mayRemove} onClick={onRemove} />
      </div>
    </div>
  )
}
