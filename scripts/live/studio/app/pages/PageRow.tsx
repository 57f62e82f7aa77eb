import type { PageEntry } from '../../contract'
import { PageMarks } from './PageMarks'
import styles from './PageRow.module.css'
import { stepThroughRows } from './step-through-rows'

interface PageRowProps {
  page: PageEntry
  isCurrent: boolean
  isBeside: boolean
  onOpen: (path: string) => void
  onMore: (page: PageEntry) => void
}

/** One page of the list: choosing it opens it; what else can be done with it is behind a button. */
export function PageRow({ page, isCurrent, isBeside, onOpen, onMore }: PageRowProps) {
  const { title, path } = page
  return (
    <li className={styles.row} data-beside={isBeside}>
      <button
        type="button"
        data-row
        className={styles.open}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onOpen(path)}
        onKeyDown={stepThroughRows}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.path}>{path}</span>
        <PageMarks page={page} />
      </button>
      <button type="button" className={styles.more} aria-label={`More for ${title}`} onClick={() => onMore(page)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="3" cy="8" r="1.4" />
          <circle cx="8" cy="8" r="1.4" />
          <circle cx="13" cy="8" r="1.4" />
        </svg>
      </button>
    </li>
  )
}
