import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { filesBelow } from '../../scripts/engine/files/place'
import { bundles } from '../../scripts/engine/render/bundles'
import { readSchemas, sectionTypes } from '../../scripts/engine/schema/schemas'
import { deep } from '../depth'
import { DevServer } from './dev-server'
import { test } from './site'

const dev = new DevServer()
const schemas = readSchemas()
let page: Page

test.beforeAll(async ({ browser }) => {
  await dev.start()
  page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
})
test.afterAll(async () => {
  await page.close()
  await dev.stop()
})

const open = (address: string) => page.goto(`${dev.url}${address}`)

test('The gallery lists every section type with what it is for', async () => {
  await open('/_sections')
  for (const type of sectionTypes(schemas)) {
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: type, exact: true }) })
    expect(await entry.innerText()).toContain(schemas.get(`sections/${type}.schema.json`)?.description)
  }
})

test('A section type shows each of its examples at three widths', async () => {
  await open('/_sections/process')
  const examples = schemas.get('sections/process.schema.json')?.examples ?? []
  const names = await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')))
  expect(names).toEqual(
    examples.flatMap((_, i) => [390, 768, 1440].map((width) => `process, example ${i + 1}, ${width} pixels wide`)),
  )
})

test('A frame is as wide as it says, so that the section adapts to it', deep, async () => {
  await open('/_sections/process')
  const frame = page.frameLocator('iframe[title="process, example 1, 390 pixels wide"]')
  await frame.getByRole('heading').first().waitFor()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
})

test('An example stands by itself, without header and footer', deep, async () => {
  await open('/_sections/process/1')
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('A list in an example has the pages of the site', async () => {
  await open('/_sections/serviceList/1')
  await page.getByRole('main').locator('a[href="/services/uiux"]').waitFor()
})

test('Its JSON can be copied', deep, async () => {
  await open('/_sections/cta')
  await page.getByRole('button', { name: 'Copy JSON' }).first().click()
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toEqual(schemas.get('sections/cta.schema.json')?.examples?.[0])
})

test('An example that does not exist is not found', async () => {
  expect((await open('/_sections/cta/99'))?.status()).toBe(404)
})

test('The published site has nothing of the gallery', async () => {
  const { client } = await bundles()
  const text = [...filesBelow(client)]
    .filter((file) => /\.(html|js|css)$/.test(file))
    .map((file) => readFileSync(path.join(client, file), 'utf8'))
  expect(text.length).toBeGreaterThan(10)
  expect(text.filter((code) => code.includes('_sections') || code.includes('Copy JSON'))).toEqual([])
})
