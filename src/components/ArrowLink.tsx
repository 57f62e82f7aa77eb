import type { Link } from '../page/page.generated'
import { Anchor } from './Anchor'
import arrow from './Arrow.module.css'
import styles from './ArrowLink.module.css'

export function ArrowLink({ link }: { link: Link }) {
  return (
    <Anchor path={link.path} external={link.external} className={`${arrow.arrow} ${styles.link}`}>
      {link.label}
    </Anchor>
  )
}
