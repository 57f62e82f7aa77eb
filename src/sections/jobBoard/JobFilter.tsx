import type { RefObject } from 'react'
import { pushQuery, replaceQuery, writeDraft } from '../../navigation/query'
import { SearchField } from '../../components/SearchField'
import type { Region } from '../../page/page.generated'
import { regionOf, withChoice, type Choice } from './choice'
import styles from './JobFilter.module.css'
import type { RegionResults } from './results'

interface JobFilterProps extends Pick<Choice, 'search'> {
  field: RefObject<HTMLInputElement | null>
  results: RegionResults[]
  region: Region
}

const choose = (region: Region | undefined) => pushQuery((query) => withChoice(query, { region }))
const type = (search: string) => replaceQuery((query) => withChoice(query, { search }))

export function JobFilter({ field, results, region, search }: JobFilterProps) {
  return (
    <search ref={takeOver} className={styles.filter}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">Region</legend>
        {results.map(({ region: each, label, found }) => (
          <label key={each} className={styles.region} data-count={found.length}>
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
      <SearchField
        field={field}
        name="Search jobs..."
        placeholder="Search jobs..."
        value={search}
        onType={type}
        onLeave={writeDraft}
      />
    </search>
  )
}

/** Keeps what was chosen and typed before the script was here. */
function takeOver(filter: HTMLElement | null): void {
  for (const input of filter?.querySelectorAll('input') ?? []) {
    if (input.type === 'search' && input.value !== input.defaultValue) type(input.value)
    if (input.type === 'radio' && input.checked && !input.defaultChecked) choose(regionOf(input.value))
  }
}
