import { readFileSync } from 'node:fs'

/** How previews mark what is not published yet. Visitors do not load it: they have 10 kB of styles without. */
export function previewStyles(): string {
  return readFileSync('src/styles/preview.css', 'utf8')
}
