import { useId, useState } from 'react'
import type { SectionStart } from '../../contract'
import { LiveSection } from './LiveSection'
import styles from './StartCard.module.css'
import { pictureOf } from './starts'

interface StartCardProps {
  start: SectionStart
  onChoose: () => void
}

/** A section to add: its picture, its name and what it is for. */
export function StartCard({ start, onChoose }: StartCardProps) {
  const [hasPicture, setHasPicture] = useState(true)
  const id = useId()
  return (
    <li className={styles.card}>
      <div className={styles.frame} aria-hidden="true">
        {hasPicture ? (
          <img src={pictureOf(start)} alt="" loading="lazy" onError={() => setHasPicture(false)} />
        ) : (
          <LiveSection address={start.shownAt} />
        )}
      </div>
      <button type="button" className={styles.add} aria-describedby={id} onClick={onChoose}>
        {start.title}
      </button>
      <p id={id} className={styles.description}>
        {start.description}
      </p>
    </li>
  )
}
