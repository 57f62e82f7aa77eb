import { count } from '../../../../engine/problems/words/sentence'
import type { PageEntry } from '../../contract'
import styles from './PageMarks.module.css'

/** What is special about a page: nobody sees it yet, or something is wrong with it. */
export function PageMarks({ page: { draft, appears, errors, warnings } }: { page: PageEntry }) {
  if (!draft && appears === undefined && errors + warnings === 0) return null
  return (
    <span className={styles.marks}>
      {draft && <span className={styles.mark}>Draft</span>}
      {appears !== undefined && <span className={styles.mark}>Appears on {appears}</span>}
      {errors > 0 && <span className={`${styles.mark} ${styles.error}`}>{count(errors, 'error')}</span>}
      {warnings > 0 && <span className={`${styles.mark} ${styles.warning}`}>{count(warnings, 'warning')}</span>}
    </span>
  )
}
