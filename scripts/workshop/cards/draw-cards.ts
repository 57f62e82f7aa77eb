import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readContent, type ContentOptions } from '../../engine/check/content'
import { cardOf } from '../../engine/derived/card-of'
import { cardFile, cardFolder, drawnCards } from '../../engine/graphics/cards'
import { isError } from '../../engine/problems/problem'
import { surroundingsOf } from '../../engine/site/surroundings'
import { openCardStudio, type CardStudio } from './studio'

/** What was done to the cards of a folder of documents. */
export interface CardsDrawn {
  drawn: number
  kept: number
  /** Of pages that are gone, or say something else by now. */
  removed: number
}

export type CardOptions = Pick<ContentOptions, 'pages' | 'date' | 'known' | 'told'>

/**
 * Draws the cards of all pages that have none yet, and removes those that no page has any more.
 * @throws Refusal if there is no such folder, or no Chromium to draw with and some to draw
 */
export async function drawCards({ pages, date, known, told }: CardOptions): Promise<CardsDrawn> {
  const { index, site, problems } = readContent({ pages, date, known, told })
  // Nothing of it will be published.
  if (!site || problems.some(isError)) return { drawn: 0, kept: 0, removed: 0 }
  const around = surroundingsOf(index, site, date)
  const before = drawnCards(pages)
  // A page with a day to come has its card before: where it is published by itself there may be nothing to draw with.
  const finished = index.pages.filter(({ draft }) => !draft)
  const cards = new Map(finished.map((page) => cardOf(page, around)).map((card) => [cardFile(card), card]))
  const missing = [...cards].filter(([file]) => !before.has(file))
  const unused = [...before].filter((file) => !cards.has(file))
  mkdirSync(path.join(pages, cardFolder), { recursive: true })
  let studio: CardStudio | undefined
  try {
    for (const [number, [file, card]] of missing.entries()) {
      studio ??= await openCardStudio(told)
      told?.('Drawing social cards', number, missing.length)
      putInPlace(path.join(pages, cardFolder, file), await studio.draw(card))
    }
  } finally {
    await studio?.close()
  }
  for (const file of unused) rmSync(path.join(pages, cardFolder, file), { force: true })
  return { drawn: missing.length, kept: cards.size - missing.length, removed: unused.length }
}

/** Nobody finds half a card, also where several machines draw the same one at once. */
function putInPlace(file: string, card: Buffer): void {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, card)
  renameSync(aside, file)
}
