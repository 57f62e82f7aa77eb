import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import type Token from 'markdown-it/lib/token.mjs'
import { readFrontMatter } from './front-matter'
import type { Manuscript, PicturesAround } from './manuscript'
import { readHtml } from './read-html'

/** Markdown as others write it: with HTML, pictures, footnotes, notes on links further below. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false }).use(footnotes)
// What may be followed is judged where links are read, which says what was left out.
parser.validateLink = () => true
parser.normalizeLink = (address) => address
// Notes are read where they are referred to: no line stands above them.
parser.renderer.rules.footnote_block_open = () => '<section><ol>'
parser.renderer.rules.fence = (tokens, place) => codeHtml(tokens[place])
parser.renderer.rules.code_block = (tokens, place) => codeHtml(tokens[place])

/** Makes an article of Markdown, with what is said in YAML before it. */
export function readMarkdown(text: string, around: PicturesAround): Manuscript {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const front = readFrontMatter(whole)
  const body = whole.split('\n').slice(front.lines).join('\n')
  const env = {}
  const pictures = front.fields.state === undefined ? around : withNamed(around)
  const tokens = parser.parse(body, env)
  for (const token of tokens) if (token.level === 0 && token.nesting >= 0) noteLines(token, front.lines)
  const manuscript = readHtml(parser.renderer.render(tokens, parser.options, env), pictures, front.fields)
  return { ...manuscript, lost: [...front.lost, ...manuscript.lost] }
}

/** A text that was exported names the pictures of its page: what lies not beside it is one of those. */
function withNamed({ has, beside }: PicturesAround): PicturesAround {
  return { beside, has: (name) => has(name) || beside(name) === undefined }
}

function noteLines(token: Token, before: number): void {
  const [first, behind] = token.map ?? []
  if (first !== undefined && behind !== undefined) token.attrSet('data-lines', `${first + before}-${behind + before}`)
}

/** Code with all that its first line says of it: a language, or what a drawing is made from. */
function codeHtml(token: Token | undefined): string {
  if (!token) return ''
  const escape = parser.utils.escapeHtml
  const lines = escape(token.attrGet('data-lines') ?? '')
  return `<pre data-info="${escape(token.info.trim())}" data-lines="${lines}"><code>${escape(token.content)}</code></pre>\n`
}
