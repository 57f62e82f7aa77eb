import { useNavigationState } from './NavigationState'
import type { Site } from '../page/page.generated'
import type { Place } from '../page/route'
import styles from './MainMenu.module.css'
import { ServicesMenu } from './ServicesMenu'
import { usePopover } from './usePopover'
import { useTopOnOpening } from './useTopOnOpening'

/** A row of links on wide screens. On small ones the same list is a popover. */
export function MainMenu({ site, active, own }: { site: Site } & Place) {
  const { mobileMenu, setMobileMenu } = useNavigationState()
  const popover = usePopover<HTMLUListElement>(mobileMenu, setMobileMenu)
  useTopOnOpening(popover.ref, mobileMenu)
  return (
    <nav aria-label="Main">
      <button type="button" className={styles.toggle} popoverTarget="mobile-menu" aria-expanded={mobileMenu}>
        Menu
      </button>
      <ul id="mobile-menu" className={styles.links} role="list" {...popover}>
        {site.navigation.map(({ path, label }) =>
          path === site.roots.services && site.groups.length > 0 ? (
            <ServicesMenu key={path} path={path} label={label} groups={site.groups} active={active} own={own} />
          ) : (
            <li key={path}>
              <a
                href={path}
                className={styles.link}
                aria-current={path === own ? 'page' : path === active || undefined}
              >
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
