import { useId, useState, type KeyboardEvent } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { PageEntry } from '../../contract'
import { pageTree, type PageFilter } from './page-tree'
import { PageRow } from './PageRow'
import styles from './PageSearch.module.css'

interface PageSearchProps {
  pages: readonly PageEntry[] | undefined
  /** The address of the page that is open. */
  current: string | undefined
  /** The address of the page beside the list. */
  more: string | undefined
  onOpen: (path: string) => void
  onMore: (page: PageEntry) => void
}

const filters: Record<PageFilter, string> = { all: 'All', draft: 'Not yet visible', problems: 'With problems' }
const filterNames: readonly PageFilter[] = ['all', 'draft', 'problems']

/** The tree of all pages, by kind and service group, with a search. */
export function PageSearch({ pages, current, more, onOpen, onMore }: PageSearchProps) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<PageFilter>('all')
  const id = useId()
  const { groups, found, hidden } = pageTree(pages ?? [], search, filter)
  return (
    <div className={styles.pages} onKeyDown={stepThroughRows}>
      <div className={styles.search}>
        <label htmlFor={id}>Search pages</label>
        <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        <fieldset className={styles.filters}>
          <legend>Show</legend>
          {filterNames.map((name) => (
            <label key={name}>
              <input type="radio" name={`${id}-filter`} checked={name === filter} onChange={() => setFilter(name)} />
              {filters[name]}
            </label>
          ))}
        </fieldset>
        <p role="status" className={styles.count}>
          {pages && count(found, 'page')}
        </p>
      </div>
      <div className={styles.tree}>
        {groups.map(({ name, pages: inGroup }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.group}>{name}</h3>
            <ul className={styles.rows}>
              {inGroup.map((page) => (
                <PageRow
                  key={page.file}
                  page={page}
                  isCurrent={page.path === current}
                  isBeside={page.path === more}
                  onOpen={onOpen}
                  onMore={onMore}
                />
              ))}
            </ul>
          </section>
        ))}
        {hidden > 0 && <p className={styles.hidden}>{count(hidden, 'more page')}: search to see them.</p>}
      </div>
    </div>
  )
}

/** The arrow keys lead from page to page, from the search field too. */
function stepThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { target, currentTarget } = event
  if (step === undefined || (target instanceof HTMLInputElement && target.type === 'radio')) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === target)
  const next = rows[at + step] ?? (at === 0 ? currentTarget.querySelector<HTMLElement>('[type=search]') : undefined)
  if (!next) return
  event.preventDefault()
  next.focus()
}
