import type { Page, Route } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { DevServer } from './dev-server'
import { headingOf, isSameDocument, markDocument } from './on-page'
import { closeWindow, test } from './site'
import { untilInteractive } from './waits'

const dev = new DevServer()
const contact = dev.text('contact.json')
let page: Page

test.beforeAll(() => dev.start())

test.afterAll(() => dev.stop())

test.beforeEach(async ({ browser }) => {
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

/** What saving makes the page fetch anew. @param word the title begins with it */
const save = (word = 'Do') => dev.save('contact.json', contact.replace('"title": "', `"title": "${word} `))

/** Words of the section that fails. */
const words = () => page.getByRole('heading', { name: 'Temecula, California' })

/** Has the section fail after a document was saved. */
async function failAfterSave() {
  await open()
  await words().waitFor()
  await page.route('**/contact.json', withoutOffices)
  save()
  await mark().waitFor()
}

test('A section that fails is told where it stands, with the error', async () => {
  await page.route('**/contact.json', withoutOffices)
  await open()
  await mark().waitFor()
  expect(await mark().textContent()).toContain("TypeError: Cannot read properties of null (reading 'map')")
})

test('A section that fails after a document was saved keeps the words it had', async () => {
  await failAfterSave()
  await expect(words()).toHaveCount(1)
})

test('A section that fails after each of two saves keeps the words it had', deep, async () => {
  await failAfterSave()
  const again = page.waitForResponse('**/contact.json')
  save('Do now')
  await again
  await mark().waitFor()
  await expect(words()).toHaveCount(1)
})

test('A section that fails no longer comes back without a reload', deep, async () => {
  await page.route('**/contact.json', withoutOffices)
  await open()
  await mark().waitFor()
  await page.unroute('**/contact.json')
  save()
  await words().waitFor()
  await mark().waitFor({ state: 'detached' })
  expect(await isSameDocument(page)).toBe(true)
})
