import type { RefObject } from 'react'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** What a label beside it refers to. */
  id?: string
  /** Its name, where no label is beside it. */
  name?: string
  /** What stands in it while it is empty. */
  placeholder: string
  value: string
  onType: (value: string) => void
  onLeave: () => void
  field: RefObject<HTMLInputElement | null>
}

/** A field that narrows down the list below it with every key. */
export function SearchField({ id, name, placeholder, value, onType, onLeave, field }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <input
        ref={field}
        id={id}
        type="search"
        aria-label={name}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        className={styles.field}
      />
    </div>
  )
}
