import { useId, useState } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { PageEntry } from '../../contract'
import control from '../fields/Control.module.css'
import { Button } from '../parts/Button'
import { pageTree, type PageFilter } from './page-tree'
import { PageRow } from './PageRow'
import styles from './PageSearch.module.css'
import { stepThroughRows } from './step-through-rows'

interface PageSearchProps {
  pages: readonly PageEntry[] | undefined
  /** The address of the page that is open. */
  current: string | undefined
  /** The address of the page beside the list. */
  more: string | undefined
  onNew: () => void
  onOpen: (path: string) => void
  onMore: (page: PageEntry) => void
}

const filters: Record<PageFilter, string> = { all: 'All', draft: 'Not yet visible', problems: 'With problems' }
const filterNames: readonly PageFilter[] = ['all', 'draft', 'problems']

/** The tree of all pages, by kind and service group, with a search. */
export function PageSearch({ pages, current, more, onNew, onOpen, onMore }: PageSearchProps) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<PageFilter>('all')
  const id = useId()
  const { groups, found, hidden } = pageTree(pages ?? [], search, filter)
  return (
    <div className={styles.pages} data-pages>
      <div className={styles.search}>
        <label htmlFor={id}>Search pages</label>
        <input
          id={id}
          className={control.control}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={stepThroughRows}
        />
        <Button kind="primary" onClick={onNew}>
          New page
        </Button>
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
