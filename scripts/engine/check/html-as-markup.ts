import type { Kind } from '../schema/fields'

/** What would show on a page as it stands: a tag, the beginning of a comment, or a character by its name in HTML. */
export const tagOrEntity = /<\/?([a-z][a-z0-9:-]*)(\s[^<>]*)?\/?>|<!--|&(#\d+|#x[\da-f]+|[a-z]+);/i

/** A tag, the words behind it, and the tag that ends them. */
const element = /<([^<>]*)>([^<>]*)<\/([a-z]+)>/gi

const characters: { [entity: string]: string } = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&ndash;': '–',
  '&mdash;': '—',
  '&lsquo;': '‘',
  '&rsquo;': '’',
  '&ldquo;': '“',
  '&rdquo;': '”',
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
export function asMarkup(kind: Kind, text: string): string | undefined {
  if (text.includes('`')) return undefined
  const bold = withElements(text, ['b', 'strong'], marked(kind, '**'))
  const stressed = withElements(bold, ['i', 'em'], marked(kind, '*'))
  const linked = withElements(stressed, ['a'], (words, attributes) => {
    const [, address] = /\shref=["']?([^"'\s]+)/i.exec(attributes) ?? []
    if (address === undefined || !/^[^[\]]+$/.test(words)) return undefined
    return kind === 'text' ? words : `[${words}](${address})`
  })
  const better = withoutBreaks(linked.replace(around, '').replace(paragraph, '<br>'))
    .replace(/&[#a-z\d]+;/gi, (entity) => characterOf(entity) ?? entity)
    .trim()
  return tagOrEntity.test(better) || better === '' ? undefined : better
}

/** Tags that only say how words look, as word processors put them around every few. */
const around = /<\/?(?:span|font|u|small|big|o:p)(?:\s[^<>]*)?>/gi
/** Tags that begin or end a paragraph. */
const paragraph = /<\/?(?:p|div)(?:\s[^<>]*)?>/gi

/** A character by its name or number in HTML; nothing where it is unknown or could not be seen. */
export function characterOf(entity: string): string | undefined {
  const [, hex, digits = hex] = /^&#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? []
  const code = digits === undefined ? NaN : parseInt(digits, hex === undefined ? 10 : 16)
  if (!(code <= 0x10ffff)) return characters[entity.toLowerCase()]
  const character = String.fromCodePoint(code)
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? character : /^\p{Zs}$/u.test(character) ? ' ' : undefined
}

type Change = (words: string, attributes: string) => string | undefined

/** Puts something in the place of elements that hold nothing but words; `change` says undefined to leave one. */
function withElements(text: string, names: readonly string[], change: Change): string {
  return text.replace(element, (whole, tag: string, words: string, end: string) => {
    const name = names.find((each) => each === end.toLowerCase() && tag.toLowerCase().startsWith(each))
    return (name === undefined ? undefined : change(words, tag.slice(name.length))) ?? whole
  })
}

/** Marks around words. Plain text knows none: its words stay, and what was around them goes. */
function marked(kind: Kind, mark: string): Change {
  return (words, attributes) => {
    if (attributes !== '' || words === '' || words.includes('*')) return undefined
    const within = words.trim() || words.slice(-1)
    return kind === 'text' ? within : `${mark}${within}${mark}`
  }
}

/** Line breaks as spaces. */
function withoutBreaks(text: string): string {
  const parts = text.split(/<br\s*\/?>/i)
  return parts
    .map((part, place) => (place === 0 ? part : part.trimStart()))
    .map((part, place) => (place === parts.length - 1 ? part : part.trimEnd()))
    .join(' ')
}
