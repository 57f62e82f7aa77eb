import type { FrameLocator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { eventually } from './waits'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
const file = 'index.json'
const before = studio.text(file)
let page: Page
let site: FrameLocator

test.beforeEach(async () => {
  studio.save(file, before)
  await page.goto(studio.window)
  site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('TECHNOLOGY SOLUTIONS')
  // Until then, what is seen is made by the server.
  await expect(site.locator('#first-view')).toHaveCount(0)
})

const heading = () => site.getByRole('heading', { level: 2, name: 'Four groups of services' })
const words = () => site.getByText('Order one piece of work or several')
const editor = () => site.getByRole('textbox').and(site.locator('[contenteditable]'))

/** The lines of the file that are others than before. */
function changedLines(): string[] {
  const lines = before.split('\n')
  return studio
    .text(file)
    .split('\n')
    .filter((line, place) => line !== lines[place])
}

async function goToEnd() {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ArrowRight')
}

test('A heading that is clicked is edited where it stands, and its line alone changes in the file', async () => {
  await heading().click()
  await goToEnd()
  await page.keyboard.type(', now')
  await page.keyboard.press('Enter')
  await eventually(changedLines).toEqual([
    '      "heading": "Four groups of services, ordered singly or together, now",',
  ])
  await expect(heading()).toContainText('ordered singly or together, now')
})

test('What was edited on the page is called as in its form where it can be undone, with the page', async () => {
  await heading().click()
  await page.keyboard.type('!')
  await expect(page.getByRole('button', { name: /^Undo: Changed “Heading” of section \d+ on “/ })).toBeVisible()
})

test('Escape gives a text back as it was', async () => {
  await heading().click()
  await page.keyboard.type('Something else')
  await eventually(changedLines).not.toEqual([])
  await page.keyboard.press('Escape')
  await eventually(() => studio.text(file)).toBe(before)
  await expect(heading()).toBeVisible()
})

test('Words become bold by Ctrl+B', async () => {
  await words().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await eventually(changedLines).toEqual([expect.stringMatching(/"text": "\*\*Order one piece .+\*\*",/)])
  await expect(site.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
})

test('Words become a link by Ctrl+K, to a page that is chosen', async () => {
  await words().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByRole('combobox').fill('/contact')
  await dialog.getByRole('button', { name: 'Use this link' }).click()
  await eventually(changedLines).toEqual([expect.stringMatching(/"text": "\[Order one piece .+\]\(\/contact\)",/)])
})

test('The buttons of a text are reached by keys, and left for the text', async () => {
  await words().click()
  await page.keyboard.press('Alt+F10')
  await expect(site.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(site.getByRole('button', { name: 'Italic' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor()).toBeFocused()
})

test('Tab goes on to the next text', async () => {
  await heading().click()
  await page.keyboard.press('Tab')
  await expect(editor()).toHaveText(/^Order one piece of work/)
})

test('Tab goes on to the next text right after a letter', async () => {
  await heading().click()
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await expect(editor()).toHaveText(/^Order one piece of work/)
  await eventually(changedLines).not.toEqual([])
})

test('What is written below a heading stays under the caret when the page comes with the heading', async () => {
  await heading().click()
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  for (const words of ['One', ' two', ' three']) {
    await page.keyboard.type(words, { delay: 30 })
    // Longer than it takes to save, and to show the page.
    await eventually(() => studio.text(file)).toContain(words)
  }
  await expect(editor()).toHaveText('One two three')
})

test('A link that is clicked is edited and not followed; with Ctrl its page opens in the studio', async () => {
  const link = site.getByRole('main').getByRole('link', { name: 'About Us' })
  await link.click()
  await expect(editor()).toHaveText('About Us')
  await page.keyboard.press('Escape')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(site.getByRole('heading', { level: 1 })).not.toContainText('TECHNOLOGY SOLUTIONS')
})

test('A text is chosen, begun and left by keys alone', async () => {
  await heading().click()
  await page.keyboard.press('Escape')
  await expect(heading()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(editor()).toHaveText(/^Order one piece of work/)
})

test('What is pasted into a line has no lines of its own', async () => {
  await heading().click()
  await page.keyboard.press('ControlOrMeta+a')
  await editor().evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'One\nTwo')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await eventually(changedLines).toEqual(['      "heading": "One Two",'])
})

test('A page part without plain words that is pasted into a line leaves it as it is, and is called no picture', async () => {
  await heading().click()
  await page.keyboard.press('ControlOrMeta+a')
  const before = (await editor().textContent()) ?? ''
  await editor().evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<hr>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(editor()).toHaveText(before)
  // At once, as what is said goes by itself.
  expect(await page.getByRole('status').filter({ hasText: 'only words go into a text' }).count()).toBe(0)
})

for (const [kind, text] of [
  ['a line', heading],
  ['marked-up words', words],
] as const)
  test(`A picture that is pasted into ${kind} leaves it as it is, and where pictures go is said`, async () => {
    await text().click()
    await page.keyboard.press('ControlOrMeta+a')
    await editor().evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['a picture'], 'screen.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.getByRole('status').filter({ hasText: 'only words go into a text' })).toBeVisible()
    await expect(editor()).not.toHaveText('')
  })

test('What cannot be read is pasted as plain words, which is said', async () => {
  await page.route('**/@studio/calls/paste', (route) => route.fulfill({ status: 413, json: {} }), { times: 1 })
  await words().click()
  await page.keyboard.press('ControlOrMeta+a')
  await editor().evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<b>One</b> word')
    clipboardData.setData('text/plain', 'One word')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await eventually(changedLines).toEqual([expect.stringMatching(/^ +"text": "One word",$/)])
  await expect(page.getByRole('status').filter({ hasText: 'Only the words were pasted' })).toBeVisible()
})

test('A placeholder is shown as it is written while it is edited', async () => {
  await site.getByText('builds software, automates routine work').click()
  await expect(editor()).toHaveText(/^\{company\} builds software/)
})
