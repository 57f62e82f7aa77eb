import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { service } from '../engine/publish/long-site'
import { DevServer } from './dev-server'
import { headingOf, isSameDocument, markDocument } from './on-page'
import { test } from './site'
import { eventually, untilInteractive } from './waits'

const dev = new DevServer()
let page: Page

const about = 'about-a-picture.json'
const picture = '_images/seen-by-a-test.png'
const added = Array.from({ length: 210 }, (_, number) => `services/made-by-a-test-${number}.json`)

test.beforeAll(async ({ browser }) => {
  mkdirSync(dev.file('_images'), { recursive: true })
  await dev.start()
  page = await browser.newPage({ baseURL: dev.url })
})

test.afterAll(async () => {
  await page.close()
  await dev.stop()
})

test.afterEach(() => {
  for (const name of [...added, about, picture]) if (existsSync(dev.file(name))) dev.remove(name)
})

async function visit(address: string) {
  await page.goto(address)
  await headingOf(page).waitFor()
  await untilInteractive(page)
  await markDocument(page)
}

const statusOf = async (address: string) => (await fetch(dev.url + address)).status

test.describe('A list that has grown longer than 200', () => {
  const addServices = () => added.forEach((name, number) => dev.save(name, JSON.stringify(service(number))))

  test('answers at the address of its second page, which was none before', async () => {
    expect(await statusOf('/services/page-2')).toBe(404)
    addServices()
    await eventually(() => statusOf('/services/page-2')).toBe(200)
    await visit('/services/page-2')
    await expect(page.getByRole('main').locator('a[href="/services/made-by-a-test-209"]')).toHaveCount(1)
  })

  test('leads to its second page and back without a reload', deep, async () => {
    addServices()
    await eventually(() => statusOf('/services/page-2')).toBe(200)
    await visit('/services')
    const further = page.getByRole('navigation', { name: 'Further services' })
    await further.getByRole('link', { name: 'More services' }).click()
    await page.waitForURL(/\/services\/page-2#/)
    await further.getByRole('link', { name: 'Previous services' }).click()
    await page.waitForURL(/\/services#/)
    expect(await isSameDocument(page)).toBe(true)
  })
})

/** A page with a picture that is named but need not be there. */
const withPicture = JSON.stringify({
  title: 'A page with a picture',
  description: 'A page that exists only while a test runs, so that a picture can be seen to show as it is added.',
  sections: [
    { type: 'hero', heading: 'A picture' },
    {
      type: 'intro',
      heading: 'Seen here',
      text: ['Words beside it.'],
      image: { src: picture.replace('_images/', ''), alt: 'All green.' },
    },
  ],
})

test.describe('A picture that is added', () => {
  /** Looks for it each time anew: the page may have changed since, and a picture out of sight is not fetched. */
  const shownWidth = () =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('main img[alt="All green."]')
      image?.scrollIntoView()
      return image?.naturalWidth ?? 0
    })
  /** Of another width each time: one that was prepared before would be there too soon to be missed. */
  const green = () =>
    sharp({ create: { width: 640 + (Date.now() % 1000), height: 400, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer()

  test('shows on a page that names it', deep, async () => {
    writeFileSync(dev.file(picture), await green())
    dev.save(about, withPicture)
    await eventually(() => statusOf('/about-a-picture')).toBe(200)
    await visit('/about-a-picture')
    await eventually(shownWidth).toBeGreaterThan(0)
  })

  test('shows without a reload on a page that named it before', deep, async () => {
    dev.save(about, withPicture)
    await eventually(() => statusOf('/about-a-picture')).toBe(200)
    await visit('/about-a-picture')
    writeFileSync(dev.file(picture), await green())
    await page.getByAltText('All green.').scrollIntoViewIfNeeded()
    await eventually(shownWidth).toBeGreaterThan(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('says while it is only half there that it is, where it belongs, and heals once it is whole', async () => {
    const whole = await green()
    dev.save(about, withPicture)
    writeFileSync(dev.file(picture), whole.subarray(0, whole.length / 2))
    await eventually(() => statusOf('/about-a-picture')).toBe(200)
    await visit('/about-a-picture')
    const mark = page.getByRole('group', { name: 'A problem in section 2' })
    await mark.getByText('"seen-by-a-test.png" is only part of a picture').waitFor()
    writeFileSync(dev.file(picture), whole)
    await mark.waitFor({ state: 'detached' })
    await eventually(shownWidth).toBeGreaterThan(0)
    expect(await isSameDocument(page)).toBe(true)
  })
})
