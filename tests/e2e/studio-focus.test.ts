import type { FrameLocator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
const files = ['index.json', 'career/ui-ux-designer.json'] as const
const before = Object.fromEntries(files.map((file) => [file, studio.text(file)]))
let page: Page
let site: FrameLocator

test.beforeEach(async () => {
  for (const [file, text] of Object.entries(before)) studio.save(file, text)
  await open('/')
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const sections = () => page.getByRole('navigation', { name: 'Sections of the page' })
const section = (name: string) => sections().getByRole('button', { name: new RegExp(`^${name}`) })
const form = () => page.getByRole('complementary', { name: 'What is chosen' })
const told = () => page.getByRole('status').filter({ visible: true })
/** The bar has one as well, which is named after what it takes back as soon as there is something. */
const undoBesideTold = () => told().locator('..').getByRole('button', { name: 'Undo', exact: true })
const formHeading = (name: string) => form().getByRole('heading', { level: 2, name })

async function open(path: string) {
  await page.goto(`${studio.window}?page=${path}`)
  site = page.frameLocator('iframe')
  await expect(site.locator('#first-view')).toHaveCount(0)
  await expect(button('Add section')).toBeVisible()
}

test.describe('What was done', () => {
  test('is told where everybody sees it, with a button that takes it back', async () => {
    await section('Four groups').click()
    await button(/^Remove Four groups/).click()
    await expect(told().filter({ hasText: /is removed\. Undo brings it back\.$/ })).toBeVisible()
    await expect(section('Four groups')).toHaveCount(0)
    await undoBesideTold().click()
    await expect(section('Four groups')).toBeVisible()
  })

  test('has no such button once something else was done', async () => {
    await section('Four groups').click()
    await button(/^Duplicate Four groups/).click()
    await expect(undoBesideTold()).toBeVisible()
    await form().getByLabel('Heading', { exact: true }).fill('Something else')
    await expect(undoBesideTold()).toHaveCount(0)
  })

  test('is told in a dialog that is open, too', async () => {
    await button('Site').click()
    const dialog = page.getByRole('dialog', { name: 'Site settings' })
    await dialog.getByRole('tab', { name: 'Offices' }).click()
    await dialog.getByRole('button', { name: 'Move office 2 up' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'is number 1 of' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
  })
})

test.describe('The focus', () => {
  test('goes to the copy of a section that is duplicated', async () => {
    await section('Four groups').click()
    await button(/^Duplicate Four groups/).focus()
    await page.keyboard.press('Enter')
    await expect(section('Four groups').nth(1)).toBeFocused()
  })

  test('goes to the neighbor of a section that is removed', async () => {
    const next = sections().getByRole('listitem').nth(3).getByRole('button').first()
    const name = (await next.textContent()) ?? ''
    await sections().getByRole('listitem').nth(2).getByRole('button').first().click()
    await sections()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(sections().getByRole('button').and(page.locator(':focus'))).toHaveText(name)
  })

  test('goes to the form of a section that is added', async () => {
    await button('Add section').click()
    const dialog = page.getByRole('dialog', { name: 'Add a section' })
    await dialog.getByRole('button', { name: /^Quotation/ }).click()
    await expect(formHeading('Quotation')).toBeFocused()
  })

  test('begins a dialog in its first field', async () => {
    await button('Pages').click()
    await expect(page.getByRole('searchbox', { name: 'Search pages' })).toBeFocused()
  })

  test('begins a dialog at its heading on a touch screen, where a keyboard would cover it', async ({ browser }) => {
    const touched = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })
    await touched.goto(studio.window)
    await touched.getByRole('button', { name: 'Pages' }).click()
    await expect(touched.getByRole('heading', { name: 'Pages', exact: true, level: 2 })).toBeFocused()
    await touched.close()
  })

  test('comes back from a dialog to the button that opened it', async () => {
    await button('Pages').click()
    await page.keyboard.press('Escape')
    await expect(button('Pages')).toBeFocused()
  })

  test('comes to the contents of a field before the button that removes it', async () => {
    await section('TECHNOLOGY').click()
    const remove = form()
      .getByRole('button', { name: /^Remove/ })
      .first()
    await remove.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(form().locator('[id^="f-"]:focus, [id^="f-"] :focus')).toHaveCount(1)
  })
})

test('Keys take back what was typed in the settings of the page', async () => {
  await button('Title, address and more').click()
  const title = page.getByRole('dialog').getByLabel('Title', { exact: true })
  const was = await title.inputValue()
  await title.fill('Another title')
  await title.press('Control+z')
  await expect(title).toHaveValue(was)
})

test('A search in a dialog takes back its own letters', async () => {
  await section('Four groups').click()
  await form().getByLabel('Heading', { exact: true }).fill('Groups of ours')
  await button('Pages').click()
  const search = page.getByRole('searchbox', { name: 'Search pages' })
  await search.pressSequentially('abc')
  await search.press('Control+z')
  await page.keyboard.press('Escape')
  await expect(form().getByLabel('Heading', { exact: true })).toHaveValue('Groups of ours')
})

test('The form of a job’s section has the job’s facts', async () => {
  await open('/career/ui-ux-designer')
  await site.getByRole('heading', { level: 1 }).click()
  await sections().getByRole('button', { name: /Job/ }).first().click()
  await expect(form().getByLabel('Posted on')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
})

test('Problems are counted for those who hear them', async () => {
  await section('Four groups').click()
  await form().getByLabel('Heading', { exact: true }).fill('')
  await expect(page.getByRole('status').filter({ hasText: /^\d problems? on this page$/ })).toHaveCount(1)
})

test('A new page is made from a button beside the search', async () => {
  await button('Pages').click()
  await page.getByRole('searchbox', { name: 'Search pages' }).press('Tab')
  await expect(page.getByRole('button', { name: 'New page' })).toBeFocused()
})
