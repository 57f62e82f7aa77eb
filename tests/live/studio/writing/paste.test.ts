import { AllSelection, EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { withMark } from '../../../../scripts/live/studio/marks'
import { withShortPictures } from '../../../../scripts/live/studio/writing/short-pictures'
import { leftOutOfText, onOneLine, withPasted, withPlain } from '../../../../scripts/live/studio/writing/paste'
import { toNodes, type As } from '../../../../scripts/live/studio/writing/read'
import { toMarkdown } from '../../../../scripts/live/studio/writing/write'

/** An editor with the caret at the end of its text. */
function editorOf(markdown: string, as: As): EditorState {
  const state = EditorState.create({ doc: toNodes(markdown, as) })
  return state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
}

function pasted(before: string, as: As, blocks: string[], lost: string[] = []) {
  const typed = editorOf('', as)
  const { change, lost: said } = withPasted(typed.apply(typed.tr.insertText(before)), { blocks, lost })
  return { ...toMarkdown(change.doc, as), said }
}

describe('What is pasted from another program', () => {
  test('goes on in the paragraph where the caret is, with its marks', () => {
    expect(pasted('We test ', 'rich', ['with **five** [people](/about)']).markdown).toBe(
      'We test with **five** [people](/about)',
    )
  })

  test('stays a heading, a list and a paragraph in an article', () => {
    expect(pasted('Before ', 'block', ['more', '## Head', '- One\n- Two', 'After']).markdown).toBe(
      'Before more\n\n## Head\n\n- One\n- Two\n\nAfter',
    )
  })

  test('becomes one line where there is one only, which is said', () => {
    const { markdown, said } = pasted('', 'rich', ['## Head', '- One\n- Two'])
    expect(markdown).toBe('Head One Two')
    expect(said).toEqual([onOneLine])
  })

  test('is said to be without what was lost before, and without pictures', () => {
    const { markdown, said } = pasted('', 'block', ['Words', '![A desk.](desk.jpg)'], ['A color was lost.'])
    expect(markdown).toBe('Words')
    expect(said).toEqual(['A color was lost.', leftOutOfText])
  })
})

test('Pictures in what is pasted are sent no further than they begin, and words as they are', () => {
  const words = `<p>He wrote: "data:${' of ten years'.repeat(20)}" and left</p>`
  const picture = `<img src="data:image/png;base64,${'A'.repeat(1000)}" alt="A desk.">`
  expect(withShortPictures(words + picture)).toBe(
    `${words}<img src="data:image/png;base64,${'A'.repeat(100)}" alt="A desk.">`,
  )
})

test('What has no words leaves the words that are chosen', () => {
  const state = editorOf('Chosen words', 'rich')
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)))
  const { change } = withPasted(all, { blocks: [], lost: ['Pictures were left out.'] })
  expect(change.doc.textContent).toBe('Chosen words')
})

describe('Plain text that is pasted', () => {
  test('means nothing by its signs', () => {
    const { doc } = withPlain(editorOf('', 'rich'), '2 * 3 and **this**')
    expect(toNodes(toMarkdown(doc, 'rich').markdown, 'rich').textContent).toBe('2 * 3 and **this**')
  })

  test('has a paragraph for each of its own in an article', () => {
    expect(toMarkdown(withPlain(editorOf('', 'block'), 'One\nline\n\nTwo').doc, 'block').markdown).toBe(
      'One line\n\nTwo',
    )
  })

  test('loses the marks of the page it was copied from', () => {
    expect(withPlain(editorOf('', 'rich'), withMark('Words', 4)).doc.textContent).toBe('Words')
  })
})
