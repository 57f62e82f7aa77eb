import { useEffect, useRef, type RefObject } from 'react'
import { panels, useNavigationState } from '../navigation/NavigationState'
import type { Link, ServiceGroup } from '../page/page.generated'
import styles from './MobileMenu.module.css'
import { ServiceGroups } from './ServiceGroups'
import { usePanel } from './usePanel'

interface MobileMenuProps {
  links: Link[]
  groups: ServiceGroup[]
  /** The link of the section the page belongs to. */
  active: string | undefined
}

export function MobileMenu({ links, groups, active }: MobileMenuProps) {
  const { mobileMenu, dropdown, ready, setMobileMenu } = useNavigationState()
  const { panel, around } = usePanel(mobileMenu, setMobileMenu)
  const services = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Opened by a button elsewhere on the page, where the focus still is.
    const focused = services.current?.closest('[popover]')?.contains(document.activeElement)
    if (mobileMenu && dropdown && !focused) services.current?.focus()
  }, [mobileMenu, dropdown])
  return (
    <div className={styles.menu} {...around}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={panels.mobileMenu}
        aria-expanded={ready ? mobileMenu : undefined}
      >
        Menu
      </button>
      <div id={panels.mobileMenu} className={styles.panel} popover="auto" data-band="deep" {...panel}>
        <ul role="list">
          {links.map((link) => (
            <li key={link.path}>
              {link.path === '/services' && groups.length > 0 ? (
                <Services link={link} groups={groups} button={services} />
              ) : (
                <a href={link.path} aria-current={link.path === active ? 'page' : undefined}>
                  {link.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ServicesProps {
  link: Link
  groups: ServiceGroup[]
  button: RefObject<HTMLButtonElement | null>
}

/** Stands open until the script can close it. */
function Services({ link, groups, button }: ServicesProps) {
  const { dropdown, ready, setDropdown } = useNavigationState()
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={ready ? dropdown : undefined}
        aria-controls="mobile-services"
        onClick={() => setDropdown(!dropdown)}
      >
        {link.label}
      </button>
      <div id="mobile-services" className={styles.services} data-open={ready ? dropdown : undefined}>
        <a href={link.path}>All services</a>
        <ServiceGroups groups={groups} />
      </div>
    </>
  )
}
