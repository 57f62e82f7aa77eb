import { isObject } from '../fields'
import { finding } from '../finding'
import { parseBlock, parseRichText, plainText, visitElements } from '../markdown'
import type { DocumentCheck } from './check'

const empty =
  /^(click )?(here|this|this (link|page))$|^(click|more|(read|learn|see|find out) more|details|continue|go)$/i

/** The words of a link say where it leads, as they are read out by themselves, one after the other. */
export const linkText: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value, at }) => {
    const label = kind === 'link' && isObject(value) ? value.label : undefined
    if (typeof label === 'string' && saysNothing(label))
      return [finding('link-text', { file, at: [...at, 'label'] }, { words: label })]
    if (typeof value !== 'string' || !value.includes('](') || !(kind === 'rich-text' || kind === 'article-block'))
      return []
    const words: string[] = []
    visitElements(kind === 'rich-text' ? parseRichText(value) : parseBlock(value), (element) => {
      if (element.tag === 'a' && saysNothing(plainText(element))) words.push(plainText(element))
    })
    return words.map((part) => finding('link-text', { file, at, part, after: '[' }, { words: part }))
  })

function saysNothing(words: string): boolean {
  return empty.test(words.trim().replace(/[.…>»→ ]+$/, ''))
}
