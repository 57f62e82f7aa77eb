import { describe, expect, test } from 'vitest'
import { notedPath } from '../../src/navigation/earlier-page'
import type { Page } from '../../src/page/page.generated'
import { subjectOf } from '../../src/page/subject'
import { begunMessage, mailAddress, textOf } from '../../src/sections/firstMessage/begun'
import { resolveExample } from '../examples'

const { page } = resolveExample({
  title: 'Cloud migration: one system at a time',
  description: 'Of the tests.',
  sections: [{ type: 'hero', heading: 'Cloud migration' }],
})
const service: Page = { ...page, kind: 'service', group: 'data-ai', canonical: 'https://acme.test/services/cloud' }
const asked = { questions: ['What is it?'], groups: [{ group: 'data-ai', questions: ['Which data?'] }] }
const cards = (count: number): Page['sections'] => [
  ...page.sections,
  {
    type: 'cardGrid',
    id: 'parts',
    heading: 'Parts',
    cards: Array.from({ length: count }, (_, n) => ({ title: `Part ${n}`, description: 'One.' })),
  },
]
const about = 'This is about: Cloud migration\nhttps://acme.test/services/cloud'

describe('A message is begun', () => {
  test('about nothing, where nobody knows where somebody came from', () => {
    expect(begunMessage(asked)).toEqual({ subject: 'New inquiry', paragraphs: ['What is it?'] })
  })

  test('about nothing for who comes from a page that is no subject', () => {
    expect(begunMessage(asked, { ...service, kind: 'page' })).toEqual(begunMessage(asked))
  })

  test('about a service with the questions of its group', () => {
    expect(begunMessage(asked, service)).toEqual({
      subject: 'Cloud migration',
      about: 'Cloud migration',
      paragraphs: [about, 'Which data?'],
    })
  })

  test("about a service of a group without questions with the section's own", () => {
    expect(begunMessage({ ...asked, groups: [] }, service).paragraphs).toEqual([about, 'What is it?'])
  })

  test('with the questions and the subject that the page itself has', () => {
    const own = { ...service, inquiry: { subject: 'Moving', questions: ['Which systems?'] } }
    expect(begunMessage(asked, own)).toMatchObject({
      subject: 'Moving',
      paragraphs: ['This is about: Moving\nhttps://acme.test/services/cloud', 'Which systems?'],
    })
  })

  test('about any page that has questions of its own', () => {
    const own: Page = { ...service, kind: 'page', inquiry: { questions: ['Which systems?'] } }
    expect(begunMessage(asked, own).subject).toBe('Cloud migration')
  })

  test.each(['article', 'job'] as const)(
    "about the %s that somebody read, with the section's own questions",
    (kind) => {
      expect(begunMessage(asked, { ...service, kind }).paragraphs).toEqual([about, 'What is it?'])
    },
  )

  test('with the parts of a service to choose from', () => {
    expect(begunMessage(asked, { ...service, sections: cards(2) }).paragraphs[1]).toBe(
      'Which of these? Delete the others.\n- Part 0\n- Part 1',
    )
  })

  test('without its parts where they are too many to choose from', () => {
    expect(begunMessage(asked, { ...service, sections: cards(9) }).paragraphs).toEqual([about, 'Which data?'])
  })
})

test('A message has room for an answer below each question', () => {
  expect(textOf({ subject: '', paragraphs: ['A?', 'B?'] }, '\n')).toBe('A?\n\n\nB?\n\n')
})

test('The address for mail programs parts lines as their standard says, and keeps every sign', () => {
  const address = mailAddress('a@b.test', { subject: 'R&D: 50 % more?', paragraphs: ['What & why?', 'É #1'] })
  expect(address).not.toMatch(/[ \n#]/)
  const { searchParams } = new URL(address)
  expect([...searchParams]).toEqual([
    ['subject', 'R&D: 50 % more?'],
    ['body', 'What & why?\r\n\r\n\r\nÉ #1\r\n\r\n'],
  ])
})

test.each([
  ['UI/UX design: research and screens', 'UI/UX design'],
  ['Cloud migration', 'Cloud migration'],
  ['Ratio 3:2', 'Ratio 3:2'],
  ['', ''],
])('%j is about %j', (title, subject) => expect(subjectOf(title)).toBe(subject))

test.each([
  [{ words: 'Contact', from: '/about' }, '/about'],
  [{ words: 'Contact', from: '' }, undefined],
  [{ words: 1, from: {} }, undefined],
  ['Contact', undefined],
  [null, undefined],
  [undefined, undefined],
])('of %j in the history somebody came from %j', (state, from) => expect(notedPath(state)).toBe(from))
