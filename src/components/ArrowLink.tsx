import type { Link } from '../page/page.generated'
import { Anchor } from './Anchor'
import styles from './ArrowLink.module.css'

export function ArrowLink({ link }: { link: Link }) {
  return (
    <Anchor path={link.path} external={link.external} className={styles.link}>
      {link.label}
    </Anchor>
  )
}
