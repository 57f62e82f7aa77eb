import type { RichTextElement, RichTextNode } from '../../../src/page/page.generated'

/** One way to write marked words. What looks best does not always mean what it should: *a***b**, say. */
export interface Hand {
  /** The sign around stressed words. */
  stress: '*' | '_'
  /** Whether every sign gets a backslash that could ever need one. */
  careful: boolean
}

/** Words with their marks, on one line but for line breaks that are meant. */
export function inlineMarkdown(nodes: readonly RichTextNode[], hand: Hand): string {
  return nodes.map((node) => (typeof node === 'string' ? escaped(node, hand) : element(node, hand))).join('')
}

function element(node: RichTextElement, hand: Hand): string {
  const within = () => inlineMarkdown(node.children ?? [], hand)
  switch (node.tag) {
    case 'strong':
      return `**${within()}**`
    case 'em':
      return hand.stress + within() + hand.stress
    case 'a':
      return `[${within()}](${addressed(node.path ?? '')})`
    case 'code':
      return codeMarkdown((node.children ?? []).filter((child) => typeof child === 'string').join(''))
    case 'br':
      return '\\\n'
    default:
      return within()
  }
}

/** Code between as many backticks as it has not itself. */
function codeMarkdown(code: string): string {
  const marks = '`'.repeat(longestRun(code) + 1)
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : ''
  return marks + pad + code + pad + marks
}

/** How many backticks follow each other at most. */
export function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length))
}

/** An address as it stands between brackets. */
function addressed(path: string): string {
  const safe = path.replace(/[<>\s]/g, (sign) => encodeURIComponent(sign))
  return isBalanced(safe) ? safe : safe.replaceAll('(', '%28').replaceAll(')', '%29')
}

function isBalanced(path: string): boolean {
  let depth = 0
  for (const sign of path) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth < 0) return false
  }
  return depth === 0
}

/** Signs that mean something where they stand, and those that could. */
const meant = /\\(?=[!-/:-@[-`{-~]|$)|(?<! )\*|\*(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|`|\](?=\()|!(?=\[)|~(?=~)/gu
const perhaps = /[\\*_`[\]~<>&!]/g

function escaped(text: string, { careful }: Hand): string {
  return text.replace(careful ? perhaps : meant, '\\$&')
}

/** What a line of words must not begin with: the signs of headings, quotes, tables, lists, rules, code and notes. */
const begins =
  /^(?:#(?=#{0,5}(?:\s|$))|#(?=#*[^\s#])|[>|]|[+-](?=\s|$)|-(?=-*\s*$)|=(?==*\s*$)|~(?=~~)|\[(?=[^\]]*\]:))/
const numbered = /^(\d{1,9})([.)])(?=\s|$)/

/** Lines of a paragraph, none of which begins like something else. */
export function asParagraph(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => line.replace(begins, '\\$&').replace(numbered, '$1\\$2'))
    .join('\n')
}
