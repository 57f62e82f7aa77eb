import { useRef, type RefObject } from 'react'
import { pushQuery, replaceQuery, writeDraft } from '../../navigation/query'
import { SearchField } from '../../components/SearchField'
import type { Region } from '../../page/page.generated'
import { regionOf, withChoice } from './choice'
import styles from './JobFilter.module.css'
import type { RegionResults } from './results'

interface JobFilterProps {
  field: RefObject<HTMLInputElement | null>
  results: RegionResults[]
  region: Region | undefined
  /** Undefined where no search can be made. */
  search: string | undefined
}

export function JobFilter({ field, results, region, search }: JobFilterProps) {
  const choose = (chosen: Region | undefined) => pushQuery((query) => withChoice(query, { region: chosen }, results))
  const type = (typed: string) => replaceQuery((query) => withChoice(query, { search: typed }, results))
  const found = useRef(false)
  /** Keeps what was chosen and typed before the script was here. */
  const takeOver = (filter: HTMLElement | null) => {
    if (found.current || !filter) return
    found.current = true
    for (const input of filter.querySelectorAll('input')) {
      if (input.type === 'search' && input.value !== input.defaultValue) type(input.value)
      if (input.type === 'radio' && input.checked && !input.defaultChecked) choose(regionOf(input.value, results))
    }
  }
  return (
    <search ref={takeOver} className={styles.filter}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">Region</legend>
        {results.map(({ region: each, label, found, further }) => (
          <label key={each} className={styles.region} data-count={further?.all ?? found.length}>
            <input
              type="radio"
              name="region"
              value={each}
              checked={each === region}
              onChange={() => choose(each)}
              className={styles.radio}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {search !== undefined && (
        <SearchField
          field={field}
          name="Search jobs..."
          placeholder="Search jobs..."
          value={search}
          onType={type}
          onLeave={writeDraft}
        />
      )}
    </search>
  )
}
