import { createElement } from 'react'
import type { Icon as Shapes } from '../page/page.generated'

/** An icon named in content. Icons of the interface itself come from lucide-react. */
export function Icon({ shapes, className }: { shapes: Shapes; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
    </svg>
  )
}
