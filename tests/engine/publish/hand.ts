import type { Page } from '../../../scripts/engine/schema/document.generated'
import type { Documents } from './small-site'

/** Files below the folder of documents that are none: _images/desk.png. */
export type Files = Record<string, Uint8Array>

/** What one edit does to the documents, and to files beside them. */
export interface Edit {
  /** For the message if it fails. */
  name: string
  /** Documents to write without a change. */
  touched?: string[]
  /** Files of the output to delete. */
  deleted?: string[]
  /** The day to build for from now on. */
  date?: string
}

/** What an edit is made on, and with. */
export interface Hand {
  documents: Documents
  /** Pictures, videos and other files beside them. */
  files: Files
  /** Files of the output. */
  output: string[]
  random: () => number
  /** Different each time it is asked. */
  word: () => string
}

export type MakeEdit = (hand: Hand) => Edit

export function changePage(hand: Hand, what: string, change: (document: Page) => unknown): Edit {
  const file = pick(pagesOf(hand), hand)
  const document = hand.documents[file]
  if (document && 'sections' in document) change(document)
  return { name: `${what} of ${file}` }
}

export function addressesOf(hand: Hand): string[] {
  return pagesOf(hand).flatMap((file) => {
    const document = hand.documents[file]
    return [addressOf(file), ...(document && 'sections' in document ? (document.aliases ?? []) : [])]
  })
}

export function addressOf(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}

export function pagesOf({ documents }: Hand): string[] {
  return Object.keys(documents).filter((file) => file !== '_site.json')
}

export function pick<T>(from: readonly T[], { random }: Pick<Hand, 'random'>): T {
  const picked = from.slice(Math.floor(random() * from.length))
  for (const one of picked) return one
  throw new Error('There is nothing to pick from.')
}
