import { finding } from '../finding'
import type { DocumentCheck } from './check'

const tagOrEntity = /<\/?([a-z][a-z0-9-]*)(\s[^<>]*)?\/?>|<!--|&(#\d+|[a-z]+);/i

/** Text is text, never HTML. */
export const html: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value, at }) => {
    if (typeof value !== 'string' || !(kind === 'text' || kind === 'rich-text' || kind === 'article-block')) return []
    const found = /[<&]/.test(value) && tagOrEntity.exec(withoutCode(value))
    return found
      ? [
          finding(
            'html-in-text',
            { file, at, part: found[0] },
            { tag: found[0], instead: insteadOf(found[1]?.toLowerCase()) },
          ),
        ]
      : []
  })

function withoutCode(text: string): string {
  return /^(```|~~~)/.test(text) ? '' : text.replace(/`[^`]*`/g, '')
}

function insteadOf(tag: string | undefined): string {
  switch (tag) {
    case 'b':
    case 'strong':
      return 'For bold words write **words**.'
    case 'i':
    case 'em':
      return 'For stressed words write *words*.'
    case 'a':
      return 'For a link write [words](/contact).'
    case 'br':
    case 'p':
    case 'div':
      return 'Write a further paragraph as its own text instead.'
    case undefined:
      return 'Write the character itself.'
    default:
      return 'Remove it.'
  }
}
