import { use, useRef } from 'react'
import { Band } from '../../components/Band'
import { FurtherPages } from '../../components/FurtherPages'
import { NothingFound } from '../../components/NothingFound'
import { useQuery } from '../../navigation/query'
import { ResultStatus } from '../../components/ResultStatus'
import { SectionHeading } from '../../components/SectionHeading'
import { SiteContext } from '../../components/SiteContext'
import type { ServiceList as ServiceListSection } from '../../page/page.generated'
import { GroupServices } from './GroupServices'
import { search, searchIn } from './search'
import { countOf, searchServices } from './searchServices'
import { ServiceFilter } from './ServiceFilter'
import styles from './ServiceList.module.css'

/** Fewer than these are looked through faster than searched. */
const worthSearching = 12

export function ServiceList({ id, heading, text, groups, previous, next }: ServiceListSection) {
  const field = useRef<HTMLInputElement>(null)
  const query = useQuery()
  const { contact } = use(SiteContext).roots
  const all = groups.reduce((total, { services }) => total + services.length, 0)
  // Of a list in several parts only this one is here: a search would miss most of it.
  const canSearch = !previous && !next && all >= worthSearching
  const typed = canSearch ? searchIn(query ?? '') : ''
  const wanted = typed.trim()
  const found = searchServices(groups, wanted)
  const isFound = found.paths.size > 0
  const count = countOf(found.paths.size, all)
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
          <ServiceFilter id={id} field={field} text={typed} count={count} />
          <ResultStatus search={wanted} words={isFound ? count : none} />
        </>
      )}
      {canSearch && !isFound && (
        <div className={styles.none}>
          <NothingFound title={none} clear={{ label: `Show all ${all} services`, onClick: showAll }}>
            Try a shorter or more general word
            {contact && (
              <>
                , or <a href={contact}>write to us</a>: we will tell you whether we do it
              </>
            )}
            .
          </NothingFound>
        </div>
      )}
      {groups.map((group) => (
        <GroupServices key={group.label} group={group} found={found} />
      ))}
      <FurtherPages label="Further services" previous={previous} next={next} />
    </Band>
  )
}
