import type { Link } from '../../page/page.generated'
import styles from './Breadcrumb.module.css'

export function Breadcrumb({ links }: { links: Link[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail} role="list">
        {links.map(({ label, path }) => (
          <li key={path} className={styles.step}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
