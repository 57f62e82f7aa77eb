import styles from './Brand.module.css'

export function Brand({ name }: { name: string }) {
  return (
    <a href="/" className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className={styles.ring} d="M24.7 8.2A11.6 11.6 0 1 0 27.6 16" />
        <path className={styles.current} d="M27.6 16H17" />
      </svg>
      {name}
    </a>
  )
}
