import { Anchor } from '../components/Anchor'
import type { Link } from '../page/page.generated'
import styles from './FloatingContact.module.css'

/** Buttons at the side of the page. What a button says is its name, and is shown when it is pointed at or focused. */
export function FloatingContact({ links }: { links: Link[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.buttons} role="list" aria-label="Contact">
      {links.map(({ label, path, external }) => (
        <li key={path}>
          <Anchor path={path} external={external} className={styles.button}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={shapeFor(path)} />
            </svg>
            <span className={styles.label}>{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** A letter, a person in a network, a speech bubble: by the kind of address. */
function shapeFor(path: string): string {
  if (path.startsWith('mailto:')) return 'M3 6h18v12H3zm0 1 9 6 9-6'
  if (path.startsWith('http')) return 'M5 10v9M5 5v.01M10 19v-9m0 4a4 4 0 0 1 9 0v5'
  return 'M4 5h16v11h-9l-4 4v-4H4z'
}
