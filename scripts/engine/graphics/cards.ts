import { hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { linkOnWay } from '../files/open-file'
import type { PictureColor } from './art-manifest'

/** All that a social card shows: the words of a page on its picture, for link previews. */
export interface Card {
  title: string
  /** What stands above it: the page's group, or what kind of page it is. */
  above: string
  company: string
  /** Address of the picture that the words stand on. */
  ground: string
  color: PictureColor
}

/** Where cards lie, below the folder of documents. `npm run cards` draws them; they are committed. */
export const cardFolder = '_cards'

/** Changes with how cards are drawn, so that all are drawn anew: scripts/workshop/cards. */
const design = 1

/** The name of a card's file. It says all that the card shows, so a page whose words change is without one until it is drawn. */
export function cardFile({ title, above, company, ground, color }: Card): string {
  return `${hash('sha1', JSON.stringify([design, title, above, company, ground, color])).slice(0, 16)}.jpg`
}

/** The cards that are drawn for a folder of documents, by file name. */
export function drawnCards(pages: string): ReadonlySet<string> {
  const folder = path.join(pages, cardFolder)
  if (linkOnWay(pages, cardFolder) || !existsSync(folder)) return new Set()
  return new Set(readdirSync(folder).filter((name) => /^[0-9a-f]{16}\.jpg$/.test(name)))
}
