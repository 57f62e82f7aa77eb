import { isSmallScreen, panels, useNavigationState } from '../navigation/NavigationState'
import type { Link, ServiceGroup } from '../page/page.generated'
import { ServiceGroups } from './ServiceGroups'
import styles from './ServicesMenu.module.css'
import { usePanel } from './usePanel'

interface ServicesMenuProps {
  /** The navigation's own link to the list of services. */
  link: Link
  groups: ServiceGroup[]
  className: string | undefined
  active: boolean
}

/** A button and, right after it, the panel it opens: a disclosure and no menu of an application. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export function ServicesMenu({ link, groups, className, active }: ServicesMenuProps) {
  const { dropdown, ready, setDropdown } = useNavigationState()
  const { panel, around } = usePanel(ready && dropdown && !isSmallScreen(), setDropdown)
  return (
    <div {...around}>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        popoverTarget={panels.dropdown}
        aria-expanded={ready ? dropdown : undefined}
        aria-current={active || undefined}
      >
        {link.label}
      </button>
      <div id={panels.dropdown} className={styles.panel} popover="auto" data-band="deep" {...panel}>
        <div className={styles.container}>
          <ServiceGroups groups={groups} />
          <div className={styles.foot}>
            <a href={link.path}>All services</a>
            <button type="button" popoverTarget={panels.dropdown} popoverTargetAction="hide" className={styles.close}>
              Close menu
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
