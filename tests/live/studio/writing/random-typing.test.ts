import { assert, constantFrom, double, nat, property, record, string, type Arbitrary } from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { toNodes } from '../../../../scripts/live/studio/writing/read'
import { schema } from '../../../../scripts/live/studio/writing/schema'
import { toMarkdown } from '../../../../scripts/live/studio/writing/write'
import { writtenTexts } from './documents'
import { seed } from '../../../depth'

const texts = writtenTexts()
/** What could be read as Markdown, between words. */
const typed = string({
  unit: constantFrom(
    'a',
    'b',
    ' ',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '#',
    '-',
    '1.',
    '>',
    '|',
    '\\',
    '!',
    '~',
    '<',
    '&',
  ),
})
const edits = record({
  text: nat(texts.length - 1),
  at: double({ min: 0, max: 1, noNaN: true }),
  length: nat(12),
  typed,
  mark: constantFrom('strong', 'em', 'code', undefined),
})
type Edit = typeof edits extends Arbitrary<infer Value> ? Value : never

/** A text in which a few signs are replaced, within one of its lines, and a few are marked. */
function edited({ text, at, length, typed, mark }: Edit): { doc: Node; value: string; as: 'rich' | 'block' } {
  const { value, as } = texts[text] ?? { value: '', as: 'rich' }
  const state = EditorState.create({ doc: toNodes(value, as) })
  const from = Math.round(at * state.doc.content.size)
  const $from = state.doc.resolve(from)
  if (!$from.parent.isTextblock) return { doc: state.doc, value, as }
  const to = Math.min($from.end(), from + length)
  const change = state.tr.insertText(typed, from, to)
  if (mark)
    change.addMark(from, Math.min(from + typed.length + 3, change.doc.resolve(from).end()), schema.marks[mark].create())
  return { doc: change.doc, value, as }
}

const words = (doc: Node) => doc.textBetween(0, doc.content.size, '\n', ' ').replace(/\s+/g, ' ').trim()

test('What is typed is read from the file as it was typed', () => {
  assert(
    property(edits, (edit) => {
      const { doc, value, as } = edited(edit)
      expect(words(toNodes(toMarkdown(doc, as, value).markdown, as))).toBe(words(doc))
    }),
    { numRuns: 2000, seed },
  )
})
