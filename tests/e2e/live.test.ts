import { existsSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { DevServer } from './dev-server'
import { headingOf, isSameDocument, markDocument, scrollTo, scrollTop } from './on-page'
import { test } from './site'
import { eventually, nextFrames, untilInteractive, untilShown } from './waits'

const dev = new DevServer()
let page: Page

const contact = 'contact.json'
const added = 'services/made-by-a-test.json'
const original = dev.text(contact)
const heading = JSON.parse(original).sections[0].heading
/** A service page of its own, made of another by new words where pages may not agree. */
const service = dev
  .text('services/uiux.json')
  .replace(/"title": "[^"]*"/, '"title": "Telegrams and other made-up services"')
  .replace(
    /"description": "[^"]*"/,
    '"description": "A page that exists only while a test runs, so that adding and removing pages can be seen to work without a restart."',
  )
  .replace(/"heading": "[^"]*"/, '"heading": "Telegrams, delivered"')

const withHeading = (text: string) => original.replace(`"heading": "${heading}"`, `"heading": "${text}"`)
const problems = () => page.getByRole('complementary', { name: 'Problems in the pages' })

test.beforeAll(() => dev.start())

test.afterAll(() => dev.stop())

test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ baseURL: dev.url })
})

test.afterEach(async () => {
  dev.save(contact, original)
  if (existsSync(dev.file(added))) dev.remove(added)
  await page.close()
})

async function visit(address: string) {
  await page.goto(address)
  await headingOf(page).waitFor()
  await untilInteractive(page)
  await markDocument(page)
}

test('A text that is still to be written is marked where it is read, and no longer once it is written', async () => {
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('to-write') ?? [])].map((range) => range.toString()))
  await visit('/contact')
  dev.save(contact, withHeading('To write: how to reach you'))
  await eventually(marked).toEqual(['To write: how to reach you'])
  dev.save(contact, withHeading('Reach us'))
  await eventually(marked).toEqual([])
})

test.describe('A saved document', () => {
  test('changes the page without a reload', async () => {
    await visit('/contact')
    dev.save(contact, withHeading('Write to the test'))
    await untilShown(page, 'Write to the test')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('leaves the page as it is where the server has ended meanwhile', deep, async () => {
    await visit('/contact')
    await page.route(/\/contact(\.json)?$/, (route) => route.abort())
    const lost: string[] = []
    page.on('requestfailed', (request) => lost.push(new URL(request.url()).pathname))
    dev.save(contact, withHeading('Write to the test'))
    await eventually(() => lost).toContain('/contact')
    await expect(headingOf(page)).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('leaves the scroll position', deep, async () => {
    await visit('/contact')
    await scrollTo(page, 350)
    dev.save(contact, withHeading('Write to the test'))
    await untilShown(page, 'Write to the test')
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(350)
  })

  test('changes the title', deep, async () => {
    await visit('/contact')
    dev.save(contact, original.replace(/"title": "[^"]*"/, '"title": "Contact the test"'))
    await eventually(() => page.title()).toContain('Contact the test')
  })

  test('shows on a page that is visited next', deep, async () => {
    await visit('/')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true })
    await link.hover()
    dev.save(contact, withHeading('Write to the test'))
    await eventually(async () => (await fetch(`${dev.url}/contact.json`)).text()).toContain('Write to the test')
    await link.click()
    await untilShown(page, 'Write to the test')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows its last text after several quick saves', async () => {
    await visit('/contact')
    for (let i = 1; i <= 5; i++) dev.save(contact, withHeading(`Write to test ${i}`))
    await untilShown(page, 'Write to test 5')
  })
})

test.describe('An added file', () => {
  test('answers at its address without a restart', async () => {
    dev.save(added, service)
    await eventually(async () => (await fetch(`${dev.url}/services/made-by-a-test`)).status).toBe(200)
    await visit('/services/made-by-a-test')
    await untilShown(page, 'Telegrams, delivered')
  })

  test('stands in the list of services at once', async () => {
    await visit('/services')
    const link = page.getByRole('main').locator('a[href="/services/made-by-a-test"]')
    await expect(link).toHaveCount(0)
    dev.save(added, service)
    await eventually(() => link.count()).toBeGreaterThan(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows the not-found page once it is removed', deep, async () => {
    dev.save(added, service)
    await eventually(async () => (await fetch(`${dev.url}/services/made-by-a-test`)).status).toBe(200)
    await visit('/services/made-by-a-test')
    dev.remove(added)
    await untilShown(page, JSON.parse(dev.text('404.json')).sections[0].heading)
    expect((await fetch(`${dev.url}/services/made-by-a-test`)).status).toBe(404)
  })
})

for (const { mistake, text, place, sentence } of [
  {
    mistake: 'an unknown field',
    text: original.replace('"kind": "page",', '"kind": "page",\n  "colour": "red",'),
    place: '6:3',
    sentence: /colour/,
  },
  ...onlyDeep({
    mistake: 'a missing comma',
    text: original.replace('"kind": "page",', '"kind": "page"'),
    place: '6:',
    sentence: /comma/i,
  }),
])
  test.describe(`A document with ${mistake}`, () => {
    test('keeps the last good page on screen', async () => {
      await visit('/contact')
      dev.save(contact, text)
      await problems()
        .getByText(`${dev.file(contact)}:${place}`)
        .waitFor()
      await expect(headingOf(page)).toHaveText(heading)
      expect(await isSameDocument(page)).toBe(true)
    })

    test('is listed with file, line, column and sentence', async () => {
      await visit('/contact')
      dev.save(contact, text)
      const entry = problems()
        .getByRole('listitem')
        .filter({ hasText: `${dev.file(contact)}:${place}` })
      await entry.getByText(sentence).first().waitFor()
      expect(await entry.innerText()).toMatch(/:\d+:\d+/)
    })

    test('leaves the list when it is mended', async () => {
      await visit('/contact')
      dev.save(contact, text)
      await problems()
        .getByText(`${dev.file(contact)}:${place}`)
        .waitFor()
      dev.save(contact, withHeading('Write to the test'))
      await untilShown(page, 'Write to the test')
      await eventually(() =>
        problems()
          .getByText(`${dev.file(contact)}:${place}`)
          .count(),
      ).toBe(0)
      await expect(problems().getByText(/to mend/)).toHaveCount(0)
    })
  })

test('From save to new text', async () => {
  await visit('/contact')
  const times: number[] = []
  for (let i = 0; i < 10; i++) {
    const shown = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => document.querySelector('h1')?.textContent === text && resolve(Date.now())
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      `Save number ${i}`,
    )
    await nextFrames(page)
    const saved = Date.now()
    dev.save(contact, withHeading(`Save number ${i}`))
    times.push((await shown) - saved)
  }
  console.log(`From save to new text, median of 10: ${times.sort((a, b) => a - b)[5]} ms`)
  await expect(headingOf(page)).toHaveText('Save number 9')
})
