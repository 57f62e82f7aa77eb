import { existsSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { eventually } from './waits'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
let page: Page

const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const bar = () => page.getByRole('banner').first()
const search = () => page.getByRole('searchbox', { name: 'Search pages' })

async function open(address: string) {
  await page.goto(`${studio.window}?page=${address}`)
  await expect(bar()).toContainText(address)
}

async function openPages() {
  await open('/about')
  await button('Pages').click()
  await expect(dialog('Pages').getByText(/^\d+ pages$/)).toBeVisible()
}

/** Has it said what a move would mean. */
async function lookAtMove(from: string, to: string) {
  await openPages()
  await search().fill(from)
  await button(/^More for/).click()
  await button(/^Move to/).click()
  await page.getByLabel('New address').fill(to)
  await button('See what it means').click()
}

test('All pages stand by their kind, services by their group', async () => {
  await openPages()
  const groups = dialog('Pages').getByRole('heading', { level: 3 })
  await expect(groups.filter({ hasText: /^(Pages|Data, AI & Automation|Articles|Jobs)$/ })).toHaveText([
    'Pages',
    'Data, AI & Automation',
    'Articles',
    'Jobs',
  ])
})

test('A page is found by a word of its title, and opened', async () => {
  await openPages()
  await search().fill('usability')
  await button(/^UI\/UX design/).click()
  await expect(dialog('Pages')).toBeHidden()
  await expect(bar()).toContainText('/services/uiux')
})

test('The arrow keys lead from the search to the pages', async () => {
  await openPages()
  await search().fill('/contact')
  await search().press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(bar()).toContainText('/contact')
})

test('A new page is refused at its address where there is one', async () => {
  await openPages()
  await button('New page').click()
  await page.getByLabel('Title', { exact: true }).fill('Telegrams by hand')
  await page.getByLabel('Address', { exact: true }).fill('/about')
  await button('Make the page').click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    /There already is a page at \/about/,
  )
})

test('A new page is made at the address that its title proposes, as a draft, and opened', async () => {
  await openPages()
  await button('New page').click()
  await page.getByRole('radio', { name: 'Page', exact: true }).check()
  await page.getByLabel('Title', { exact: true }).fill('Telegrams, delivered')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('/telegrams-delivered')
  await button('Make the page').click()
  await expect(bar()).toContainText('/telegrams-delivered')
  expect(studio.text('telegrams-delivered.json')).toContain('"draft": true')
})

test('A page is duplicated under a title and an address of its own', async () => {
  await openPages()
  await search().fill('/services/branding')
  await button(/^More for/).click()
  await button('Duplicate…').click()
  await page.getByLabel('Title of the new page').fill('Naming a product')
  await page.getByLabel('Address of the new page').fill('/services/naming')
  await button('Duplicate').click()
  await expect(bar()).toContainText('/services/naming')
  expect(studio.text('services/naming.json')).toContain('"title": "Naming a product"')
})

test('A move says first what it means for links, and is done when it is confirmed', async () => {
  await lookAtMove('/services/pitchdeck', '/services/pitch')
  await expect(dialog('Pages').getByText('Nothing was changed yet')).toBeVisible()
  expect(existsSync(studio.file('services/pitchdeck.json'))).toBe(true)
  await button('Move the page').click()
  await expect(bar()).toContainText('/services/pitch')
  expect(existsSync(studio.file('services/pitch.json'))).toBe(true)
})

test('What was done with a page is told, and the list shows it', async () => {
  await lookAtMove('/services/uiux', '/services/uiux-design')
  await expect(
    dialog('Pages').getByRole('listitem').filter({ hasText: 'All services, by the kind of work' }),
  ).toBeVisible()
  await button('Move the page').click()
  const told = dialog('Pages').getByRole('status')
  await expect(
    told.filter({ hasText: /^The page is at \/services\/uiux-design instead of \/services\/uiux\.$/ }),
  ).toBeVisible()
  await expect(dialog('Pages').getByRole('button', { name: /\/services\/uiux-design$/ })).toBeVisible()
})

test('The list of pages shows what another program makes of them', async () => {
  await openPages()
  await search().fill('/contact')
  const text = studio.text('contact.json')
  writeFileSync(studio.file('contact.json'), text.replace(/"title": "[^"]*"/, '"title": "Write to both offices"'))
  await expect(button(/^Write to both offices/)).toBeVisible()
  writeFileSync(studio.file('contact.json'), text)
})

test('A page is removed once it is said where its links lead instead', async () => {
  await openPages()
  await search().fill('/services/sustainability')
  await button(/^More for/).click()
  await button('Remove…').click()
  await expect(page.getByRole('combobox', { name: 'Where its links lead instead' })).toHaveValue('/services')
  await button('See what it means').click()
  await button('Remove the page').click()
  await eventually(() => existsSync(studio.file('services/sustainability.json'))).toBe(false)
})

test("A page's title is changed in its settings, and the search result shows it", async () => {
  await open('/contact')
  await button('Page settings').click()
  const settings = dialog('Page settings')
  await settings.getByLabel('Title', { exact: true }).fill('Contact: write to us')
  await expect(settings.getByRole('region', { name: 'Search result' })).toContainText('Contact: write to us')
  await eventually(() => studio.text('contact.json')).toContain('"title": "Contact: write to us"')
})

test("An entry of the menu is changed in the site's settings, and the page is open again afterwards", async () => {
  await open('/about')
  await button('Site').click()
  const site = dialog('Site settings')
  await site.getByRole('tab', { name: 'Menu' }).click()
  await site.getByRole('button', { name: /Blogs/ }).click()
  await site.getByLabel('Label', { exact: true }).first().fill('Articles')
  await eventually(() => studio.text('_site.json')).toContain('{ "label": "Articles", "path": "/Blog" }')
  await site.getByRole('button', { name: 'Close' }).click()
  await expect(bar()).toContainText('/about')
})

test('A section is added from the gallery', async () => {
  await open('/privacy')
  await button('Add section').click()
  await page.getByRole('searchbox', { name: 'Search sections' }).fill('quotation')
  await dialog('Add a section').getByRole('button', { name: 'Quotation' }).click()
  await eventually(() => studio.text('privacy.json')).toContain('"type": "quotation"')
})
