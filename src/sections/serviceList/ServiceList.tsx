import { useRef } from 'react'
import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { NothingFound } from '../../components/NothingFound'
import { useQuery } from '../../components/query'
import { ResultStatus } from '../../components/ResultStatus'
import { Reveal } from '../../components/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { ServiceList as ServiceListSection } from '../../page/page.generated'
import { Marked } from './Marked'
import { search, searchIn } from './search'
import { countOf, searchServices } from './searchServices'
import { ServiceFilter } from './ServiceFilter'
import styles from './ServiceList.module.css'

/** Fewer than these are looked through faster than searched. */
const worthSearching = 12

export function ServiceList({ id, heading, text, groups, previous, next }: ServiceListSection) {
  const field = useRef<HTMLInputElement>(null)
  const query = useQuery()
  const all = groups.reduce((total, { services }) => total + services.length, 0)
  // Of a list in several parts only this one is here: a search would miss most of it.
  const canSearch = !previous && !next && all >= worthSearching
  const wanted = canSearch ? searchIn(query ?? '').trim() : ''
  const { paths: found, words } = searchServices(groups, wanted)
  const count = countOf(found.size, all)
  const none = `No service matches “${wanted}”`
  const showAll = () => {
    search('')
    field.current?.focus()
  }
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      {canSearch && (
        <>
          <ServiceFilter id={id} field={field} text={searchIn(query ?? '')} count={count} />
          <ResultStatus search={wanted} words={found.size > 0 ? count : none} />
        </>
      )}
      {canSearch && found.size === 0 && (
        <div className={styles.none}>
          <NothingFound title={none} clear={{ label: `Show all ${all} services`, onClick: showAll }}>
            Try a shorter or more general word, or <a href="/contact">write to us</a>: we will tell you whether we do
            it.
          </NothingFound>
        </div>
      )}
      {groups.map(({ group, label, description, services }) => (
        // Hidden rather than left out: print shows all, and nothing comes in anew.
        <div
          key={label}
          className={styles.group}
          data-group={group}
          hidden={!services.some(({ path }) => found.has(path))}
        >
          <div className={styles.about}>
            <h3>{label}</h3>
            {description && <p>{description}</p>}
          </div>
          <Reveal className={wanted ? styles.found : undefined}>
            <ul className={styles.services} role="list">
              {services.map((service) => (
                <li key={service.path} className={styles.service} hidden={!found.has(service.path)}>
                  <a href={service.path} className={styles.link}>
                    <Marked text={service.label} words={words} />
                  </a>
                  <p>
                    <Marked text={service.description} words={words} />
                  </p>
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
