import type { Schema, Snippet } from './schemas'

/** A section's least example as a snippet. */
export function snippetOf(type: string, { description = '', examples = [] }: Schema): Snippet {
  let stops = 0
  const withStops = (value: unknown, field?: string): unknown => {
    if (typeof value === 'string' && field !== 'type') return stop(value, ++stops)
    if (Array.isArray(value)) return value.map((entry) => withStops(entry))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withStops(inner, name)]))
  }
  return { label: type, description, body: withStops(examples[0]) }
}

/** A text the cursor stops at. After ^ editors take what stands there as it is: JSON in which $, } and \ are escaped once more. */
function stop(text: string, number: number): string {
  const written = JSON.stringify(text).slice(1, -1)
  return `^"\${${number}:${written.replace(/[\\$}]/g, '\\$&')}}"`
}
