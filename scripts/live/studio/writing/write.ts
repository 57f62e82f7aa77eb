import type { Fragment, Mark, Node } from 'prosemirror-model'
import type { RichTextElement, RichTextNode } from '../../../../src/page/page.generated'
import { tidied, trimmed, withoutSpacesAtBreaks } from '../../../authoring/import/tidy'
import { blockMarkdown, lineMarkdown, type WrittenWords } from '../../../authoring/import/write-blocks'
import type { As } from './read'
import { schema } from './schema'

const { nodes } = schema

/**
 * Writes what was edited as our Markdown.
 * @param before the text as it was: what both ways of stressing mean the same stays written as there
 */
export function toMarkdown(root: Node, as: As, before = ''): WrittenWords {
  const stress = /(?<![\p{L}\p{N}\\])_\S/u.test(before) && !/(?<!\*)\*(?!\*)\S/.test(before) ? '_' : '*'
  if (as === 'rich') return lineMarkdown(wordsOf(root.content), stress)
  const blocks = root.type === nodes.doc ? root.children : [root]
  const written = blocks
    .filter((block) => block.textContent.trim() !== '')
    .map((block) => blockMarkdown(elementOf(block), stress))
  return {
    markdown: written.map(({ markdown }) => markdown).join('\n\n'),
    lost: [...new Set(written.flatMap(({ lost }) => lost))],
  }
}

function elementOf(block: Node): RichTextElement {
  const { type, attrs, content, children } = block
  switch (type) {
    case nodes.heading:
      return { tag: attrs.level === 2 ? 'h2' : 'h3', children: wordsOf(content) }
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(block)
    case nodes.blockquote:
      return { tag: 'blockquote', children: children.map(elementOf) }
    case nodes.table:
      return { tag: 'table', children: children.map(partOfTable) }
    default:
      return { tag: 'p', children: wordsOf(content) }
  }
}

/** Where one entry's lines stand apart, those of all do: so it is with an entry of several paragraphs. */
function listOf({ type, children }: Node): RichTextElement {
  const isSpaced = children.some(
    ({ firstChild, children: [, ...below] }) =>
      firstChild?.attrs.spaced === true || below.some((block) => block.type === nodes.paragraph),
  )
  const items = children.map(({ children: blocks }): RichTextElement => {
    const parts = blocks.flatMap((block, place): RichTextNode[] =>
      place === 0 && !isSpaced ? wordsOf(block.content) : [elementOf(block)],
    )
    return { tag: 'li', children: parts }
  })
  return { tag: type === nodes.bullet_list ? 'ul' : 'ol', children: items }
}

function partOfTable({ type, attrs, content, children }: Node): RichTextElement {
  if (type !== nodes.table_cell)
    return {
      tag: type === nodes.table_head ? 'thead' : type === nodes.table_body ? 'tbody' : 'tr',
      children: children.map(partOfTable),
    }
  const align = attrs.align === 'center' || attrs.align === 'end' ? { align: attrs.align } : {}
  return { tag: attrs.tag === 'th' ? 'th' : 'td', ...align, children: wordsOf(content) }
}

/** Words in the one form that reading their Markdown gives. */
function wordsOf(content: Fragment): RichTextNode[] {
  return trimmed(withoutSpacesAtBreaks(tidied(nested(content.content))))
}

/** Marks as elements around words: the one that goes on for longest is outside, and code inside, as nothing is within it. */
function nested(parts: readonly Node[], done: readonly Mark[] = []): RichTextNode[] {
  const found: RichTextNode[] = []
  let place = 0
  while (place < parts.length) {
    const left = marksOf(parts[place]).filter((mark) => !mark.isInSet(done))
    const outer = left.filter((mark) => mark.type !== schema.marks.code)
    const runs = (outer.length > 0 ? outer : left).map((mark) => ({ mark, end: endOf(mark, parts, place, done) }))
    const longest = runs.sort((one, other) => other.end - one.end)[0]
    const end = longest?.end ?? place + 1
    found.push(
      ...(longest
        ? [marked(longest.mark, nested(parts.slice(place, end), [...done, longest.mark]))]
        : plain(parts[place])),
    )
    place = end
  }
  return found
}

function endOf(mark: Mark, parts: readonly Node[], from: number, done: readonly Mark[]): number {
  const isCode = mark.type === schema.marks.code
  const goesOn = (marks: readonly Mark[]) =>
    mark.isInSet(marks) && !(isCode && marks.some((other) => !other.eq(mark) && !other.isInSet(done)))
  let end = from
  while (end < parts.length && goesOn(marksOf(parts[end]))) end++
  return end
}

/** Code ends where its line does. */
function marksOf(part: Node | undefined): readonly Mark[] {
  if (!part) return []
  return part.type === nodes.hard_break ? part.marks.filter(({ type }) => type !== schema.marks.code) : part.marks
}

function plain(part: Node | undefined): RichTextNode[] {
  if (!part) return []
  return part.type === nodes.hard_break ? [{ tag: 'br' }] : [part.text ?? '']
}

function marked(mark: Mark, children: RichTextNode[]): RichTextElement {
  switch (mark.type) {
    case schema.marks.link:
      return { tag: 'a', path: String(mark.attrs.path), children }
    case schema.marks.strong:
      return { tag: 'strong', children }
    case schema.marks.code:
      return { tag: 'code', children }
    default:
      return { tag: 'em', children }
  }
}
