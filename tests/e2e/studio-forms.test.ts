import type { FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { eventually } from './waits'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
const file = 'services/uiux.json'
const before = studio.text(file)
let page: Page
let site: FrameLocator

test.beforeEach(async () => {
  studio.save(file, before)
  await page.goto(`${studio.window}?page=/services/uiux`)
  site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('UI/UX design')
  await expect(site.locator('#first-view')).toHaveCount(0)
})

const outline = () => page.getByRole('list').filter({ has: page.getByRole('button', { name: /Hero/ }) })
const section = (name: string) => outline().getByRole('button', { name: new RegExp(`^${name}`) })
const form = () => page.getByRole('complementary', { name: 'What is chosen' })
const field = (name: string): Locator => form().getByLabel(name, { exact: true })
const saved = () => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** The lines of the file that were not there before. */
function newLines(): string[] {
  const lines = new Set(before.split('\n'))
  return studio
    .text(file)
    .split('\n')
    .filter((line) => !lines.has(line))
}

function headings(): string[] {
  const { sections } = JSON.parse(studio.text(file))
  return sections.map(({ heading }: { heading?: string }) => heading)
}

test('A heading that is typed into its field stands on the page, and its line alone changes in the file', async () => {
  await section('Watch people use').click()
  await field('Heading').fill('Watch people, then change it')
  await expect(site.getByRole('heading', { name: 'Watch people, then change it' })).toBeVisible()
  await eventually(newLines).toEqual(['      "heading": "Watch people, then change it",'])
})

test('What is typed is taken back by keys, and the file is as it was to the byte', async () => {
  await section('Watch people use').click()
  await field('Heading').fill('Watch people, then change it')
  await saved()
  await page.keyboard.press('ControlOrMeta+z')
  await eventually(() => studio.text(file)).toBe(before)
  await expect(field('Heading')).toHaveValue('Watch people use the product, then change it')
})

test('What is taken back can be done again after the window was loaded anew', async () => {
  await section('Watch people use').click()
  await field('Heading').fill('Watch people, then change it')
  await saved()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await eventually(() => studio.text(file)).toBe(before)
  await page.reload()
  await page.getByRole('button', { name: /^Redo: / }).click()
  await eventually(newLines).toEqual(['      "heading": "Watch people, then change it",'])
})

test('Alt and an arrow key move a section, and the focus goes with it', async () => {
  const [hero, intro, process] = headings()
  await section('Watch people use').click()
  await page.keyboard.press('Alt+ArrowDown')
  await eventually(() => headings().slice(0, 3)).toEqual([hero, process, intro])
  await expect(section('Watch people use')).toBeFocused()
})

test('What was typed stays where what was done right after it is taken back', async () => {
  const typed = headings().with(1, 'Watch people, then change it')
  await section('Watch people use').click()
  await field('Heading').fill('Watch people, then change it')
  await section('Watch people, then').press('Alt+ArrowDown')
  await eventually(() => headings()[2]).toBe('Watch people, then change it')
  await page.getByRole('button', { name: /^Undo: / }).click()
  await eventually(headings).toEqual(typed)
})

test('A section that is removed comes back by undo, to the byte', async () => {
  await section('Four steps').click()
  await page.getByRole('button', { name: /^Remove Four steps/ }).click()
  await eventually(() => headings().includes('Four steps and their results')).toBe(false)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await eventually(() => studio.text(file)).toBe(before)
})

test('A section that is dragged over another takes its place', async () => {
  const [hero, intro, process] = headings()
  await section('Four steps').dragTo(section('Watch people use'), { targetPosition: { x: 40, y: 4 } })
  await eventually(() => headings().slice(0, 3)).toEqual([hero, process, intro])
})

test('A field that may be missing goes from the file with its last letter', async () => {
  await section('Four steps').click()
  await form().getByRole('textbox', { name: 'Text' }).fill('')
  await eventually(() => JSON.parse(studio.text(file)).sections[2].text).toBeUndefined()
})

test('An entry that is moved stays open', async () => {
  await section('Four steps').click()
  const step = (name: string) => form().getByRole('button', { name: new RegExp(`^Step \\d: ${name}`) })
  await step('User Research').click()
  await form().getByRole('button', { name: 'Move step 1 down' }).click()
  await expect(step('User Research')).toHaveAttribute('aria-expanded', 'true')
  await expect(step('Interaction')).toHaveAttribute('aria-expanded', 'false')
})

test('What a text editor saves appears in the form at once', async () => {
  await section('Watch people use').click()
  studio.save(file, before.replace('Watch people use the product, then', 'Look at people, then'))
  await expect(field('Heading')).toHaveValue('Look at people, then change it')
})

test('What another window took back to the own words, after words of a third, is shown and not written over', async () => {
  await section('Watch people use').click()
  await field('Heading').fill('Own words')
  await saved()
  const own = studio.text(file)
  studio.save(file, own.replace('Own words', 'Words of a third'))
  await expect(field('Heading')).toHaveValue('Words of a third')
  studio.save(file, own)
  await expect(field('Heading')).toHaveValue('Own words')
})

test('A problem stands at its field, in words', async () => {
  await section('Watch people use').click()
  await field('Heading').fill('')
  await expect(form().getByRole('listitem').getByText('“Heading” is empty')).toBeVisible()
  await eventually(() => studio.text(file)).not.toBe(before)
})

test('A field of marked-up words or of a link says to those who hear it that it is wrong', async () => {
  await section('Watch people use').click()
  const paragraph = form().getByRole('textbox', { name: 'Paragraph 1' })
  await expect(paragraph).toHaveAttribute('aria-invalid', 'false')
  studio.save(file, before.replace(/("text": \[\n\s*)"[^"]*"/, '$1"See [it](/nowhere-at-all)."'))
  await expect(paragraph).toHaveAttribute('aria-invalid', 'true')
})

test('The button of a problem leads to its field, be it one of the page itself', async () => {
  studio.save(file, before.replace(/"title": "[^"]*"/, '"title": ""'))
  await page.getByRole('button', { name: '1 problem here' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
})

test('A problem of a section as a whole stands in its form', async () => {
  studio.save(file, before.replace('      "heading": "Watch people use the product, then change it",\n', ''))
  await section('With|Intro').click()
  await expect(
    form()
      .getByText(/heading/i)
      .first(),
  ).toBeVisible()
  await expect(form().getByText('Problem:')).toBeVisible()
})

test('What is typed while the file is being saved is in the file at the end', async () => {
  await section('Watch people use').click()
  await field('Heading').fill('')
  const words = 'Words that are typed with a pause as long as the one before a save'
  for (const word of words.split(' ')) {
    await page.keyboard.type(`${word} `, { delay: 12 })
    await page.waitForTimeout(405)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await eventually(() => headings()[1]?.trim()).toBe(words)
})

test('Words that another program wrote over are shown beside the own, and undo brings back the one that is left', async () => {
  await section('Watch people use').click()
  await page.route(
    '**/@studio/calls/save',
    (route) => {
      studio.save(file, before.replace('Watch people use the product', 'Their words'))
      return route.continue()
    },
    { times: 1 },
  )
  await field('Heading').fill('My words')
  const dialog = page.getByRole('dialog', { name: /saved/ })
  await expect(dialog.getByText('My words', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Their words')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await eventually(() => headings()[1]).toBe('My words')
  await page.getByRole('button', { name: /^Undo: / }).click()
  await eventually(() => headings()[1]).toContain('Their words')
})

test('A document that was broken by hand can be mended here', async () => {
  studio.save(file, before.replace('"group": "creative-experience",', '"group": "creative-experience"'))
  await expect(form().getByRole('heading', { name: 'The file cannot be read' })).toBeVisible()
  await form().getByRole('listitem').getByRole('button').first().click()
  await eventually(() => studio.text(file)).toBe(before)
})

test.describe('While the server is gone', () => {
  test.beforeEach(async () => {
    await section('Watch people use').click()
    await studio.end()
    await field('Heading').fill('Written without a server')
    await expect(page.getByText('The studio has ended')).toBeVisible()
    await studio.start()
  })

  test('words that are typed are saved once it is there again', async () => {
    await eventually(() => headings()[1]).toBe('Written without a server')
  })

  test('that it has ended is said once, and no longer once it is there again', async () => {
    await expect(page.getByText('The studio has ended')).toHaveCount(0)
    await saved()
  })
})
