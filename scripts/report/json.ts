import type { Problem } from '../engine/problems/problem'
import { visibleJson } from '../engine/text/hidden-characters.mjs'

/** Problems for other tools. */
export function json(problems: readonly Problem[], pages: number): string {
  return jsonText({ pages, problems })
}

/** A value as JSON that says exactly the same, and does nothing to a terminal that it is printed on. */
export function jsonText(value: object): string {
  return visibleJson(JSON.stringify(value, null, 2))
}
