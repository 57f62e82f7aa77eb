import type { Choice } from '../../contract'
import control from '../fields/Control.module.css'
import styles from './LinkPicker.module.css'

interface PlaceOnPageProps {
  id: string
  page: string
  value: string
  places: readonly Choice[]
  onChoose: (value: string) => void
}

/** Which heading of a page a link leads to. */
export function PlaceOnPage({ id, page, value, places, onChoose }: PlaceOnPageProps) {
  const isUnknown = value !== page && !places.some((place) => place.value === value)
  return (
    <label className={styles.place} htmlFor={id}>
      Place on the page
      <select id={id} className={control.control} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value={page}>Top of the page</option>
        {places.map((place) => (
          <option key={place.value} value={place.value}>
            {place.label}
          </option>
        ))}
        {isUnknown && <option value={value}>{`${value.slice(page.length)} (not there)`}</option>}
      </select>
    </label>
  )
}
