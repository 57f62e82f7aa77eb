import arrow from '../../components/Arrow.module.css'
import { Reveal } from '../../motion/Reveal'
import type { ServiceGroup } from '../../page/page.generated'
import styles from './GroupServices.module.css'
import { Marked } from './Marked'
import type { Found } from './searchServices'

interface GroupServicesProps {
  group: ServiceGroup
  found: Found
}

/** The services of a group that were found. Hidden rather than left out: print shows all, and nothing comes in anew. */
export function GroupServices({ group, found: { paths, words } }: GroupServicesProps) {
  return (
    <div className={styles.group} data-group={group.group} hidden={!group.services.some(({ path }) => paths.has(path))}>
      <div className={styles.about}>
        <h3>{group.label}</h3>
        {group.description && <p>{group.description}</p>}
      </div>
      <Reveal className={words ? styles.found : undefined}>
        <ul className={styles.services} role="list">
          {group.services.map(({ path, label, description, unpublished }) => (
            <li key={path} className={`${arrow.arrow} ${styles.service}`} hidden={!paths.has(path)}>
              <a href={path} className={styles.link}>
                <Marked text={label} words={words} />
              </a>
              <p>
                {unpublished && <b>{unpublished} </b>}
                <Marked text={description} words={words} />
              </p>
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  )
}
