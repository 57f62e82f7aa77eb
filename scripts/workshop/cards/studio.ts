import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Card } from '../../engine/graphics/cards'
import type { Told } from '../../engine/progress'
import { tints } from '../../engine/graphics/tints'
import { startChromium } from '../setup/chromium'
import { artFolder } from '../art/manifest'

const size = { width: 1200, height: 630 }
/** Some services that show previews leave out larger ones. */
const mostBytes = 100_000

/** A running browser that draws cards. Close it when done. */
export interface CardStudio {
  /** @returns the card as JPEG */
  draw(card: Card): Promise<Buffer>
  close(): Promise<void>
}

/** @throws when there is no Chromium and none can be installed */
export async function openCardStudio(told?: Told): Promise<CardStudio> {
  const browser = await startChromium(['--headless'], told)
  const page = await browser.newPage({ viewport: size })
  await page.goto(pathToFileURL('scripts/workshop/cards/card.html').href)
  return {
    async draw(card) {
      const ground = pathToFileURL(path.join(artFolder, card.ground)).href
      const color = (tints.find(({ name }) => name === card.color) ?? tints[0])?.onDark ?? ''
      await page.evaluate(fillIn, { ...card, ground, color })
      return asJpeg(await page.screenshot())
    },
    close: () => browser.close(),
  }
}

/** Runs inside the browser: it may use nothing from outside its own body. The title is as large as three lines allow. */
async function fillIn(card: Omit<Card, 'color'> & { color: string }): Promise<void> {
  const find = (id: string) => document.getElementById(id)
  const [ground, company, above, title] = ['ground', 'company', 'above', 'title'].map(find)
  if (!(ground instanceof HTMLImageElement) || !company || !above || !title) throw new Error('The card is not whole.')
  company.textContent = card.company
  above.textContent = card.above
  above.style.color = card.color
  title.textContent = card.title
  ground.src = card.ground
  await Promise.all([ground.decode(), document.fonts.ready])
  for (let pixels = 84; pixels >= 40; pixels -= 2) {
    title.style.fontSize = `${pixels}px`
    if (title.scrollHeight <= pixels * 1.05 * 3 + 4 && title.scrollWidth <= title.clientWidth) break
  }
}

async function asJpeg(picture: Buffer): Promise<Buffer> {
  const encoded = (quality: number) => sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
  let quality = 86
  let jpeg = await encoded(quality)
  while (jpeg.length > mostBytes && quality > 40) jpeg = await encoded((quality -= 6))
  return jpeg
}
