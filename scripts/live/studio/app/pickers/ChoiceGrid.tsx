import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Choice } from '../../contract'
import styles from './ChoiceGrid.module.css'
import { cellAfter } from './grid-keys'
import { Shown } from './Shown'

interface ChoiceGridProps {
  label: string
  choices: readonly Choice[]
  columns: 3 | 6
  /** Pictures and drawings are shown wide; drawings take their colors from where they stand. */
  look: 'icon' | 'picture' | 'drawing'
  value: string
  onChoose: (choice: Choice) => void
  /** Page Up and Page Down: -1 and 1. */
  onTurn?: (by: number) => void
}

/** Pictures to choose from, by arrow keys in both directions: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function ChoiceGrid({ label, choices, columns, look, value, onChoose, onTurn }: ChoiceGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      choices.findIndex((choice) => choice.value === value),
    ),
  )
  const turned = useRef(false)
  const current = Math.min(at, choices.length - 1)
  useLayoutEffect(() => {
    if (!turned.current) return
    turned.current = false
    grid.current?.querySelector('button')?.focus()
  }, [choices])
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { PageDown: 1, PageUp: -1 }[event.key]
    if (turn !== undefined) {
      turned.current = true
      onTurn?.(turn)
    }
    const to = cellAfter(event.key, current, columns, choices.length)
    if (to === undefined && turn === undefined) return
    event.preventDefault()
    if (to === undefined) return
    setAt(to)
    grid.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div ref={grid} role="grid" aria-label={label} className={styles.grid} data-columns={columns}>
      {rowsOf(choices, columns).map((row, rowPlace) => (
        <div role="row" key={row[0]?.value} className={styles.row}>
          {row.map((choice, place) => {
            const cell = rowPlace * columns + place
            return (
              <div role="gridcell" key={choice.value} aria-selected={choice.value === value}>
                <button
                  type="button"
                  className={styles.cell}
                  tabIndex={cell === current ? 0 : -1}
                  onFocus={() => setAt(cell)}
                  onKeyDown={onKeyDown}
                  onClick={() => onChoose(choice)}
                >
                  <Shown choice={choice} size={look === 'icon' ? 'large' : 'wide'} isDrawing={look === 'drawing'} />
                  <CellWords choice={choice} hasDetail={look !== 'icon'} />
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function CellWords({ choice: { label, detail }, hasDetail }: { choice: Choice; hasDetail: boolean }) {
  return (
    <>
      <span className={styles.name}>{label}</span>
      {hasDetail && detail && <span className={styles.detail}>{detail}</span>}
    </>
  )
}

function rowsOf<T>(all: readonly T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, row) =>
    all.slice(row * columns, (row + 1) * columns),
  )
}
