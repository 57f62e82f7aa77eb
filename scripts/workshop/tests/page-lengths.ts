import { readContent } from '../../engine/check/content'
import { readSource } from '../../engine/load/read-source'
import { fieldsOf, type Field } from '../../engine/schema/fields'
import { parseBlock, parseRichText, plainText } from '../../engine/site/markdown'

/** How many words the owner wants on a page of a kind. */
const meant: { [kind: string]: readonly [least: number, most: number] } = { service: [450, 900], article: [900, 1500] }

/** Says of each service and article that is longer or shorter than meant how many words it has. */
export function unusualLengths(pages: string): string[] {
  const { index } = readContent({ pages, date: new Date().toISOString().slice(0, 10) })
  return index.pages.flatMap(({ kind, path, file }) => {
    const [least, most] = meant[kind] ?? [0, Infinity]
    // The list of all services is none of them.
    if (most === Infinity) return []
    const words = textsIn(fieldsOf(readSource(file)?.value)).flatMap(wordsIn).length
    return words < least || words > most
      ? [`${path} has ${words} words; ${kind}s are meant to have ${least} to ${most}.`]
      : []
  })
}

/** The texts a visitor reads in a page's sections, without their markup, in reading order. */
export function textsIn(fields: readonly Field[]): string[] {
  return fields.flatMap(({ kind, value, at }) => {
    if (typeof value !== 'string' || at[0] !== 'sections') return []
    if (kind === 'article-block') return value.startsWith('```') ? [] : parseBlock(value).map((node) => plainText(node))
    return kind === 'text' || kind === 'rich-text' ? [plainText(parseRichText(value))] : []
  })
}

/** The words of a text, in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’./%-]*/gu) ?? []
}
