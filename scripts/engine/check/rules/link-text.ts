import { finding } from '../../problems/finding'
import { withoutCode } from '../../site/markdown'
import { isObject } from '../../text/is-object'
import { withoutEnd } from '../../text/without-ends'
import type { DocumentCheck } from '../check'

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
    // Not parsed: that is what costs in a build of thousands of pages.
    const links = linkWords(value).filter(saysNothing)
    const besidesCode = new Set(links.length ? linkWords(withoutCode(value)) : [])
    return links
      .filter((words) => besidesCode.has(words))
      .map((part) => finding('link-text', { file, at, part, after: '[' }, { words: part }))
  })

function linkWords(text: string): string[] {
  return Array.from(text.matchAll(/\[([^[\]]+)\]\(/g), ([, words = '']) => words)
}

function saysNothing(words: string): boolean {
  const begun = words.replace(/^[*_ ]+/, '')
  return empty.test(withoutEnd(begun, (letter) => '*_.…>»→ '.includes(letter)))
}
