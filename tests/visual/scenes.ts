import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { readContent } from '../../scripts/engine/check/content'
import { cardOf } from '../../scripts/engine/derived/card-of'
import { surroundingsOf } from '../../scripts/engine/site/surroundings'
import { openCardStudio } from '../../scripts/workshop/cards/studio'
import { label } from '../../scripts/workshop/guide/label'
import { pageWithMistake, pictureSite, shownPage } from '../../scripts/workshop/guide/picture-site'
import { searchAndCard, type Scene } from '../../scripts/workshop/guide/scenes'
import { DevServer } from '../e2e/dev-server'

const date = '2026-11-20'

/** `npm run dev` on a small site that stays as it is, and a window to look at it. */
export class Studio {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'scenes-'))
  #dev?: DevServer
  #card?: Buffer

  async start(): Promise<void> {
    for (const [file, text] of Object.entries(pictureSite)) {
      mkdirSync(path.dirname(path.join(this.#folder, file)), { recursive: true })
      writeFileSync(path.join(this.#folder, file), text)
    }
    this.#card = await this.#drawCard()
    this.#dev = new DevServer(this.#folder)
    await this.#dev.start()
  }

  stop(): void {
    this.#dev?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** A picture of a scene, as the guide shows it. */
  async take(browser: Browser, scene: Scene): Promise<Buffer> {
    const dev = this.#dev
    if (!dev) throw new Error('The studio is not open.')
    const isWrong = scene.name === 'problem-on-page'
    dev.save(shownPage.file, isWrong ? pageWithMistake : (pictureSite[shownPage.file] ?? ''))
    const page = await browser.newPage({ viewport: scene.size, reducedMotion: 'reduce', deviceScaleFactor: 2 })
    try {
      await page.route(`**${searchAndCard}`, (route) =>
        route.fulfill({ path: 'scripts/workshop/guide/search-and-card.html' }),
      )
      await page.route('**/search-and-card.jpg', (route) => route.fulfill({ body: this.#card ?? '' }))
      // Where the copy of the documents lies is no matter of authors.
      await page.route('**/@pages/problems/**', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll(dev.pages, 'pages-json') })
      })
      await page.goto(dev.url + scene.address)
      if (isWrong) await page.getByRole('group', { name: /problem in section/ }).waitFor()
      else await page.locator('main > *').first().waitFor()
      if (scene.address !== searchAndCard) await untilWhole(page)
      return await shoot(page, scene, isWrong)
    } finally {
      await page.close()
    }
  }

  async #drawCard(): Promise<Buffer> {
    const { index, site } = readContent({ pages: this.#folder, date })
    const page = index.page(shownPage.address)
    if (!page || !site) throw new Error('The small site has no such page.')
    const studio = await openCardStudio()
    try {
      return await studio.draw(cardOf(page, surroundingsOf(index, site, date)))
    } finally {
      await studio.close()
    }
  }
}

/** What stands over every page and is not what a picture is about. */
const around = 'main ~ aside, aside.page-problems { display: none !important }'

async function shoot(page: Page, scene: Scene, withProblems: boolean): Promise<Buffer> {
  const { area, click, room = 0, halved, shown } = scene
  if (!withProblems) await page.addStyleTag({ content: around })
  await seeAll(page)
  if (click) await openMenu(page, click)
  if (withProblems) await page.getByRole('group', { name: /problem in section/ }).scrollIntoViewIfNeeded()
  await label(page, scene)
  const box = area === undefined ? undefined : await page.locator(area).boundingBox()
  const clip = box && { ...box, width: box.width + room }
  const shot = await page.screenshot({ animations: 'disabled', fullPage: box !== undefined, ...(clip && { clip }) })
  const picture = halved ? await sideBySide(shot) : shot
  return sharp(picture).resize(shown).webp({ quality: 78 }).toBuffer()
}

async function openMenu(page: Page, button: string): Promise<void> {
  await page.locator(button).click()
  await page.locator('[popover]:popover-open').waitFor()
}

/** Until the app has taken the place of what is seen first, and keeps open what is opened. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual' && !document.getElementById('first-view'))
}

/** Has everything come that comes as one scrolls. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The upper half beside the lower one. */
async function sideBySide(shot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(shot).metadata()
  const half = Math.ceil(height / 2)
  const gap = 40
  const lower = await sharp(shot)
    .extract({ left: 0, top: half, width, height: height - half })
    .toBuffer()
  const upper = await sharp(shot).extract({ left: 0, top: 0, width, height: half }).toBuffer()
  const pieces = [
    { input: upper, left: 0, top: 0 },
    { input: lower, left: width + gap, top: 0 },
  ]
  const ground = { width: 2 * width + gap, height: half, channels: 3 as const, background: '#fff' }
  return sharp({ create: ground }).composite(pieces).png().toBuffer()
}
