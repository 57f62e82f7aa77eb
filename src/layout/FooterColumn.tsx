import { Anchor } from '../components/Anchor'
import type { Link } from '../page/page.generated'
import styles from './FooterColumn.module.css'

interface FooterColumnProps {
  lists: { title: string; links: Pick<Link, 'path' | 'label' | 'external'>[] }[]
}

export function FooterColumn({ lists }: FooterColumnProps) {
  const filled = lists.filter(({ links }) => links.length > 0)
  if (filled.length === 0) return null
  return (
    <div className={styles.column}>
      {filled.map(({ title, links }) => (
        <div key={title}>
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
      ))}
    </div>
  )
}
