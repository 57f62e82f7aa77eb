import { memo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { StudioProblem } from '../../contract'
import { focusLater, formHeading, sectionId } from '../fields/field-id'
import { moveSection } from '../section-edits'
import { sectionNames } from '../sections'
import { studio, useStudio } from '../state/studio'
import styles from './Outline.module.css'
import { SectionWays } from './SectionWays'
import { useDraggedSection } from './use-dragged-section'

interface OutlineEntryProps {
  section: unknown
  place: number
  /** How many there are. */
  all: number
}

/** A section in the list of all, with its ways. Alt and an arrow key move it, too. */
export const OutlineEntry = memo(function OutlineEntry({ section, place, all }: OutlineEntryProps) {
  const forms = useStudio(({ forms }) => forms)
  const isChosen = useStudio(({ selected }) => selected?.[0] === 'sections' && selected[1] === place)
  const problems = useStudio(({ problems }) => problemsIn(problems, place))
  const entry = useRef<HTMLLIElement>(null)
  const { kind, name = kind } = sectionNames(section, forms)
  const edge = useDraggedSection(entry, place, (from, to) => moveSection(from, to, name, all))
  const move = (to: number) => {
    moveSection(place, to, name, all)
    focusLater(sectionId(to))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    move(Math.min(all - 1, Math.max(0, place + by)))
  }
  const onClick = ({ detail }: MouseEvent) => {
    studio.select(['sections', place])
    // Who chose it by keys goes on in its form; a pointer is there at once.
    if (detail === 0) focusLater(formHeading)
  }
  return (
    <li ref={entry} className={styles.entry} data-chosen={isChosen} data-edge={edge}>
      <button
        type="button"
        id={sectionId(place)}
        className={styles.choose}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-current={isChosen ? 'true' : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <span className={styles.name}>{name}</span>
        <span className="told">, </span>
        <span className={styles.kind}>
          {kind}
          {problems > 0 && <strong> · {count(problems, 'problem')}</strong>}
        </span>
      </button>
      {isChosen && <SectionWays {...{ name, place, all }} onMove={move} />}
    </li>
  )
})

function problemsIn(problems: readonly StudioProblem[], place: number): number {
  return problems.filter(({ at, severity }) => severity === 'error' && at[0] === 'sections' && at[1] === place).length
}
