import type { Link } from '../page/page.generated'
import { Button } from './Button'
import styles from './FurtherPages.module.css'

interface FurtherPagesProps {
  /** What the pages have more of: Further services. */
  label: string
  previous?: Link | undefined
  next?: Link | undefined
}

/** The way to the other pages of a list that is too long for one. */
export function FurtherPages({ label, previous, next }: FurtherPagesProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous && <Button link={previous} variant="quiet" />}
      {next && <Button link={next} variant="quiet" />}
    </nav>
  )
}
