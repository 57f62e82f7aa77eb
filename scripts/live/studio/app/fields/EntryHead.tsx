import type { ReactNode, Ref } from 'react'
import { IconButton } from '../parts/IconButton'
import { drawings } from '../parts/icons'
import styles from './ListFields.module.css'
import type { EntryWays } from './use-entry'
import { inSentence } from './words'

interface EntryHeadProps {
  head: Ref<HTMLDivElement>
  grip: Ref<HTMLSpanElement>
  /** Card 2 */
  label: string
  place: number
  count: number
  mayAdd: boolean
  mayRemove: boolean
  ways: EntryWays
  /** Its name, or the button that opens it. */
  children: ReactNode
}

/** What an entry is called, and what can be done with it as a whole. */
export function EntryHead({ head, grip, label, place, count, mayAdd, mayRemove, ways, children }: EntryHeadProps) {
  const { move, duplicate, remove } = ways
  const name = inSentence(label)
  const isLast = place === count - 1
  return (
    <div ref={head} className={styles.head}>
      <span ref={grip} className={styles.grip} aria-hidden="true" title="Drag to another place">
        <svg viewBox="0 0 24 24" width="16" height="16">
          <path d={drawings.grip} />
        </svg>
      </span>
      {children}
      <div className={styles.ways} role="group" aria-label={`Ways with ${name}`}>
        <IconButton icon="up" label={`Move ${name} up`} disabled={place === 0} onClick={() => move(place, place - 1)} />
        <IconButton icon="down" label={`Move ${name} down`} disabled={isLast} onClick={() => move(place, place + 1)} />
        <IconButton icon="copy" label={`Duplicate ${name}`} disabled={!mayAdd} onClick={() => duplicate(place)} />
        <IconButton icon="remove" label={`Remove ${name}`} disabled={!mayRemove} onClick={() => remove(place)} />
      </div>
    </div>
  )
}
