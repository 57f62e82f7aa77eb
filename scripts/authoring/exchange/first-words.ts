import { parseBlock, plainText } from '../../engine/site/markdown'
import { visibleOnLine } from '../../engine/text/hidden-characters.mjs'

/** So many letters tell which paragraph is meant. */
const longest = 40

/** How a block begins, in quotation marks: by that, somebody finds it in the text. */
export function firstWords(markdown: string): string {
  const words = wordsOf(markdown).replace(/\s+/g, ' ').trim()
  if (words.length <= longest) return `“${visibleOnLine(words)}”`
  const cut = words.slice(0, longest)
  return `“${visibleOnLine(cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)))} …”`
}

/** The words of its first line: of a list its first entry, of a table its head, of a picture what it shows. */
function wordsOf(markdown: string): string {
  const [first = '', second = ''] = markdown.split('\n')
  if (first.startsWith('```')) return second
  const [, alt] = /^!\[([^]*?)\]\(/.exec(markdown) ?? []
  return alt ?? plainText(parseBlock(first.replace(/\\?\|/g, ' ').trim()))
}
