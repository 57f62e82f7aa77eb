import MarkdownIt from 'markdown-it'
import type Token from 'markdown-it/lib/token.mjs'
import type { RichText, RichTextElement, RichTextNode } from '../../../src/page/page.generated'
import { diagramText, isDiagram } from '../graphics/diagrams/diagram'

/**
 * A safe, small Markdown: no HTML, no pictures within text, no bare addresses turned into links. CommonMark's own rules look no
 * deeper than 20 lists, quotes or brackets, where the parser's default is 100 and takes five times as long for [[[[.
 * Version 14 of markdown-it, as 15 is compiled for older engines and takes twice as long for a line.
 */
const parser = new MarkdownIt('commonmark', { html: false })
  .enable('table')
  .disable(['image', 'autolink', 'lheading', 'reference', 'entity'])
// Every address is let through to the tree: checks judge it, and say more than a link left as plain text would.
parser.validateLink = () => true
// Addresses stay as written: {email} would come back as %7Bemail%7D.
parser.normalizeLink = (address) => address

/** What a string needs to have before it is worth parsing: most strings have none of it, and parsing costs 4 µs. */
const markup = /[*_[\]`\\]/

const inlineTags = { strong_open: 'strong', em_open: 'em' } as const

/** Turns one string of rich text into what the page shows: the same string, or a tree where something is marked up. */
export function parseRichText(text: string): RichText {
  return markup.test(text) ? marked(text) : text
}

const marked = remembering((text): RichText => {
  const tokens: Token[] = []
  // The inline parser by itself: what parseInline does around it is for blocks.
  parser.inline.parse(text, parser, {}, tokens)
  const nodes = toTree(tokens)
  return nodes.length === 1 && typeof nodes[0] === 'string' ? nodes[0] : nodes
})

/** Turns one block of an article (a paragraph, heading, list, table …) into nodes; usually one. */
export const parseBlock = remembering((text) => toTree(parser.parse(text, {})))

/** Several checks and the page itself ask for each text: one that takes long to parse is kept until others come. */
function remembering<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const long = 10_000
  const mostKept = 8
  const kept = new Map<string, Parsed>()
  return (text) => {
    if (text.length < long) return parse(text)
    const parsed = kept.get(text) ?? parse(text)
    if (kept.size === mostKept) kept.clear()
    kept.set(text, parsed)
    return parsed
  }
}

/** How deep marks go within a text; a check reports deeper ones, whose words stand in the innermost that count. */
export const deepestMarks = 16

function toTree(tokens: Token[]): RichTextNode[] {
  const root: RichTextNode[] = []
  const open: RichTextElement[] = []
  const add = (node: RichTextNode) => {
    const parent = open.at(Math.min(open.length, deepestMarks) - 1)
    const siblings = parent ? (parent.children ??= []) : root
    const last = siblings.at(-1)
    // Neighboring texts are joined: React would part them with comments in HTML.
    if (typeof node === 'string' && typeof last === 'string') siblings[siblings.length - 1] = last + node
    else if (node !== '') siblings.push(node)
  }
  for (const token of tokens) {
    if (token.nesting === 1 && !token.hidden) {
      const element = elementOf(token)
      if (open.length < deepestMarks) add(element)
      open.push(element)
    } else if (token.nesting === -1 && !token.hidden) open.pop()
    else if (token.type === 'inline') for (const node of toTree(token.children ?? [])) add(node)
    else if (token.type === 'text' || token.type === 'text_special') add(token.content)
    else if (token.type === 'softbreak') add(' ')
    else if (token.type === 'hardbreak') add({ tag: 'br' })
    else if (token.type === 'hr') add({ tag: 'hr' })
    else if (token.type === 'code_inline') add({ tag: 'code', children: [token.content] })
    else if (token.type === 'fence' || token.type === 'code_block')
      add({ tag: 'pre', children: [{ tag: 'code', children: [token.content.replace(/\n$/, '')] }] })
  }
  return root
}

function elementOf(token: Token): RichTextElement {
  if (token.type === 'link_open') return { tag: 'a', path: String(token.attrGet('href') ?? '') }
  const align = alignments[String(token.attrGet('style'))]
  return { tag: tagOf(token), ...(align && { align }) }
}

/** How columns of a table are set: the parser says it as a style. */
const alignments: { [style: string]: 'center' | 'end' } = { 'text-align:center': 'center', 'text-align:right': 'end' }

const blockTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** Headings other than ## and ### are reported by a check; here they become the nearest of the two. */
function tagOf(token: Token): RichTextElement['tag'] {
  if (token.type === 'strong_open' || token.type === 'em_open') return inlineTags[token.type]
  return blockTags.find((tag) => tag === token.tag) ?? (token.tag === 'h1' ? 'h2' : 'h3')
}

/** Visits every element of a text, outer ones first. */
export function visitElements(text: RichText | RichTextNode, visit: (element: RichTextElement) => void): void {
  if (typeof text === 'string') return
  if (Array.isArray(text)) for (const node of text) visitElements(node, visit)
  else {
    visit(text)
    for (const child of text.children ?? []) visitElements(child, visit)
  }
}

/** The words of a text without its markup. @param leftOut elements whose words do not count */
export function plainText(text: RichText | RichTextNode, leftOut: readonly RichTextElement['tag'][] = []): string {
  if (typeof text === 'string') return text
  if (Array.isArray(text)) return text.map((node) => plainText(node, leftOut)).join('')
  return leftOut.includes(text.tag) ? '' : plainText(text.children ?? [], leftOut)
}

/** The text without its code, which may be about HTML. The words of a diagram are no code. */
export function withoutCode(text: string): string {
  if (!/^(```|~~~)/.test(text)) return text.replace(/`[^`]*`/g, '')
  return isDiagram(text) ? diagramText(text) : ''
}
