import { isObject } from '../../../engine/text/is-object'

/** A document's title. */
export function titleOf(value: unknown): string | undefined {
  return textIn(value, ['title', 'name'])
}

/** What a section or entry is called: its heading, or whatever names it. */
export function nameIn(value: unknown): string | undefined {
  if (typeof value === 'string') return shortened(value)
  const named = textIn(value, ['heading', 'title', 'label', 'name', 'question', 'city', 'text', 'description'])
  return named === undefined ? undefined : shortened(named)
}

/** Without the stars and brackets of marked-up words. */
function shortened(text: string): string {
  const plain = text
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`#]+/g, '')
    .trim()
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain
}

function textIn(value: unknown, names: readonly string[]): string | undefined {
  if (!isObject(value)) return undefined
  for (const name of names) {
    const { [name]: text } = value
    if (typeof text === 'string' && text !== '') return text
  }
  return undefined
}
