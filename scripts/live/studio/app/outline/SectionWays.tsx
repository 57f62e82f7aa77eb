import { addSectionId, focusLater, sectionId } from '../fields/field-id'
import { IconButton } from '../parts/IconButton'
import { duplicateSection, removeSection } from '../section-edits'
import { studio } from '../state/studio'
import styles from './Outline.module.css'

interface SectionWaysProps {
  name: string
  place: number
  /** How many there are. */
  all: number
  onMove: (to: number) => void
}

/** What can be done with a section as a whole; the focus goes to what has come of it. */
export function SectionWays({ name, place, all, onMove }: SectionWaysProps) {
  const duplicate = () => {
    duplicateSection(place, name)
    focusLater(sectionId(place + 1))
  }
  const remove = () => {
    removeSection(place, name)
    // The neighbor that comes to its place, or the one before it.
    focusLater(...(all > 1 ? [sectionId(Math.min(place, all - 2))] : []), addSectionId)
  }
  return (
    <div className={styles.ways} role="group" aria-label={`More for ${name}`}>
      <IconButton icon="up" label={`Move ${name} up`} disabled={place === 0} onClick={() => onMove(place - 1)} />
      <IconButton
        icon="down"
        label={`Move ${name} down`}
        disabled={place === all - 1}
        onClick={() => onMove(place + 1)}
      />
      <IconButton icon="copy" label={`Duplicate ${name}`} onClick={duplicate} />
      <IconButton icon="add" label={`Add a section after ${name}`} onClick={() => studio.addSection(place + 1)} />
      <IconButton icon="remove" label={`Remove ${name}`} onClick={remove} />
    </div>
  )
}
