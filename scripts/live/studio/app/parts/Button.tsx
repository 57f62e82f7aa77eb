import type { ReactNode, Ref } from 'react'
import styles from './Button.module.css'

interface ButtonProps {
  id?: string
  kind?: 'primary' | 'plain'
  type?: 'button' | 'submit'
  disabled?: boolean
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button({ kind = 'plain', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={styles.button} data-kind={kind} {...rest}>
      {children}
    </button>
  )
}
