import type { RichTextElement, RichTextNode } from '../../../src/page/page.generated'
import { parseBlock, parseRichText } from '../../engine/site/markdown'
import { asParagraph, inlineMarkdown, longestRun, type Hand } from './write-inline'
import { withoutMarks, withMarksTrimmed } from './tidy'

/** In the order in which they are tried: what reads best, or as before, comes first. */
function handsOf(stress: Hand['stress']): Hand[] {
  const signs = stress === '*' ? (['*', '_'] as const) : (['_', '*'] as const)
  return [false, true].flatMap((careful) => signs.map((stress) => ({ stress, careful })))
}

export interface WrittenWords {
  markdown: string
  /** What had to change, a sentence each. */
  lost: string[]
}

/** Marks of words that could not stand where they stood. */
export const marksMoved = 'Bold or stressed words end a sign earlier now, as they touched other words.'
export const marksGone = 'Words are no longer bold or stressed here, as they were within a word.'

/**
 * Writes a block in the Markdown of articles, and reads it again to be sure.
 * @param stress the sign around stressed words where both read the same
 */
export function blockMarkdown(block: RichTextElement, stress: Hand['stress'] = '*'): WrittenWords {
  const hands = handsOf(stress)
  const firstThatReads = (block: RichTextElement) =>
    hands.map((hand) => written(block, hand)).find((markdown) => isSame(parseBlock(markdown), [block]))
  const asMeant = firstThatReads(block)
  if (asMeant !== undefined) return { markdown: asMeant, lost: [] }
  const trimmed = firstThatReads(withMarksTrimmed(block))
  if (trimmed !== undefined) return { markdown: trimmed, lost: [marksMoved] }
  const plain = withoutMarks(block)
  return {
    markdown: firstThatReads(plain) ?? written(plain, { stress, careful: true }),
    lost: [marksGone],
  }
}

/** The same for words that stand by themselves: no sign at their beginning makes a list or heading of them. */
export function lineMarkdown(words: readonly RichTextNode[], stress: Hand['stress'] = '*'): WrittenWords {
  const hands = handsOf(stress)
  const firstThatReads = (words: readonly RichTextNode[]) =>
    hands.map((hand) => inlineMarkdown(words, hand)).find((markdown) => isSame(asNodes(markdown), words))
  const asMeant = firstThatReads(words)
  if (asMeant !== undefined) return { markdown: asMeant, lost: [] }
  const around: RichTextElement = { tag: 'p', children: [...words] }
  const trimmed = firstThatReads(withMarksTrimmed(around).children ?? [])
  if (trimmed !== undefined) return { markdown: trimmed, lost: [marksMoved] }
  const plain = withoutMarks(around).children ?? []
  return { markdown: firstThatReads(plain) ?? inlineMarkdown(plain, { stress, careful: true }), lost: [marksGone] }
}

function asNodes(markdown: string): RichTextNode[] {
  const read = parseRichText(markdown)
  return typeof read !== 'string' ? read : read === '' ? [] : [read]
}

function isSame(one: readonly RichTextNode[], other: readonly RichTextNode[]): boolean {
  return JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder))
}

/** With its fields in one order, and without those that are not given. */
function inOrder(node: RichTextNode): unknown {
  if (typeof node === 'string') return node
  const { tag, path, align, children = [] } = node
  return { tag, path, align, children: children.map(inOrder) }
}

function written(block: RichTextElement, hand: Hand): string {
  const children = block.children ?? []
  switch (block.tag) {
    case 'h2':
    case 'h3':
      return `${block.tag === 'h2' ? '##' : '###'} ${inlineMarkdown(children, hand).replace(/(^|\s)(#+)$/, '$1\\$2')}`
    case 'ul':
    case 'ol':
      return listMarkdown(block, hand)
    case 'blockquote':
      return prefixed(blocksIn(children, hand), '> ', '>')
    case 'table':
      return tableMarkdown(block, hand)
    case 'pre':
      return codeBlock(children)
    case 'hr':
      return '---'
    default:
      return asParagraph(inlineMarkdown(children, hand))
  }
}

function blocksIn(children: readonly RichTextNode[], hand: Hand): string {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [written(child, hand)])).join('\n\n')
}

const ofBlocks: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'])

export function isBlock(node: RichTextNode): node is RichTextElement {
  return typeof node !== 'string' && ofBlocks.has(node.tag)
}

function listMarkdown(list: RichTextElement, hand: Hand): string {
  const items = (list.children ?? []).filter((item) => typeof item !== 'string')
  const isLoose = items.some(({ children }) =>
    children?.some((child) => typeof child !== 'string' && child.tag === 'p'),
  )
  const written = items.map(({ children = [] }, number) => {
    const mark = list.tag === 'ul' ? '- ' : `${number + 1}. `
    return mark + prefixed(itemMarkdown(children, isLoose, hand), ' '.repeat(mark.length), '').trimStart()
  })
  return written.join(isLoose ? '\n\n' : '\n')
}

/** Words, and what stands below them. */
function itemMarkdown(children: readonly RichTextNode[], isLoose: boolean, hand: Hand): string {
  const first = children.findIndex(isBlock)
  const words = first < 0 ? children : children.slice(0, first)
  const below = first < 0 ? [] : children.slice(first)
  const parts = [
    ...(words.length ? [asParagraph(inlineMarkdown(words, hand))] : []),
    ...below.flatMap((child) => (typeof child === 'string' ? [] : [written(child, hand)])),
  ]
  return parts.join(isLoose ? '\n\n' : '\n')
}

function prefixed(markdown: string, prefix: string, empty: string): string {
  return markdown
    .split('\n')
    .map((line) => (line === '' ? empty : prefix + line))
    .join('\n')
}

function tableMarkdown(table: RichTextElement, hand: Hand): string {
  const rows = rowsOf(table).map(({ children = [] }) => children.filter((cell) => typeof cell !== 'string'))
  const written = rows.map((cells) =>
    cells.map(({ children = [] }) => inlineMarkdown(children, hand).replaceAll('|', '\\|')),
  )
  const [head = [], ...body] = written
  const rule = (rows[0] ?? []).map(({ align }) => (align === 'center' ? ':-:' : align === 'end' ? '---:' : '---'))
  return [head, rule, ...body]
    .map((cells) => `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`)
    .join('\n')
}

function rowsOf(part: RichTextElement): RichTextElement[] {
  return (part.children ?? []).flatMap((child) => {
    if (typeof child === 'string') return []
    return child.tag === 'tr' ? [child] : rowsOf(child)
  })
}

function codeBlock(children: readonly RichTextNode[]): string {
  const [code] = children
  const text = typeof code === 'string' || code === undefined ? '' : (code.children ?? []).join('')
  return fenced(text, '')
}

/** Code between lines of backticks. @param info what stands behind the first of them: the language */
export function fenced(code: string, info: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${marks}${info}\n${code}${code === '' || code.endsWith('\n') ? '' : '\n'}${marks}`
}
