import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { toNodes } from '../../../../scripts/live/studio/writing/read'
import { kindOf, turnedInto, turnInto } from '../../../../scripts/live/studio/writing/turn-into'
import { toMarkdown } from '../../../../scripts/live/studio/writing/write'

const kinds = ['paragraph', 'heading', 'small heading', 'bullet list', 'numbered list', 'quote'] as const

describe('A block', () => {
  test.each(kinds)('that becomes a %s is one by its Markdown, too', (kind) => {
    const [turned] = turnedInto(toNodes('Some **bold** words', 'block').child(0), kind)
    const read = turned && toNodes(toMarkdown(turned, 'block').markdown, 'block').child(0)
    expect(read && [kindOf(read), read.textContent]).toEqual([kind, 'Some bold words'])
  })

  test('of several lines becomes as many headings', () => {
    const turned = turnedInto(toNodes('- One\n- Two', 'block').child(0), 'heading')
    expect(turned.map((block) => toMarkdown(block, 'block').markdown)).toEqual(['## One', '## Two'])
  })

  test('becomes a paragraph again by the same button', () => {
    const state = EditorState.create({ doc: toNodes('## Head', 'block') })
    let { doc } = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
    turnInto('heading')(state, (change) => {
      doc = change.doc
    })
    expect(toMarkdown(doc, 'block').markdown).toBe('Head')
  })
})

describe('A list', () => {
  test('with an entry of two paragraphs is written so that it is read as such', () => {
    const markdown = '- One **bold**\n\n  - a\n\n  More\n\n- Two'
    expect(toMarkdown(toNodes(markdown, 'block'), 'block')).toEqual({ markdown, lost: [] })
  })
})

describe('Stressed words', () => {
  test('stay written as they were, in both ways', () => {
    const texts = ['Under _Network_ it stands', 'Under *Network* it stands']
    expect(texts.map((text) => toMarkdown(toNodes(text, 'rich'), 'rich', text).markdown)).toEqual(texts)
  })
})
