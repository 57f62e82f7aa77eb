import type { KeyboardEvent } from 'react'
import styles from './IconButton.module.css'
import { drawings, type IconName } from './icons'

interface IconButtonProps {
  /** Its name: what it does, and to what. */
  label: string
  icon: IconName
  disabled?: boolean
  pressed?: boolean
  onClick: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A button that is a sign; its name shows while the pointer rests on it. */
export function IconButton({ label, icon, pressed, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} aria-pressed={pressed} {...rest}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={drawings[icon]} />
      </svg>
    </button>
  )
}
