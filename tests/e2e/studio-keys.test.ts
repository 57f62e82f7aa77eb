import type { FrameLocator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
let page: Page
let site: FrameLocator

test.beforeEach(async () => {
  await page.goto(studio.window)
  site = page.frameLocator('iframe')
  await expect(site.locator('#root').getByRole('heading', { level: 1 })).toContainText('TECHNOLOGY SOLUTIONS')
  await expect(site.locator('#first-view')).toHaveCount(0)
})

const bar = () => page.getByRole('banner').first()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const section = (name: string) => page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) })
const form = () => page.getByRole('complementary', { name: 'What is chosen' })
const link = (name: string) => page.getByRole('link', { name })
const editor = () => site.getByRole('textbox').and(site.locator('[contenteditable]'))

async function openAbout() {
  await button('Pages').click()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('/about')
  await page.getByRole('dialog').getByText('/about', { exact: true }).click()
  await expect(bar()).toContainText('/about')
}

test('The name of the window is that of the page', async () => {
  await expect(page).toHaveTitle('IT and digital services, India and California · Studio')
})

test('The bar calls the page at the root the home page', async () => {
  await expect(bar().getByText('Home page', { exact: true })).toBeVisible()
})

test('The bar says to those who hear it that an address is one', async () => {
  await page.goto(`${studio.window}?page=/about`)
  await expect(bar().getByText('Address: /about', { exact: true })).toBeVisible()
})

test('A page that is opened is told of', async () => {
  await openAbout()
  await expect(page.getByRole('status').filter({ hasText: / is open\.$/ })).toHaveCount(1)
})

test('Nothing is told of the page that the studio starts with', async () => {
  await expect(page.getByRole('status').filter({ hasText: 'is open' })).toHaveCount(0)
})

test('F6 goes through the bar, the sections, the page and the form', async () => {
  await page.keyboard.press('F6')
  await expect(button('Pages')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(section('TECHNOLOGY')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(site.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('F6')
  await expect(button('Title, address and more')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(button('Pages')).toBeFocused()
})

test('Shift+F6 goes back', async () => {
  await section('Four groups').focus()
  await page.keyboard.press('Shift+F6')
  await expect(button('Pages')).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(button('Title, address and more')).toBeFocused()
})

test('F6 goes where the focus was in a part', async () => {
  await section('Four groups').click()
  await form().getByLabel('Heading', { exact: true }).focus()
  await page.keyboard.press('F6')
  await expect(button('Pages')).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(form().getByLabel('Heading', { exact: true })).toBeFocused()
})

test('F6 goes from a form to the text of its section on the page', async () => {
  await section('Four groups').focus()
  await page.keyboard.press('Enter')
  await expect(form().getByRole('heading', { name: 'Groups', level: 2 })).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(site.getByRole('heading', { name: 'Four groups' })).toBeFocused()
})

test('F6 leaves a text that is edited on the page', async () => {
  await site.getByRole('heading', { name: 'Four groups' }).click()
  await expect(editor()).toBeFocused()
  await page.keyboard.press('F6')
  await expect(form().getByLabel('Heading', { exact: true })).toBeFocused()
  await expect(editor()).toHaveCount(0)
})

test('F6 stays in a dialog', async () => {
  await button('Pages').click()
  const search = page.getByRole('searchbox', { name: 'Search pages' })
  await search.focus()
  await page.keyboard.press('F6')
  await expect(search).toBeFocused()
})

test('A link leads over the page to the form', async () => {
  await button('Add section').focus()
  await page.keyboard.press('Tab')
  await expect(link('Skip the page')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button('Title, address and more')).toBeFocused()
})

test('A link behind the page leads back over it to the sections', async () => {
  await button('Title, address and more').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(link('Skip back over the page')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(section('TECHNOLOGY')).toBeFocused()
})

test('A section that is chosen by keys leads to the heading of its form', async () => {
  await section('Four groups').focus()
  await page.keyboard.press('Enter')
  await expect(form().getByRole('heading', { name: 'Groups', level: 2 })).toBeFocused()
})

test('A section that is chosen by a pointer keeps the focus', async () => {
  await section('Four groups').click()
  await expect(form().getByRole('heading', { name: 'Groups', level: 2 })).toBeVisible()
  await expect(section('Four groups')).toBeFocused()
})
