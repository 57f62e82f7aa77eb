import type { ServiceGroup } from '../page/page.generated'
import styles from './ServiceGroups.module.css'

/** The services of a menu, by group. */
export function ServiceGroups({ groups }: { groups: ServiceGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ group, label, services }) => (
        <div key={label} data-group={group}>
          <p aria-hidden="true">{label}</p>
          <ul role="list" aria-label={label}>
            {services.map((service) => (
              <li key={service.path}>
                <a href={service.path}>{service.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
