import { existsSync } from 'node:fs'
import type { FrameLocator, Page } from 'playwright'
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
  await section('Watch people use').click()
})

const section = (name: string) =>
  page.getByRole('navigation', { name: 'Sections of the page' }).getByRole('button', { name: new RegExp(`^${name}`) })
const form = () => page.getByRole('complementary', { name: 'What is chosen' })
const heading = () => form().getByLabel('Heading', { exact: true })
const headingSaved = () => JSON.parse(studio.text(file)).sections[1].heading

/** Holds back the next answer to a call until something was done in the window. */
async function answerAfter(call: string, meanwhile: () => Promise<void>): Promise<void> {
  await page.route(
    `**/@studio/calls/${call}`,
    async (route) => {
      const response = await route.fetch()
      await meanwhile()
      await route.fulfill({ response })
    },
    { times: 1 },
  )
}

test.describe('What is typed while the studio still answers', () => {
  test('an undo stays, and is saved', async () => {
    await heading().fill('Watch people first')
    await eventually(headingSaved).toBe('Watch people first')
    await answerAfter('undo', async () => {
      await expect(heading()).toHaveValue('Watch people use the product, then change it')
      await heading().fill('Typed meanwhile')
      await eventually(headingSaved).toBe('Typed meanwhile')
    })
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
    await expect(heading()).toHaveValue('Typed meanwhile')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('an undo that the window has not heard of is shown beside what was undone', async () => {
    await heading().fill('Watch people first')
    await eventually(headingSaved).toBe('Watch people first')
    await page.route('**/@studio/events*', (route) => route.abort())
    await page.reload()
    await section('Watch people first').click()
    await answerAfter('undo', () => heading().fill('Typed meanwhile'))
    await page.getByRole('button', { name: /^Undo: / }).click()
    const dialog = page.getByRole('dialog', { name: /saved/ })
    await expect(dialog.getByText('Typed meanwhile', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Watch people use')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await eventually(headingSaved).toBe('Typed meanwhile')
    await page.unroute('**/@studio/events*')
  })

  test('for another page is saved in the page it was typed into', async () => {
    await answerAfter('open', () => heading().fill('Typed meanwhile'))
    await site
      .getByRole('main')
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('UI/UX design')
    await eventually(headingSaved).toBe('Typed meanwhile')
  })
})

test('An undo that fails says so', async () => {
  await heading().fill('Watch people first')
  await eventually(headingSaved).toBe('Watch people first')
  await page.route('**/@studio/calls/undo', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The studio could not do this' })).toBeVisible()
})

test.describe('Words that cannot be saved', () => {
  const why = 'The file cannot be written: the disk is full.'
  test.beforeEach(async () => {
    await page.route('**/@studio/calls/save', (route) => route.fulfill({ status: 500, json: { refused: why } }))
    await heading().fill('Watch people first')
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  })
  test.afterEach(async () => {
    await page.unroute('**/@studio/calls/save')
    // What is left is saved as the window goes, over what the next test begins with.
    await heading().fill('Saved at last')
    await eventually(headingSaved).toBe('Saved at last')
  })

  test('are saved by the button beside that, once they can be', async () => {
    await page.unroute('**/@studio/calls/save')
    await page.getByRole('button', { name: 'Save again' }).click()
    await eventually(headingSaved).toBe('Watch people first')
    await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(0)
  })

  test('are what an undo waits for, which says why', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(
      page.getByRole('status').filter({ hasText: `This waits until your last words are saved. ${why}` }),
    ).toBeVisible()
  })
})

test.describe('Words in a page that another program removed', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Somebody else removed this page' })
  const letItGo = () => dialog().getByRole('button', { name: 'Let it go' }).click()
  const told = () =>
    page.getByRole('status').filter({ hasText: 'The page is gone. Undo brings it back with your words.' })
  test.beforeEach(async () => {
    await page.route(
      '**/@studio/calls/save',
      (route) => {
        studio.remove(file)
        return route.continue()
      },
      { times: 1 },
    )
    await heading().fill('My last words')
    await expect(dialog()).toBeVisible()
  })

  test('come back by undo, once it was let go', async () => {
    await letItGo()
    await told().locator('..').getByRole('button', { name: 'Undo' }).click()
    await eventually(() => existsSync(studio.file(file)) && headingSaved()).toBe('My last words')
  })

  test('are let go once, however often that is pressed', async () => {
    let asked = 0
    page.on('request', (request) => void (asked += Number(request.url().endsWith('/calls/letGo'))))
    await answerAfter('letGo', letItGo)
    await letItGo()
    await expect(told()).toBeVisible()
    expect(asked).toBe(1)
  })

  test('are not kept any more while they are let go', async () => {
    await answerAfter('letGo', () => dialog().getByRole('button', { name: 'Keep the page' }).click())
    await letItGo()
    await expect(told()).toBeVisible()
    expect(existsSync(studio.file(file))).toBe(false)
  })
})
