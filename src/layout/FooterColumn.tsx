import { Fragment } from 'react'
import { Anchor } from '../components/Anchor'
import type { Link } from '../page/page.generated'
import styles from './FooterColumn.module.css'

interface FooterList {
  label: string
  links: Link[]
  /** Whether all of them lead to other sites. */
  external?: boolean
}

export function FooterColumn({ lists }: { lists: FooterList[] }) {
  return (
    <div className={styles.column}>
      {lists.map(
        (list) =>
          list.links.length > 0 && (
            <Fragment key={list.label}>
              <h2 className={styles.title}>{list.label}</h2>
              <ul role="list">
                {list.links.map(({ path, label, external = list.external }) => (
                  <li key={path}>
                    <Anchor path={path} external={external}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Fragment>
          ),
      )}
    </div>
  )
}
