import type { Browser, Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DevServer } from './dev-server'
import { closeWindow, headingOf, isSameDocument, launch, markDocument, untilInteractive } from './site'

const dev = new DevServer()
const contact = dev.text('contact.json')
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  await (await dev.startWith(browser)).close()
})

afterAll(async () => {
  await browser.close()
  dev.stop()
})

beforeEach(async () => {
  dev.save('contact.json', contact)
  page = await browser.newPage({ baseURL: dev.url })
})

afterEach(() => closeWindow(page.context()))

/** Takes from the data what the section cannot do without, as a fault in the code would. */
async function withoutOffices(route: Route) {
  const response = await route.fetch()
  const body = (await response.text()).replace(/"offices":\[(?!\])/g, '"offices":null,"was":[')
  await route.fulfill({ response, body })
}

const mark = () => page.getByRole('group', { name: /^Section \d+ fails in the browser$/ })

async function open() {
  await page.goto('/contact')
  await headingOf(page).waitFor()
  await untilInteractive(page)
  await markDocument(page)
}

/** What saving makes the page fetch anew. */
const save = () => dev.save('contact.json', contact.replace('"title": "', '"title": "Do '))

test('A section that fails is told where it stands, with the error', async () => {
  await page.route('**/contact.json', withoutOffices)
  await open()
  await mark().waitFor()
  expect(await mark().textContent()).toContain("TypeError: Cannot read properties of null (reading 'map')")
})

test('A section that fails after a document was saved keeps the words it had', async () => {
  await open()
  await page.getByRole('heading', { name: 'Temecula, California' }).waitFor()
  await page.route('**/contact.json', withoutOffices)
  save()
  await mark().waitFor()
  expect(await page.getByRole('heading', { name: 'Temecula, California' }).count()).toBe(1)
})

test('A section that fails no longer comes back without a reload', async () => {
  await page.route('**/contact.json', withoutOffices)
  await open()
  await mark().waitFor()
  await page.unroute('**/contact.json')
  save()
  await page.getByRole('heading', { name: 'Temecula, California' }).waitFor()
  await mark().waitFor({ state: 'detached' })
  expect(await isSameDocument(page)).toBe(true)
})
