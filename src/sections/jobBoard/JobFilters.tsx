import type { JobRegion, Region } from '../../page/page.generated'
import { chooseRegion, searchFor } from './filters'
import styles from './JobFilters.module.css'

interface JobFiltersProps {
  regions: JobRegion[]
  region: Region
  search: string
}

export function JobFilters({ regions, region, search }: JobFiltersProps) {
  return (
    <div className={styles.filters}>
      <fieldset className={styles.regions}>
        <legend className="visually-hidden">Region</legend>
        {regions.map(({ region: name, label, openings }) => (
          <label key={name}>
            <input
              type="radio"
              name="region"
              value={name}
              checked={name === region}
              onChange={() => chooseRegion(name)}
            />
            <span>{label}</span>
            <span aria-hidden="true" className={styles.count}>
              {openings.length}
            </span>
          </label>
        ))}
      </fieldset>
      <input
        type="search"
        className={styles.search}
        placeholder="Search jobs..."
        aria-label="Search jobs..."
        autoComplete="off"
        value={search}
        onChange={({ target }) => searchFor(target.value)}
      />
    </div>
  )
}
