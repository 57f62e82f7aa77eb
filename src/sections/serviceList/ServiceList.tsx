import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { Reveal } from '../../components/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { ServiceList as ServiceListSection } from '../../page/page.generated'
import styles from './ServiceList.module.css'

export function ServiceList({ id, heading, text, groups, previous, next }: ServiceListSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      {groups.map(({ group, label, description, services }) => (
        <div key={label} className={styles.group} data-group={group}>
          <div className={styles.about}>
            <h3>{label}</h3>
            {description && <p>{description}</p>}
          </div>
          <Reveal>
            <ul className={styles.services} role="list">
              {services.map((service) => (
                <li key={service.path} className={styles.service}>
                  <a href={service.path} className={styles.link}>
                    {service.label}
                  </a>
                  <p>{service.description}</p>
                </li>
              ))}
            </ul>
          </Reveal>
        </div>
      ))}
      {(previous || next) && (
        <nav className={styles.pages} aria-label="Further services">
          {previous && <Button link={previous} variant="quiet" />}
          {next && <Button link={next} variant="quiet" />}
        </nav>
      )}
    </Band>
  )
}
