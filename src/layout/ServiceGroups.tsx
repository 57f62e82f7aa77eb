import type { ServiceGroup } from '../page/page.generated'
import type { Place } from '../page/route'
import styles from './ServiceGroups.module.css'

/** The services of a menu, each group in its color. */
export function ServiceGroups({ groups, own }: { groups: ServiceGroup[] } & Place) {
  return (
    <div className={styles.groups}>
      {groups.map(({ group, label, services }) => (
        <div key={label} className={styles.group} data-group={group}>
          <p>{label}</p>
          <ul role="list" aria-label={label}>
            {services.map((service) => (
              <li key={service.path}>
                <a href={service.path} aria-current={service.path === own ? 'page' : undefined}>
                  {service.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
