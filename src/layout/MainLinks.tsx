import type { Link, ServiceGroup } from '../page/page.generated'
import styles from './MainLinks.module.css'
import { ServicesMenu } from './ServicesMenu'

interface MainLinksProps {
  links: Link[]
  groups: ServiceGroup[]
  /** The link of the section the page belongs to. */
  active: string | undefined
}

export function MainLinks({ links, groups, active }: MainLinksProps) {
  return (
    <ul className={styles.links} role="list">
      {links.map((link) => (
        <li key={link.path}>
          {link.path === '/services' && groups.length > 0 ? (
            <ServicesMenu link={link} groups={groups} className={styles.link} active={link.path === active} />
          ) : (
            <a href={link.path} className={styles.link} aria-current={link.path === active ? 'page' : undefined}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
