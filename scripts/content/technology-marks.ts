import { existsSync, readFileSync } from 'node:fs'
import { titleToSlug } from 'simple-icons/sdk'

const marks = new Map<string, string | undefined>()

/** A product's mark as an SVG path, where Simple Icons (CC0) has one; its maker may allow none. */
export function markOf(name: string): string | undefined {
  if (!marks.has(name)) marks.set(name, readMark(`node_modules/simple-icons/icons/${titleToSlug(name)}.svg`))
  return marks.get(name)
}

function readMark(file: string): string | undefined {
  return existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}
