import type { ReactNode } from 'react'

export interface AnchorProps {
  path: string
  external?: boolean | undefined
  className?: string | undefined
  'data-variant'?: string
  children: ReactNode
}

/** Every link of the site. Addresses of other sites open in a new tab and say so. */
export function Anchor({ path, external = path.startsWith('http'), children, ...rest }: AnchorProps) {
  if (!external) {
    return (
      <a href={path} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={path} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
