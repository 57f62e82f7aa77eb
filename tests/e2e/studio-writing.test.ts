import type { FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { eventually } from './waits'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
const file = 'about.json'
const before = studio.text(file)
let page: Page
let site: FrameLocator

test.beforeEach(async () => {
  studio.save(file, before)
  await page.goto(`${studio.window}?page=/about`)
  site = page.frameLocator('iframe')
  await expect(site.locator('#first-view')).toHaveCount(0)
})

const form = () => page.getByRole('complementary', { name: 'What is chosen' })
const named = (name: string | RegExp) => form().getByRole('textbox', { name, exact: typeof name === 'string' })

/** Comes into a text, as a person does who needs a moment to begin to type. */
async function beginIn(text: Locator) {
  await text.click()
  await eventually(() => page.evaluate(() => String(document.getSelection()))).toContain('To write:')
}

/** Adds a section, of which every text is a gap. */
async function add(kind: string) {
  await page.getByRole('button', { name: 'Add section' }).click()
  const gallery = page.getByRole('dialog', { name: 'Add a section' })
  await gallery.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
  await expect(form().getByRole('heading', { level: 2, name: kind })).toBeFocused()
}

test.describe('What says what to write', () => {
  test('goes with the first letter in a line of the form', async () => {
    await add('Quotation')
    await beginIn(named('Person'))
    await page.keyboard.type('Asha')
    await expect(named('Person')).toHaveValue('Asha')
  })

  test('goes with the first letter in marked-up words of the form', async () => {
    await add('Quotation')
    await beginIn(named('Quote'))
    await page.keyboard.type('It was clear.')
    await expect(named('Quote')).toHaveText('It was clear.')
  })

  test('goes with the first letter on the page', async () => {
    await add('Quotation')
    await site.getByText('To write:').first().click()
    await expect(site.locator('[contenteditable]:focus')).toBeVisible()
    await page.keyboard.type('Clear.', { delay: 30 })
    await eventually(() => studio.text(file)).toContain('Clear."')
  })

  test('is no mistake yet', async () => {
    await add('Quotation')
    await expect(form().getByText('Still to write: put your own words in its place.').first()).toBeVisible()
    await expect(form().getByText('Warning:')).toHaveCount(0)
  })
})

test.describe('A list of lines', () => {
  test.beforeEach(async () => {
    await add('Intro')
    await beginIn(named('Paragraph 1'))
    await page.keyboard.type('The first')
  })

  test('goes on with Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(named('Paragraph 2')).toBeFocused()
    await page.keyboard.type('The second')
    await expect(named('Paragraph 2')).toHaveText('The second')
  })

  test('is taken back by Backspace, as far as it is empty', async () => {
    await page.keyboard.press('Enter')
    await expect(named('Paragraph 2')).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(named('Paragraph 2')).toHaveCount(0)
    await expect(named('Paragraph 1')).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(named('Paragraph 1')).toHaveCount(1)
  })

  test('is told by the names of what is in it', async () => {
    await page.keyboard.press('Enter')
    await expect(named('Paragraph 2')).toBeFocused()
    await page.keyboard.type('The second')
    await form().getByRole('button', { name: 'Move paragraph 2 up' }).click()
    await expect(page.getByText('Paragraph 2, “The second”, is number 1 of 2 now.')).toBeVisible()
  })
})

test('The words that become a link are named where it is asked where they lead', async () => {
  await add('Intro')
  await beginIn(named('Paragraph 1'))
  await page.keyboard.type('Write to us')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Add a link: “Write to us”' })).toBeVisible()
})

test('What is wrong in two places is told at both of them, each time with the other', async () => {
  const about = JSON.parse(before)
  const wrong = (words: string) => ({ type: 'intro', heading: words, text: [`[${words}](/clowd) is a page.`] })
  about.sections.push(wrong('Prices of a move'), wrong('Days of a move'))
  studio.save(file, JSON.stringify(about, null, 2))
  const last = about.sections.length
  for (const [words, other] of [
    ['Prices of a move', last],
    ['Days of a move', last - 1],
  ]) {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^${words}`) })
      .click()
    await expect(form().getByText(new RegExp(`no page.*The same is in section ${other}\\.`))).toBeVisible()
  }
})

test('What stands for the company’s name is explained where it is written, also to those who hear it', async () => {
  await add('Intro')
  await beginIn(named('Paragraph 1'))
  await page.keyboard.type('{company} moves it.')
  await expect(named('Paragraph 1')).toHaveAccessibleDescription(
    /\{company\} stands for the company’s name: visitors read/,
  )
})
