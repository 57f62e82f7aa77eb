import type { EditorState } from 'prosemirror-state'
import { schema } from '../writing/schema'
import { toMarkdown } from '../writing/write'
import type { CanvasHost } from './host'
import type { Moves } from './moves'
import type { Region } from './region'

/** What a new paragraph says until its author says something. */
const begun = 'New paragraph'

/** Parts a block of an article where the caret is; what stands behind it becomes a paragraph of its own. */
export function splitBlock(
  { doc, selection: { from } }: EditorState,
  { at, value }: Region,
  change: (value: string) => void,
  insertAfter: NonNullable<CanvasHost['insertAfter']>,
): Moves {
  const behind = schema.nodes.paragraph.create(null, doc.cut(from).content)
  const before = doc.cut(0, from)
  const isNew = behind.textContent.trim() === ''
  if (!isNew && before.textContent.trim() === '') return { to: at }
  if (!isNew) change(toMarkdown(before, 'block', value).markdown)
  const words = isNew ? begun : toMarkdown(behind, 'block', value).markdown
  insertAfter(at, [words], 'Added a paragraph to the article')
  const place = at.at(-1)
  const to = typeof place === 'number' ? [...at.slice(0, -1), place + 1] : at
  return { to, all: isNew }
}
