import styles from './Button.module.css'

/** Opens the services menu, natively: it knows the menu by its id only. */
export function MenuButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.button} data-variant="filled" popoverTarget="services-menu">
      {label}
    </button>
  )
}
