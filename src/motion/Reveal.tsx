import { useEffect, useRef, type ReactNode } from 'react'
import { animateOnEntry } from './animateOnEntry'

interface RevealProps {
  className?: string | undefined
  children: ReactNode
}

/** Rendered visible everywhere; only a browser that allows motion sets it back and lets it come in once. */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? animateOnEntry(ref.current, () => import('./reveal')) : undefined), [])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}
