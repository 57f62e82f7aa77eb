import { useRef, type RefObject } from 'react'
import { pushQuery, replaceQuery, writeDraft } from '../../navigation/query'
import { jobTypes } from '../../components/JobType'
import { SearchField } from '../../components/SearchField'
import type { Region } from '../../page/page.generated'
import { regionOf, typeOf, withChoice } from './choice'
import styles from './JobFilter.module.css'
import type { Asked, RegionResults } from './results'

interface JobFilterProps {
  field: RefObject<HTMLInputElement | null>
  results: RegionResults[]
  region: Region | undefined
  /** Undefined where no search can be made. */
  asked: Asked | undefined
}

export function JobFilter({ field, results, region, asked }: JobFilterProps) {
  const choose = (chosen: Region | undefined) => pushQuery((query) => withChoice(query, { region: chosen }, results))
  const chooseType = (word: string) => pushQuery((query) => withChoice(query, { type: typeOf(word) }, results))
  const type = (typed: string) => replaceQuery((query) => withChoice(query, { search: typed }, results))
  const found = useRef(false)
  /** Keeps what was chosen and typed before the script was here. */
  const takeOver = (filter: HTMLElement | null) => {
    if (found.current || !filter) return
    found.current = true
    const chosenType = filter.querySelector('select')?.value
    if (chosenType && !asked?.type) chooseType(chosenType)
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
      {asked && (
        <>
          <select
            aria-label="Type"
            value={asked.type ?? ''}
            onChange={({ target }) => chooseType(target.value)}
            className={styles.type}
          >
            <option value="">All types</option>
            {jobTypes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <SearchField
            field={field}
            name="Search jobs..."
            placeholder="Search jobs..."
            value={asked.search}
            onType={type}
            onLeave={writeDraft}
          />
        </>
      )}
    </search>
  )
}
