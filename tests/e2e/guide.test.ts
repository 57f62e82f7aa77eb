import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../scripts/engine/files/place'
import { bundles } from '../../scripts/engine/render/bundles'
import { guideDocuments } from '../../scripts/live/guide/documents'
import { DevServer } from './dev-server'
import { test } from './site'

const dev = new DevServer()
let page: Page
let complaints: string[]

test.beforeAll(() => dev.start())
test.afterAll(() => dev.stop())
test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ baseURL: dev.url, viewport: { width: 1440, height: 900 } })
  complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
})
test.afterEach(() => page.close())

const field = () => page.getByRole('searchbox', { name: 'Search the guide' })
const results = () => page.getByRole('main').getByRole('listitem').getByRole('link')
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

for (const { address, label } of guideDocuments)
  test(`The guide has its ${label}, and the way to its other parts`, async () => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const ways = page.getByRole('navigation', { name: 'Guide' })
    await expect(ways.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    for (const other of guideDocuments) await expect(ways.getByRole('link', { name: other.label })).toHaveCount(1)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect(await contents.getByRole('link').count()).toBeGreaterThan(20)
    expect(complaints).toEqual([])
  })

test('A picture of it loads', async () => {
  await page.goto('/_guide/sections#cardgrid')
  const picture = page.getByRole('img', { name: 'A section of the type cardGrid, as visitors see it' })
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(800)
})

test('By the keyboard alone one finds a task, reads how many places there are, and goes there', async () => {
  await page.goto('/_guide')
  await page.keyboard.press('/')
  await expect(field()).toBeFocused()
  await page.keyboard.type('rename')
  await heading(/places? for “rename”/).waitFor()
  await expect(page.getByRole('status')).toHaveText(/^\d+ places for “rename”$/)
  await expect(page).toHaveURL(/\/_guide\?search=rename$/)
  await page.keyboard.press('ArrowDown')
  await expect(results().first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results().nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/_guide#rename-a-page$/)
  await page.getByRole('heading', { name: 'Rename a page' }).waitFor()
  expect(complaints).toEqual([])
})

test('Enter in the field leads to the first place, Escape back and to the whole document', async () => {
  await page.goto('/_guide/problems')
  await field().fill('dead-link')
  await page.keyboard.press('Enter')
  await expect(results().first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field()).toBeFocused()
  await page.keyboard.press('Escape')
  await heading('Problems').waitFor()
  await expect(page).toHaveURL(/\/_guide\/problems$/)
  await expect(field()).toHaveValue('')
})

test('An address with a search in it can be shared', async () => {
  await page.goto('/_guide?search=footer')
  await heading(/places for “footer”/).waitFor()
  await expect(field()).toHaveValue('footer')
})

test('Without script, Enter searches', async ({ browser }) => {
  const plain = await browser.newPage({ baseURL: dev.url, javaScriptEnabled: false })
  await plain.goto('/_guide')
  await plain.getByRole('searchbox', { name: 'Search the guide' }).fill('footer')
  await plain.keyboard.press('Enter')
  await plain.getByRole('heading', { level: 1, name: /places for “footer”/ }).waitFor()
  await plain.close()
})

test('The gallery leads to what the guide says of a section, and back', async () => {
  await page.goto('/_sections/cta')
  await page.getByRole('link', { name: 'Its fields, in the guide' }).click()
  await expect(page).toHaveURL(/\/_guide\/sections#cta$/)
  await page.getByRole('link', { name: 'See cta on a phone, a tablet and a desktop, and copy it' }).click()
  await expect(page).toHaveURL(/\/_sections\/cta$/)
  expect(complaints).toEqual([])
})

test('A problem on a page leads to what the guide says of it', async () => {
  const before = dev.text('contact.json')
  dev.save('contact.json', before.replace('"title"', '"titel"'))
  await page.goto('/contact')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'What this means' }).first().click()
  const guide = await opened
  await expect(guide).toHaveURL(/\/_guide\/problems#unknown-field$/)
  await guide.getByRole('heading', { name: 'unknown-field' }).waitFor()
  dev.save('contact.json', before)
})

test('The published site has nothing of the guide', async () => {
  const { client } = await bundles()
  const text = [...filesBelow(client)]
    .filter((file) => /\.(html|js|css)$/.test(file))
    .map((file) => readFileSync(path.join(client, file), 'utf8'))
  expect(text.length).toBeGreaterThan(10)
  expect(text.filter((code) => code.includes('_guide') || code.includes('Search the guide'))).toEqual([])
})
