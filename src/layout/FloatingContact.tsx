import { memo } from 'react'
import { Anchor } from '../components/Anchor'
import { Icon } from '../components/Icon'
import type { Site } from '../page/page.generated'
import { withTitle, type Place } from '../page/route'
import styles from './FloatingContact.module.css'

const shapes = {
  email: 'M4 5h16v14H4zl8 7 8-7',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8v.1M12 16v-5m0 2c0-3 4-3 4 0v3',
  elsewhere: 'M7 17 17 7H8m9 0v9',
  page: 'M4 5h16v11H12l-5 4v-4H4zM8 9h8M8 12.5h5',
}

interface FloatingContactProps extends Place {
  site: Site
  /** The page's title. */
  title: string
}

/** Ways to get in touch, on every page but the one that has them in its text. */
export const FloatingContact = memo(function FloatingContact({ site, own, title }: FloatingContactProps) {
  if (own !== undefined && own === site.roots.contact) return null
  return (
    <ul className={styles.contact} role="list">
      {site.floatingContact.map(({ path, label, external }) => (
        <li key={path}>
          <Anchor path={withTitle(path, title)} external={external} className={styles.button}>
            <Icon path={shapes[kindOf(path, site)]} />
            <span className={styles.words}>{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
})

function kindOf(path: string, { linkedin }: Site): keyof typeof shapes {
  if (path.startsWith('mailto:')) return 'email'
  if (path === linkedin) return 'linkedin'
  return path.startsWith('/') ? 'page' : 'elsewhere'
}
