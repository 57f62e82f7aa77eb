import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { addLink, isPageData } from './on-page'
import { ownSite, test } from './site'
import { eventually, nextFrames, untilInteractive, untilServed } from './waits'

/** With ten services more, so that a list of services shows more links than are fetched ahead. */
const site = ownSite(({ pages }) => {
  const service = readFileSync(path.join(pages, 'services/uiux.json'), 'utf8')
  for (let i = 0; i < 10; i++) {
    const text = service
      .replace(/"title": "[^"]*"/, `"title": "Made-up service number ${i}"`)
      .replace(
        /"description": "[^"]*"/,
        `"description": "Service number ${i} exists only in a test, which needs a list long enough to have more links than are fetched ahead."`,
      )
      .replace(/"heading": "[^"]*"/, `"heading": "Made-up service ${i}"`)
    writeFileSync(path.join(pages, `services/made-up-${i}.json`), text)
  }
})

/** Opens the list of services in a window that shows it whole, and notes the data that is asked for. */
async function openList(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const asked = new Set<string>()
  const page = await site.visit('/services', {
    viewport: { width: 1280, height: 6000 },
    prepare: async (opened) => {
      opened.on('request', (request) => isPageData(request) && asked.add(new URL(request.url()).pathname))
      await prepare(opened)
    },
  })
  return { page, asked }
}

const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Waits until the links in view have been noticed, which the browser reports after its next frames. */
async function untilNoticed(page: Page) {
  await untilInteractive(page)
  await untilServed(page)
  await nextFrames(page)
}

test.describe('Pages whose links are in view', () => {
  test('are fetched ahead, seven of them', async () => {
    const { page, asked } = await openList()
    await untilNoticed(page)
    expect(asked.size).toBe(7)
  })

  test('are not fetched ahead for a visitor who saves data', async () => {
    const { page, asked } = await openList(savesData)
    await untilNoticed(page)
    expect([...asked]).toEqual([])
  })
})

test.describe('The page of a link', () => {
  for (const sign of ['hover', 'focus'] as const)
    test(`is fetched ahead on ${sign}`, async () => {
      const page = await site.visit('/contact')
      const link = await addLink(page, { href: '/services/made-up-9' })
      const [request] = await Promise.all([page.waitForRequest('**/services/made-up-9.json'), link[sign]()])
      expect((await request.response())?.status()).toBe(200)
    })

  test('is fetched once, however often it is pointed at and clicked', async () => {
    const page = await site.visit('/contact')
    let asked = 0
    page.on('request', (request) => request.url().endsWith('/made-up-9.json') && asked++)
    const link = await addLink(page, { href: '/services/made-up-9' })
    const answered = page.waitForResponse('**/services/made-up-9.json')
    await link.hover()
    await (await answered).finished()
    await page.mouse.move(600, 10)
    await link.hover()
    await link.click()
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Made-up service 9')
    expect(asked).toBe(1)
  })

  test('on screen is not fetched for links to itself', deep, async () => {
    const page = await site.visit('/contact')
    let asked = 0
    page.on('request', (request) => request.url().endsWith('/contact.json') && asked++)
    await (await addLink(page, { href: '/contact#main' })).hover()
    await nextFrames(page)
    expect(asked).toBe(0)
  })
})
