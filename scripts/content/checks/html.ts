import type { Kind } from '../fields'
import { finding } from '../finding'
import type { DocumentCheck } from './check'

const tagOrEntity = /<\/?([a-z][a-z0-9-]*)(\s[^<>]*)?\/?>|<!--|&(#\d+|[a-z]+);/i

/** Text is text, never HTML. */
export const html: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value, at }) => {
    if (typeof value !== 'string' || !(kind === 'text' || kind === 'rich-text' || kind === 'article-block')) return []
    const found = /[<&]/.test(value) && tagOrEntity.exec(withoutCode(value))
    if (!found) return []
    const particulars = { tag: found[0], instead: insteadOf(found[1]?.toLowerCase()), better: asMarkup(kind, value) }
    return [finding('html-in-text', { file, at, part: found[0] }, particulars)]
  })

/** The text without its code, which may be about HTML. */
export function withoutCode(text: string): string {
  return /^(```|~~~)/.test(text) ? '' : text.replace(/`[^`]*`/g, '')
}

const characters: { [entity: string]: string } = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&copy;': '©',
  '&reg;': '®',
  '&trade;': '™',
  '&eacute;': 'é',
  '&auml;': 'ä',
  '&ouml;': 'ö',
  '&uuml;': 'ü',
}

/** The same text in marks instead of HTML; nothing where that is not certain. */
function asMarkup(kind: Kind, text: string): string | undefined {
  if (text.includes('`')) return undefined
  // Plain text knows no marks: its words stay, and what was around them goes.
  const marked = (mark: string) => (kind === 'text' ? '$2' : `${mark}$2${mark}`)
  const better = text
    .replace(/<(b|strong)>\s*([^<>*]+?)\s*<\/\1>/gi, marked('**'))
    .replace(/<(i|em)>\s*([^<>*]+?)\s*<\/\1>/gi, marked('*'))
    .replace(/<a\s+href="([^"\s]+)"[^<>]*>([^<>[\]]+)<\/a>/gi, kind === 'text' ? '$2' : '[$2]($1)')
    .replace(/<(span|font|u|small|big)(?:\s[^<>]*)?>([^<>]*)<\/\1>/gi, '$2')
    .replace(/\s*<br\s*\/?>\s*/gi, ' ')
    .replace(/&[a-z]+;/gi, (entity) => characters[entity.toLowerCase()] ?? entity)
    .trim()
  return tagOrEntity.test(better) || better === '' ? undefined : better
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
