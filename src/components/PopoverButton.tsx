import styles from './Button.module.css'

/** A button that opens a popover of the page. The browser needs no script for it. */
export function PopoverButton({ target, label }: { target: string; label: string }) {
  return (
    <button type="button" popoverTarget={target} className={styles.button} data-variant="filled">
      {label}
    </button>
  )
}
