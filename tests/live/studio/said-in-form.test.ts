import { describe, expect, test } from 'vitest'
import { insertEntry, removeField, setValue } from '../../../scripts/engine/text/json-edits'
import { preview } from '../../../scripts/live/studio/verdicts'
import { deskForFile } from './desk'

const desk = await deskForFile()

/** What is said in the form after a change of a page. */
function said(change: (text: string) => string) {
  const file = `${desk.pages}/services/uiux.json`
  return preview(desk, { file, text: change(desk.open(file).text) }).problems
}

const withSection = (section: object) => (text: string) =>
  insertEntry(text, ['sections'], 6, JSON.stringify({ heading: 'What it takes', ...section }, null, 2))

describe('A problem in a form', () => {
  test.each([
    [
      'an empty heading',
      (text: string) => setValue(text, ['sections', 1, 'heading'], '""'),
      '“Heading” is empty. Write something in it or remove it.',
    ],
    [
      'a heading that is missing',
      (text: string) => removeField(text, ['sections', 1, 'heading']),
      '“Heading” is missing: the section’s heading.',
    ],
    [
      'a name in the address',
      (text: string) => setValue(text, ['sections', 1, 'id'], '"Not Good"'),
      '“Name in the address” can have small letters, digits and hyphens only. Write "not-good".',
    ],
    [
      'a description in a card',
      withSection({ type: 'cardGrid', cards: [{ title: 'Moves', description: '' }] }),
      '“Description” is empty. Write something in it or remove it.',
    ],
    [
      'a picture that is still to be chosen',
      withSection({ type: 'picture', text: ['Four desks.'], image: { src: '', alt: 'Four desks by a window.' } }),
      '“File” is still empty.',
    ],
  ])('calls %s by its label, and does not say where it is', (_what, change, sentence) => {
    expect(said(change).map((problem) => problem.said.replace("'", '’'))).toContain(sentence)
  })

  test('keeps names that no field has', () => {
    const [unknown] = said((text) => setValue(text, ['sections', 0, 'typo'], '"x"'))
    expect(unknown?.said).toMatch(/^"typo" is not a field\./)
  })

  test('has the places of all texts that it is about', () => {
    const gaps = said(withSection({ type: 'intro', text: ['To write: one thing', 'To write: another'] }))
    const gap = gaps.find(({ rule }) => rule === 'starting-text')
    expect([gap?.at, ...(gap?.others ?? [])]).toEqual([
      ['sections', 6, 'text', 0],
      ['sections', 6, 'text', 1],
    ])
  })

  test('does not count lines', () => {
    const [gap] = said(withSection({ type: 'intro', text: ['To write: one thing', 'To write: another'] }))
    expect(gap?.message).toMatch(/The same stands in line \d+\.$/)
    expect(gap?.said).not.toMatch(/line/)
  })
})
