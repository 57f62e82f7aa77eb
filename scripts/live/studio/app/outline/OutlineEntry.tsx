import { memo, useRef, type KeyboardEvent } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { StudioProblem } from '../../contract'
import { IconButton } from '../parts/IconButton'
import { duplicateSection, moveSection, removeSection } from '../section-edits'
import { sectionNames } from '../sections'
import { studio, useStudio } from '../state/studio'
import styles from './Outline.module.css'
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
    const list = entry.current?.parentElement
    moveSection(place, to, name, all)
    requestAnimationFrame(() => list?.children[to]?.querySelector('button')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    move(Math.min(all - 1, Math.max(0, place + by)))
  }
  return (
    <li ref={entry} className={styles.entry} data-chosen={isChosen} data-edge={edge}>
      <button
        type="button"
        className={styles.choose}
        aria-current={isChosen ? 'true' : undefined}
        onKeyDown={onKeyDown}
        onClick={() => studio.select(['sections', place])}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>
          {kind}
          {problems > 0 && <strong> · {count(problems, 'problem')}</strong>}
        </span>
      </button>
      {isChosen && (
        <div className={styles.ways} role="group" aria-label={`Ways with ${name}`}>
          <IconButton icon="up" label={`Move ${name} up`} disabled={place === 0} onClick={() => move(place - 1)} />
          <IconButton
            icon="down"
            label={`Move ${name} down`}
            disabled={place === all - 1}
            onClick={() => move(place + 1)}
          />
          <IconButton icon="copy" label={`Duplicate ${name}`} onClick={() => duplicateSection(place, name)} />
          <IconButton icon="add" label={`Add a section after ${name}`} onClick={() => studio.addSection(place + 1)} />
          <IconButton icon="remove" label={`Remove ${name}`} onClick={() => removeSection(place, name)} />
        </div>
      )}
    </li>
  )
})

function problemsIn(problems: readonly StudioProblem[], place: number): number {
  return problems.filter(({ at, severity }) => severity === 'error' && at[0] === 'sections' && at[1] === place).length
}
