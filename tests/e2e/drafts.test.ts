import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { DevServer } from './dev-server'
import { headingOf } from './on-page'
import { ownSite, test } from './site'
import { untilInteractive } from './waits'

/** The text of a page of the site with these fields added. */
const held = (text: string, fields: string) => text.replace('{\n', `{\n  ${fields},\n`)
const mark = (page: Page) => page.getByRole('main').getByRole('note')

const service = 'services/uiux'
const article = 'Blog/WebsitePerformance'

test.describe('In a preview', () => {
  const site = ownSite((served) => {
    served.drafts = true
    const change = (name: string, of: (text: string) => string) => {
      const file = path.join(served.pages, `${name}.json`)
      writeFileSync(file, of(readFileSync(file, 'utf8')))
    }
    change(service, (text) => held(text, '"draft": true'))
    change(article, (text) => text.replace(/"published": "[^"]*"/, '"published": "2026-12-01"'))
  })

  test('a draft says that it is one, in sight below the header, at every width', async () => {
    for (const width of [390, 768, 1440]) {
      const page = await site.visit(`/${service}`, { viewport: { width, height: 800 } })
      await expect(mark(page)).toHaveText('Draft: not published')
      await page.mouse.wheel(0, 1200)
      await expect(mark(page)).toBeInViewport()
    }
  })

  test('a page with a day to come says which', async () => {
    const page = await site.visit(`/${article}`)
    await expect(mark(page)).toHaveText('Published from December 1, 2026')
  })

  test('lists mark both', async () => {
    const services = await site.visit('/services')
    await expect(services.getByRole('listitem').filter({ hasText: 'Draft' }).first()).toBeVisible()
    const articles = await site.visit('/Blog')
    await expect(articles.getByRole('article').filter({ hasText: 'From December 1, 2026' })).toBeVisible()
  })

  test('no other page has a mark, also where one comes from a draft', async () => {
    const page = await site.visitHydrated(`/${service}`)
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await page.waitForURL('**/contact')
    await expect(headingOf(page)).toBeVisible()
    await expect(mark(page)).toHaveCount(0)
  })
})

test.describe('In npm run dev', () => {
  const dev = new DevServer()
  const original = dev.text(`${service}.json`)

  test.beforeAll(() => dev.start())
  test.afterAll(() => dev.stop())

  test('a page has the mark as soon as it is a draft, and no longer than that', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: dev.url })
    await page.goto(`/${service}`)
    await untilInteractive(page)
    await expect(mark(page)).toHaveCount(0)
    dev.save(`${service}.json`, held(original, '"draft": true'))
    await expect(mark(page)).toHaveText('Draft: not published')
    dev.save(`${service}.json`, held(original, '"published": "2099-12-01"'))
    await expect(mark(page)).toHaveText('Published from December 1, 2099')
    dev.save(`${service}.json`, original)
    await expect(mark(page)).toHaveCount(0)
    await page.close()
  })
})
