import type { RefObject } from 'react'
import { writeDraft } from '../../navigation/query'
import { SearchField } from '../../components/SearchField'
import { search } from './search'
import styles from './ServiceFilter.module.css'

interface ServiceFilterProps {
  id: string
  field: RefObject<HTMLInputElement | null>
  text: string
  /** How many services there are. */
  count: string
}

export function ServiceFilter({ id, field, text, count }: ServiceFilterProps) {
  return (
    <search ref={takeOver} className={styles.filter}>
      <label htmlFor={`${id}-search`} className={styles.label}>
        Search services
      </label>
      <SearchField
        field={field}
        id={`${id}-search`}
        placeholder="What do you need?"
        value={text}
        onType={search}
        onLeave={writeDraft}
      />
      <p className={styles.count}>{count}</p>
    </search>
  )
}

/** Keeps what was typed before the script was here. */
function takeOver(filter: HTMLElement | null): void {
  const input = filter?.querySelector('input')
  if (input && input.value !== input.defaultValue) search(input.value)
}
