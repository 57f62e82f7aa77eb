import type { Problem } from '../content/problem'

/** Problems for other tools. */
export function json(problems: readonly Problem[], pages: number): string {
  return JSON.stringify({ pages, problems }, null, 2)
}
