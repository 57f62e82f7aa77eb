import MarkdownIt from 'markdown-it'
import type Token from 'markdown-it/lib/token.mjs'
import { anchorOf } from '../../engine/text/anchor'

/** A heading, what stands below it up to the next one, and the fields told there. */
export interface Part {
  level: number
  /** Its place on the page. */
  id: string
  heading: string
  /** What stands below it, without marks: its first paragraph, and all of it. */
  lead: string
  words: string
  fields: Field[]
}

/** A row of a table of fields. */
export interface Field {
  id: string
  name: string
  words: string
}

/** A document as it is shown and searched. */
export interface MarkdownRead {
  html: string
  parts: Part[]
}

const parser = new MarkdownIt()
const { renderer } = parser
// The address of a heading stands beside it, and not in it: it is none of its words.
renderer.rules.heading_open = (tokens, place, options) =>
  `<div class="heading" data-level="${tokens[place]?.tag}">${renderer.renderToken(tokens, place, options)}`
renderer.rules.heading_close = (tokens, place, options) => {
  const id = tokens[place - 2]?.attrGet('id') ?? ''
  const words = parser.utils.escapeHtml(wordsOf(tokens[place - 1]))
  const link = `<a href="#${id}" aria-label="The address of “${words}”">#</a>`
  return `${renderer.renderToken(tokens, place, options).trimEnd()}${link}</div>\n`
}
// What may be wider than the page scrolls by itself.
renderer.rules.table_open = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n'
renderer.rules.table_close = () => '</table></div>\n'

/**
 * Reads a document of the guide.
 * @param addressOf where a link or a picture leads
 */
export function readMarkdown(text: string, addressOf: (link: string) => string): MarkdownRead {
  // What says where a part is made is for whoever makes it.
  const tokens = parser.parse(text.replace(/^<!--.*-->$/gm, ''), {})
  const parts: Part[] = []
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const heading = wordsOf(tokens[place + 1])
      const id = anchorOf(heading)
      token.attrSet('id', id)
      parts.push({ level: Number(token.tag.slice(1)), id, heading, lead: '', words: '', fields: [] })
    }
    leadOn(token, addressOf)
    const part = parts.at(-1)
    if (!part) continue
    if (token.type === 'tr_open') takeField(tokens, place, part)
    const isOfHeading = tokens[place - 1]?.type === 'heading_open'
    if (isOfHeading || !/^(inline|fence)$/.test(token.type)) continue
    part.lead ||= wordsOf(token)
    part.words += `${wordsOf(token)} `
  }
  return { html: renderer.render(tokens, parser.options, {}), parts }
}

/** Takes a row of a table of fields, and gives it a place of its own. */
function takeField(tokens: Token[], place: number, part: Part): void {
  const cells = tokens.slice(
    place,
    tokens.findIndex((token, other) => other > place && token.type === 'tr_close'),
  )
  const [name, , ...rest] = cells.flatMap((cell) => (cell.type === 'inline' ? [wordsOf(cell)] : []))
  if (name === undefined || cells[1]?.type !== 'td_open' || cells[2]?.children?.[0]?.type !== 'code_inline') return
  const id = `${part.id}.${name}`
  tokens[place]?.attrSet('id', id)
  part.fields.push({ id, name, words: rest.join(' ') })
}

/** Has the links and pictures in a token lead where they do here. */
function leadOn({ children }: Token, addressOf: (link: string) => string): void {
  for (const child of children ?? []) {
    const name = child.type === 'image' ? 'src' : 'href'
    const link = child.attrGet(name)
    if (link !== null) child.attrSet(name, addressOf(link))
    if (child.type === 'image') child.attrSet('loading', 'lazy')
  }
}

/** The words of a token, without marks. */
function wordsOf(token: Token | undefined): string {
  if (!token?.children) return token?.content ?? ''
  return token.children.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('')
}
