import type { Page } from '../../../scripts/engine/schema/document.generated'
import { addressesOf, changePage, pick, type Hand, type MakeEdit } from './hand'

type Section = Page['sections'][number]

/** Sections of which other pages hear nothing, but what is checked between them may. */
const sections: ((hand: Hand) => Section)[] = [
  ({ word }) => ({ type: 'intro', heading: word(), text: ['You recieve it.'] }),
  ({ word }) => ({ type: 'intro', heading: word(), text: ['They recieve it.', 'All of us recieve it.'] }),
  ({ word }) => ({ type: 'intro', heading: word(), text: ['Written by [us](mailto:hello@acme.test).'] }),
  (hand) => ({ type: 'intro', heading: hand.word(), text: [`As said [before](#${pick(anchors, hand)}).`] }),
  (hand) => ({
    type: 'intro',
    heading: hand.word(),
    text: [`As said [there](${pick(addressesOf(hand), hand)}#${pick(anchors, hand)}).`],
  }),
  (hand) => ({
    type: 'technologies',
    heading: hand.word(),
    technologies: [{ name: pick(['Play Wright', 'Playwright'], hand) }],
  }),
  (hand) => ({
    type: 'cta',
    heading: hand.word(),
    price: 'A fixed price.',
    button: { label: 'Write to us', path: pick(addressesOf(hand), hand) },
  }),
]

/** Most of them are there most of the time. */
const anchors = ['what-it-is', 'what-it-is', 'why-it-is']

/** Edits of which no page hears, and some check between pages. */
export const textEdits: MakeEdit[] = [
  ...sections.map(
    (section): MakeEdit =>
      (hand) =>
        changePage(hand, 'a text', (document) => document.sections.push(section(hand))),
  ),
  (hand) => changePage(hand, 'a heading', (document) => headFirst(document, pick(['Why it is', 'What it is'], hand))),
  (hand) =>
    changePage(hand, 'a paragraph less', ({ sections: own }) =>
      own.forEach((section) => section.type === 'intro' && section.text.length > 1 && section.text.pop()),
    ),
]

function headFirst({ sections: own }: Page, heading: string): void {
  const first = own.find((section) => section.type === 'intro')
  if (first) first.heading = heading
}
