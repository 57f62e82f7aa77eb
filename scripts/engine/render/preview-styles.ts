import { readFileSync } from 'node:fs'

/**
 * How previews mark what is not published yet. Visitors do not load it: they have 10 kB of styles without. In
 * `npm run dev` it comes before all other styles, whose layers it must not put into an order of its own.
 */
export function previewStyles(): string {
  return ['layers.css', 'preview.css'].map((file) => readFileSync(`src/styles/${file}`, 'utf8')).join('')
}
