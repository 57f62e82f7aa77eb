import type { Browser, Page, Route } from 'playwright'
import { expect } from 'playwright/test'
import { DevServer } from './dev-server'
import { headingOf, isSameDocument, markDocument } from './on-page'
import { closeWindow, launch, test } from './site'
import { untilInteractive } from './waits'

const dev = new DevServer()
const contact = dev.text('contact.json')
let browser: Browser
let page: Page

test.beforeAll(async () => {
  browser = await launch()
  await (await dev.startWith(browser)).close()
})

test.afterAll(async () => {
  await browser.close()
  dev.stop()
})

test.beforeEach(async () => {
  dev.save('contact.json', contact)
  page = await browser.newPage({ baseURL: dev.url })
})

test.afterEach(() => closeWindow(page.context()))

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
  await expect(page.getByRole('heading', { name: 'Temecula, California' })).toHaveCount(1)
})

test('A section that fails after each of two saves keeps the words it had', async () => {
  await open()
  await page.getByRole('heading', { name: 'Temecula, California' }).waitFor()
  await page.route('**/contact.json', withoutOffices)
  save()
  await mark().waitFor()
  const again = page.waitForResponse('**/contact.json')
  dev.save('contact.json', contact.replace('"title": "', '"title": "Do it, '))
  await again
  await mark().waitFor()
  await expect(page.getByRole('heading', { name: 'Temecula, California' })).toHaveCount(1)
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
