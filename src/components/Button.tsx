import type { Link } from '../page/page.generated'
import { Anchor } from './Anchor'
import styles from './Button.module.css'

interface ButtonProps {
  link: Link
  variant?: 'filled' | 'quiet'
}

export function Button({ link, variant = 'filled' }: ButtonProps) {
  return (
    <Anchor path={link.path} external={link.external} className={styles.button} data-variant={variant}>
      {link.label}
    </Anchor>
  )
}
