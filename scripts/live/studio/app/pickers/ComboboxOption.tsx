import { useEffect, useRef } from 'react'
import type { Choice } from '../../contract'
import styles from './Combobox.module.css'
import { Shown } from './Shown'

interface ComboboxOptionProps {
  id: string
  option: Choice
  isActive: boolean
  onChoose: () => void
}

/** One of the values that a combobox offers. */
export function ComboboxOption({ id, option, isActive, onChoose }: ComboboxOptionProps) {
  const { label, detail, value, picture } = option
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // The focus, and with it the keys, stay in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
    >
      {picture !== undefined && <Shown choice={option} size="small" />}
      <span className={styles.label}>{label}</span>
      <span className={styles.detail}>{detail ?? (value === label ? '' : value)}</span>
    </div>
  )
}
