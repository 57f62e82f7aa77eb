import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps {
  label: string
  names: readonly string[]
  chosen: string
  onChoose: (name: string) => void
  /** What stands under the chosen one. */
  children: ReactNode
}

/** Parts of which one is shown, chosen by arrow keys too: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs({ label, names, chosen, onChoose, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = names.indexOf(chosen)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key]
    const name = to === undefined ? undefined : names.at(to % names.length)
    if (name === undefined) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelectorAll('button')[names.indexOf(name)]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {names.map((name, place) => (
          <button
            key={name}
            id={`${id}-${place}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className={styles.tab}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${at}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
