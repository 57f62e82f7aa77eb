import { describe, expect, test } from 'vitest'
import { sectionChanges } from '../../../scripts/review/changes/sections'

const hero = { type: 'hero', heading: 'Cloud', text: 'Up.', button: { label: 'Go', path: '/contact' } }
const card = (title: string, more: object = {}) => ({
  title,
  description: `What ${title} is about, in short.`,
  ...more,
})
const cards = (...list: object[]) => ({ type: 'cardGrid', heading: 'Our services', cards: list })
const intro = (heading: string, ...text: string[]) => ({ type: 'intro', heading, text })
const email = { title: 'Email', description: 'Write whenever you like, and have an answer the next day.' }
const phone = { title: 'Phone', description: 'Someone picks up from nine to five.' }
const letter = { title: 'Letter', description: 'Both offices have a box for those who prefer paper.' }

describe('Of the sections of a page it is said', () => {
  test.each<[string, unknown[], unknown[], string[]]>([
    ['nothing where nothing changed', [hero, cards(email)], [hero, cards(email)], []],
    [
      'that the heading at the top is another one',
      [hero],
      [{ ...hero, heading: 'Clouds' }],
      ['At the top: the heading is now "Clouds" (it was "Cloud").'],
    ],
    [
      'which button says and leads to what',
      [hero],
      [{ ...hero, button: { label: 'Write', path: '/about' } }],
      ['At the top: the button now says "Write"; the button now leads to "/about".'],
    ],
    ['that a button came', [{ ...hero, button: undefined }], [hero], ['At the top: a button was added: "Go".']],
    ['that a text went', [hero], [{ ...hero, text: undefined }], ['At the top: the text was removed.']],
    [
      'by which name a section went that now has another',
      [hero, intro('How we work', 'Slowly.')],
      [hero, intro('How it runs', 'Slowly.')],
      ['In "How we work": the heading is now "How it runs".'],
    ],
    [
      'which section is new and which is gone',
      [hero, intro('A', 'Of a.'), cards(email)],
      [hero, cards(email), { type: 'cta', heading: 'B', button: { label: 'Go', path: '/' } }],
      ['A section was removed: "A".', 'A section was added: "B".'],
    ],
    [
      'which section moved',
      [hero, intro('A', 'Of a.'), intro('B', 'Of b.'), intro('C', 'Of c.')],
      [hero, intro('C', 'Of c.'), intro('A', 'Of a.'), intro('B', 'Of b.')],
      ['A section moved to another place: "C".'],
    ],
    [
      'how many cards came and went, and which',
      [hero, cards(email, phone)],
      [hero, cards(phone, letter, { title: 'Fax', description: 'No.' })],
      ['In "Our services": one card was removed ("Email"); two cards were added ("Letter", "Fax").'],
    ],
    [
      'that cards are in another order',
      [hero, cards(email, phone, letter)],
      [hero, cards(letter, email, phone)],
      ['In "Our services": the cards are in another order.'],
    ],
    [
      'what changed in a card',
      [hero, cards(email, card('Phone', { keyPoints: ['Fast', 'Loud'] }))],
      [hero, cards(email, card('Phone', { description: 'Ring.', keyPoints: ['Fast', 'Loud and clear', 'Cheap'] }))],
      [
        'In "Our services": in the card "Phone", the description is now "Ring." (it was "What Phone is about, in short."), one key point was added and key point 2 changed.',
      ],
    ],
    [
      'that a card has another title, and nothing more',
      [hero, cards(email, phone)],
      [hero, cards({ ...email, title: 'Mail' }, phone)],
      ['In "Our services": in the card "Email", the title is now "Mail".'],
    ],
    [
      'which step of several is another one',
      [{ type: 'process', heading: 'How', steps: [card('Plan'), card('Build')] }],
      [{ type: 'process', heading: 'How', steps: [card('Plan'), card('Build', { icon: 'hammer' })] }],
      ['In "How": in the step "Build", an icon was added: "hammer".'],
    ],
    [
      'which paragraph changed',
      [intro('A', 'One two three.', 'Four.')],
      [intro('A', 'One two 3.', 'Four.')],
      ['In "A": paragraph 1 changed.'],
    ],
    [
      'which of two sections of the same name',
      [intro('A', 'One.'), intro('A', 'Two.')],
      [intro('A', 'One.'), intro('A', 'Three.')],
      ['In "A" (section 2): paragraph 1 changed.'],
    ],
    [
      'what changed in a section without a heading',
      [{ type: 'articleBody', body: ['One.', 'Two.'] }],
      [{ type: 'articleBody', body: ['One.', 'Two.', 'Three.'] }],
      ['In the article body: one block was added.'],
    ],
    [
      'which panel of a group of services, which has no title, changed',
      [{ type: 'groups', heading: 'Work', groups: [{ group: 'data-ai', description: 'Data.' }] }],
      [
        {
          type: 'groups',
          heading: 'Work',
          groups: [
            { group: 'x', description: 'New.' },
            { group: 'data-ai', description: 'Answers.' },
          ],
        },
      ],
      ['In "Work": one group was added; in group 2, the description is now "Answers." (it was "Data.").'],
    ],
    [
      'that a button opens in another way',
      [hero],
      [{ ...hero, button: { ...hero.button, external: true } }],
      ["At the top: the button's way of opening changed."],
    ],
    [
      'what a picture shows and says',
      [{ ...intro('A', 'One.'), image: { src: 'a.jpg' } }],
      [{ ...intro('A', 'One.'), image: { src: 'b.jpg', alt: 'Desks.' } }],
      [
        'In "A": the picture now shows "b.jpg"; the picture\'s description for those who cannot see it was added: "Desks.".',
      ],
    ],
    [
      'nothing of what is no section',
      [hero, 7, null],
      [hero, 'x'],
      [
        'A section was removed: something (section 2).',
        'A section was removed: something (section 3).',
        'A section was added: something.',
      ],
    ],
  ])('%s', (_name, before, after, sentences) => {
    expect(sectionChanges(before, after)).toEqual(sentences)
  })
})
