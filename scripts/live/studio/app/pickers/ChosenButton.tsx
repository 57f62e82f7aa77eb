import { withArticle } from '../../../../engine/problems/words/sentence'
import type { Choice } from '../../contract'
import styles from './ChosenButton.module.css'
import { Shown } from './Shown'

interface ChosenButtonProps {
  id: string
  /** icon */
  thing: string
  value: string
  chosen: Choice | undefined
  describedBy?: string | undefined
  onOpen: () => void
}

/** Looks like a field, shows what is chosen and opens what there is to choose from. */
export function ChosenButton({ id, thing, value, chosen, describedBy, onOpen }: ChosenButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={styles.chosen}
      aria-haspopup="dialog"
      // Its name is the field's: what is chosen is said after it.
      aria-describedby={`${id}-chosen ${describedBy ?? ''}`.trim()}
      onClick={onOpen}
    >
      {chosen && <Shown choice={chosen} size="small" isDrawing={thing === 'illustration'} />}
      <span id={`${id}-chosen`} className={value === '' ? styles.none : styles.name}>
        {value === '' ? `Choose ${withArticle(thing)}` : (chosen?.label ?? value)}
      </span>
      <span className={styles.change} aria-hidden="true">
        {value === '' ? '' : 'Change'}
      </span>
    </button>
  )
}
