import type { Kind } from '../schema/fields'

/** What would show on a page as it stands: a tag, the beginning of a comment, or a character by its name in HTML. */
export const tagOrEntity = /<\/?([a-z][a-z0-9-]*)(\s[^<>]*)?\/?>|<!--|&(#\d+|[a-z]+);/i

/** A tag, the words behind it, and the tag that ends them. */
const element = /<([^<>]*)>([^<>]*)<\/([a-z]+)>/gi

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
export function asMarkup(kind: Kind, text: string): string | undefined {
  if (text.includes('`')) return undefined
  const bold = withElements(text, ['b', 'strong'], marked(kind, '**'))
  const stressed = withElements(bold, ['i', 'em'], marked(kind, '*'))
  const linked = withElements(stressed, ['a'], (words, attributes) => {
    const [, address] = /^\s+href="([^"\s]+)"/i.exec(attributes) ?? []
    if (address === undefined || !/^[^[\]]+$/.test(words)) return undefined
    return kind === 'text' ? words : `[${words}](${address})`
  })
  const plain = withElements(linked, ['span', 'font', 'u', 'small', 'big'], (words, attributes) =>
    /^\S/.test(attributes) ? undefined : words,
  )
  const better = withoutBreaks(plain)
    .replace(/&[a-z]+;/gi, (entity) => characters[entity.toLowerCase()] ?? entity)
    .trim()
  return tagOrEntity.test(better) || better === '' ? undefined : better
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
