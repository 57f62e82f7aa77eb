import { Anchor } from '../components/Anchor'
import type { Link } from '../page/page.generated'
import styles from './FooterColumn.module.css'

export function FooterColumn({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {links.map(({ path, label, external }) => (
          <li key={path}>
            <Anchor path={path} external={external}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
