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
  const links = [previous, next].filter((link) => link !== undefined)
  if (links.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {links.map((link) => (
        <Button key={link.label} link={link} variant="quiet" />
      ))}
    </nav>
  )
}
