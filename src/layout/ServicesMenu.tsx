import { useEffect, useRef } from 'react'
import { useNavigationState } from './NavigationState'
import type { ServiceGroup } from '../page/page.generated'
import type { Place } from '../page/route'
import arrow from '../components/Arrow.module.css'
import links from './MainMenu.module.css'
import { ServiceGroups } from './ServiceGroups'
import styles from './ServicesMenu.module.css'
import { usePopover } from './usePopover'
import { useTopOnOpening } from './useTopOnOpening'

interface ServicesMenuProps extends Place {
  /** Where all services are listed. */
  path: string
  label: string
  groups: ServiceGroup[]
}

/**
 * A mega menu on wide screens, a section of the mobile menu on small ones. Its entry is a button, and not a link with a
 * button beside it: the panel's first link leads to all services.
 */
export function ServicesMenu({ path, label, groups, active, own }: ServicesMenuProps) {
  const { dropdown, mobileMenu, setDropdown } = useNavigationState()
  const popover = usePopover<HTMLDivElement>(dropdown && !mobileMenu, setDropdown)
  useTopOnOpening(popover.ref, dropdown)
  const section = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // As much as fits of the services, and not just of what stands above them.
    if (dropdown && mobileMenu) section.current?.scrollIntoView()
  }, [dropdown, mobileMenu])
  return (
    <li ref={section}>
      <button
        type="button"
        className={`${links.link} ${styles.toggle}`}
        popoverTarget="services-menu"
        aria-expanded={dropdown}
        aria-current={active === path || undefined}
      >
        {label}
      </button>
      <div id="services-menu" className={styles.panel} {...popover}>
        <p className={styles.strip}>
          <a href={path} className={arrow.arrow} aria-current={own === path ? 'page' : undefined}>
            All services
          </a>
          <button type="button" popoverTarget="services-menu" popoverTargetAction="hide">
            Close menu
          </button>
        </p>
        <ServiceGroups groups={groups} own={own} />
      </div>
    </li>
  )
}
