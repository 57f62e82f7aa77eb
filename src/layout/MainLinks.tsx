import type { Link } from '../page/page.generated'
import styles from './MainLinks.module.css'

export function MainLinks({ links, path }: { links: Link[]; path: string }) {
  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul className={styles.links} role="list">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className={styles.link} aria-current={isCurrent(link.path, path) ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isCurrent(link: string, path: string) {
  return path === link || (link !== '/' && path.startsWith(`${link}/`))
}
