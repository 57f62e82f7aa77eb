import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const marks = new Map<string, string | undefined>()

/** A product's mark as an SVG path, where Simple Icons (CC0) has one; its maker may allow none. */
export function markOf(name: string): string | undefined {
  if (!marks.has(name)) marks.set(name, readMark(name))
  return marks.get(name)
}

function readMark(name: string): string | undefined {
  // Loaded here: most builds render no page with a technology.
  const { titleToSlug }: typeof import('simple-icons/sdk') = createRequire(import.meta.url)('simple-icons/sdk')
  const file = `node_modules/simple-icons/icons/${titleToSlug(name)}.svg`
  return existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}
