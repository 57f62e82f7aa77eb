import type { KeyboardEvent, RefObject } from 'react'
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
  const clear = () => {
    onType('')
    field.current?.focus()
  }
  // Not every browser does so by itself.
  const clearByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onType('')
  }
  return (
    <div className={styles.search}>
      <input
        ref={field}
        id={id}
        type="search"
        aria-label={name}
        placeholder={placeholder}
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={clearByEscape}
        onBlur={onLeave}
        className={styles.field}
      />
      {value && (
        // For pointers, as the browsers' own is: the keyboard has Escape.
        <button type="button" tabIndex={-1} aria-label="Clear" onClick={clear} className={styles.clear} />
      )}
    </div>
  )
}
