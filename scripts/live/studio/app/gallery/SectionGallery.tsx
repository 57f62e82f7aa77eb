import { useId, useState } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { SectionStart } from '../../contract'
import control from '../fields/Control.module.css'
import { Dialog } from '../parts/Dialog'
import styles from './SectionGallery.module.css'
import { startsWith } from './starts'
import { StartCard } from './StartCard'
import { useStarts } from './use-starts'

interface SectionGalleryProps {
  onChoose: (start: SectionStart) => void
  onClose: () => void
}

/** Every section that can be added, with its picture and what it is for. */
export function SectionGallery({ onChoose, onClose }: SectionGalleryProps) {
  const [search, setSearch] = useState('')
  const starts = useStarts()
  const found = starts && startsWith(starts, search)
  const id = useId()
  return (
    <Dialog title="Add a section" onClose={onClose} wide>
      <div className={styles.search}>
        <label htmlFor={id}>Search sections</label>
        <input
          id={id}
          className={control.control}
          type="search"
          placeholder="questions, picture, table …"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status">{found && count(found.length, 'section')}</p>
      </div>
      <ul className={styles.cards}>
        {found?.map((start, place) => (
          <StartCard key={`${start.type} ${start.title} ${place}`} start={start} onChoose={() => onChoose(start)} />
        ))}
      </ul>
    </Dialog>
  )
}
