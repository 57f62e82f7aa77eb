import { useEffect, useRef, type ReactNode } from 'react'
import { revealOnEntry } from './revealOnEntry'

interface RevealProps {
  /** Its place among its neighbors, for the stagger. */
  index?: number
  className?: string | undefined
  children: ReactNode
}

/** Rendered visible everywhere; only a browser that allows motion sets it back and lets it come in once. */
export function Reveal({ index = 0, className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? revealOnEntry(ref.current, index) : undefined), [index])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}
