import sharp from 'sharp'
import { captions, film, pdf } from '../../../scripts/engine/check/example-attachments'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { changePage, pick, type Edit, type Hand, type MakeEdit } from './hand'
import { blue, red } from './photo'

const green = { r: 20, g: 120, b: 20 }

/** Pictures of one color each. */
const photos = await Promise.all(
  [red, blue, green].map((background) =>
    sharp({ create: { width: 800, height: 450, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)

const pictures = ['desk.png', 'door.png']

/** What each file may hold. */
const contents: Record<string, (hand: Hand) => Uint8Array> = {
  '_images/desk.png': (hand) => pick(photos, hand),
  '_images/door.png': (hand) => pick(photos, hand),
  '_files/terms.pdf': ({ word }) => Buffer.from(`${pdf}% ${word()}\n`),
  '_videos/tour.mp4': () => film,
  '_videos/tour.vtt': ({ word }) => Buffer.from(`${captions}\n00:01.000 --> 00:02.000\nThe ${word()} moves.\n`),
  '_words.txt': ({ word }) => Buffer.from(`${word()}\n`),
}

/** Sections that show and offer them. */
const sections: ((hand: Hand) => Page['sections'][number])[] = [
  (hand) => ({
    type: 'picture',
    heading: hand.word(),
    text: ['What it shows.'],
    image: { src: pick(pictures, hand), alt: pick(['A wall.', ''], hand) },
  }),
  (hand) => ({
    type: 'downloads',
    heading: hand.word(),
    files: [{ src: 'terms.pdf', title: hand.word(), description: 'What is agreed.' }],
  }),
  (hand) => ({
    type: 'video',
    heading: hand.word(),
    video: { src: 'tour.mp4', captions: 'tour.vtt', poster: pick(pictures, hand) },
  }),
]

/** Adds files to a site, and shows each on some pages. */
export function withFiles(hand: Hand): void {
  for (const [file, contentOf] of Object.entries(contents)) hand.files[file] = contentOf(hand)
  for (const section of [...sections, ...sections])
    changePage(hand, 'files', (document) => document.sections.push(section(hand)))
}

export const fileEdits: MakeEdit[] = [
  ...sections.map(
    (section): MakeEdit =>
      (hand) =>
        changePage(hand, 'files', (document) => document.sections.push(section(hand))),
  ),
  put,
  (hand) => {
    const file = pick(Object.keys(contents), hand)
    delete hand.files[file]
    return { name: `remove ${file}` }
  },
]

/** Puts a file in the place of one that is there. */
export function put(hand: Hand): Edit {
  const [file, contentOf] = pick(Object.entries(contents), hand)
  hand.files[file] = contentOf(hand)
  return { name: `put ${file}` }
}
