/** A character that nobody sees, and its offset in UTF-16 units. */
export interface Hidden {
  character: string
  offset: number
}

export function hiddenIn(text: string): Iterable<Hidden>
export function numberOf(character: string): string
export function visible(text: string): string
export function visibleOnLine(text: string): string
export function visibleJson(json: string): string
