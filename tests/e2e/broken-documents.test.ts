import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { captions, film, pdf } from '../../scripts/engine/check/example-attachments'
import { photo } from '../../scripts/engine/check/example-pictures'
import { filesBelow } from '../../scripts/engine/files/place'
import { buildSite } from '../../scripts/engine/publish/build-site'
import { bundles } from '../../scripts/engine/render/bundles'
import { readSchemas, sectionTypes } from '../../scripts/engine/schema/schemas'
import { isObject } from '../../scripts/engine/text/is-object'
import { deep, firstOf, onlyDeep } from '../depth'
import { DevServer } from './dev-server'
import { headingOf, isSameDocument, markDocument, scrollTop } from './on-page'
import { test } from './site'
import { eventually, nextFrames } from './waits'

const schemas = readSchemas()
const types = sectionTypes(schemas).sort((a, b) => Number(b === 'hero') - Number(a === 'hero'))
const name = 'career/everything.json'
const address = '/career/everything'

interface Document {
  [field: string]: unknown
  sections: { [field: string]: unknown }[]
}

/** What the first examples of sections name. */
const files = {
  '_images/workshop.jpg': photo,
  '_videos/trial-move.mp4': film,
  '_videos/trial-move.vtt': captions,
  '_files/moving-checklist.pdf': pdf,
}

/** A page with a section of every type, each known by an id of its own. */
const whole: Document = {
  title: 'Everything there is',
  description: 'A page that exists only while a test runs, with a section of every type.',
  job: schemas.get('definitions/job.schema.json')?.examples?.[0],
  sections: [...types, 'closing'].map((type) => {
    const examples = schemas.get(`sections/${type === 'closing' ? 'cta' : type}.schema.json`)?.examples ?? []
    return { ...(isObject(examples[0]) ? examples[0] : {}), id: idOf(type) }
  }),
}

function idOf(type: string): string {
  return `the-${type.toLowerCase()}`
}

/** A copy with changes to some of its sections. */
function changed(changes: { [type: string]: object }, more: object = {}): Document {
  const ofId = new Map(Object.entries(changes).map(([type, change]) => [idOf(type), change]))
  return {
    ...whole,
    ...more,
    sections: whole.sections.map((section) => ({ ...section, ...ofId.get(String(section.id)) })),
  }
}

const text = (document: object) => `${JSON.stringify(document, null, 2)}\n`
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const wrong = { wrong: 'This field is a mistake.' }
const folder = mkdtempSync(path.join(tmpdir(), 'broken-'))
/** What the editor was asked to open. */
const opened = path.join(folder, 'opened.txt')

const dev = new DevServer()
let page: Page

test.beforeAll(async ({ browser }) => {
  const editor = path.join(folder, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$*" > '${opened}'\n`, { mode: 0o755 })
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(dev.pages, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(dev.pages, file), content)
  }
  dev.save(name, text(whole))
  await dev.start({ LAUNCH_EDITOR: editor })
  page = await browser.newPage({ baseURL: dev.url, viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await headingOf(page).waitFor()
})

test.afterAll(async () => {
  await page.close()
  await dev.stop()
  rmSync(folder, { recursive: true })
})

const save = (document: object) => dev.save(name, text(document))
const marks = () => page.getByRole('main').getByRole('group', { name: /problems? in section/ })
const panel = () => page.getByRole('complementary', { name: 'Problems in the pages' })
/** The id of the section that stands right below. */
const below = (mark: Locator) => mark.evaluate((element) => element.nextElementSibling?.id)

/** The page as it is without a mistake, and not loaded again since. */
async function begin() {
  save(whole)
  await headingOf(page).waitFor()
  await eventually(() => marks().count()).toBe(0)
  await markDocument(page)
}

for (const type of firstOf(types, 1))
  test.describe(`A mistake in a section of the type ${type}`, () => {
    test('is told at that section, while another one changes', async () => {
      await begin()
      const before = await page.locator(`#${idOf(type)}`).innerText()
      save(changed({ [type]: wrong, closing: { heading: `Beside a broken ${type}` } }))
      await page.getByRole('heading', { name: `Beside a broken ${type}` }).waitFor()
      const mark = marks().filter({ hasText: '"wrong" is not a field' })
      await mark.waitFor()
      await expect(marks()).toHaveCount(1)
      await eventually(() => below(mark)).toBe(idOf(type))
      expect(await page.locator(`#${idOf(type)}`).innerText()).toBe(before)
      expect(await isSameDocument(page)).toBe(true)
    })
  })

/** Saves it, and gives the one mark there is then. */
async function markAfter(document: object | string): Promise<Locator> {
  dev.save(name, typeof document === 'string' ? document : text(document))
  await marks().first().waitFor()
  await expect(marks()).toHaveCount(1)
  return marks().first()
}

test.describe('A broken section', () => {
  test('is told with sentence, file, line, column and what could stand there', async () => {
    await begin()
    const mark = await markAfter(changed({ process: { hedding: 'A new heading', heading: undefined } }))
    const line = text(changed({ process: { hedding: 'A new heading', heading: undefined } }))
      .split('\n')
      .findIndex((words) => words.includes('"hedding"'))
    expect(await mark.innerText()).toContain(`${dev.file(name)}:${line + 1}:7`)
    expect(await mark.innerText()).toContain('"hedding" is not a field. Did you mean "heading"?')
  })

  // On Windows the stand-in for an editor would have to be another one.
  test('opens in the editor at its line', async () => {
    test.skip(process.platform === 'win32')
    await begin()
    const mark = await markAfter(changed({ process: wrong }))
    const place = /\S+everything\.json:\d+:\d+/.exec(await mark.innerText())?.[0]
    await mark.getByRole('button', { name: 'Open in the editor' }).click()
    await eventually(() => existsSync(opened) && readFileSync(opened, 'utf8').trim().replaceAll(' ', ':')).toBe(place)
  })

  /** Goes to the first link in the list of problems, which is open once somebody has opened it. */
  async function tabIntoList() {
    await panel().getByText('1 problem to mend', { exact: true }).focus()
    if (!(await panel().locator('details[open]').count())) await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }

  const focused = () => page.evaluate(() => document.activeElement?.textContent?.slice(0, 60))

  test('can be reached from the list of problems by keyboard', async () => {
    await begin()
    const mark = await markAfter(changed({ process: wrong }))
    await tabIntoList()
    await page.keyboard.press('Enter')
    const open = mark.getByRole('button', { name: 'Open in the editor' })
    await expect(open).toBeFocused()
  })

  test('keeps the focus in the list of problems while another section is saved', async () => {
    await begin()
    await markAfter(changed({ process: wrong }))
    await tabIntoList()
    save(changed({ process: wrong, closing: { heading: 'Saved meanwhile' } }))
    await page.getByRole('heading', { name: 'Saved meanwhile' }).waitFor()
    await nextFrames(page)
    await eventually(focused).toMatch(/^Section \d+$/)
  })

  test('has the focus in the list again once a file is whole that was empty while it was written', async () => {
    await begin()
    await markAfter(changed({ process: wrong }))
    await tabIntoList()
    dev.save(name, '')
    await eventually(focused).toBe('1 problem to mend')
    save(changed({ process: wrong }))
    await eventually(focused).toMatch(/^Section \d+$/)
  })

  test('keeps the focus at its entry in the list while a problem before it joins the list', deep, async () => {
    await begin()
    await markAfter(changed({ process: wrong }))
    await tabIntoList()
    const entry = await focused()
    save(changed({ cardGrid: wrong, process: wrong }))
    await eventually(() =>
      panel()
        .getByRole('button', { name: /^Section / })
        .count(),
    ).toBe(2)
    await eventually(focused).toBe(entry)
  })

  test('hands the focus on to the heading of the list once the problem it was at is mended', deep, async () => {
    await begin()
    await markAfter(changed({ process: wrong }))
    await tabIntoList()
    save(changed({ cta: wrong }))
    await marks().filter({ hasText: 'in section' }).first().waitFor()
    await eventually(focused).toBe('1 problem to mend')
  })

  test('is announced once, politely', async () => {
    await begin()
    await markAfter(changed({ process: wrong }))
    await eventually(() => panel().getByRole('status').textContent()).toContain('"wrong" is not a field')
  })

  test('shows itself again once it is mended', async () => {
    await begin()
    await markAfter(changed({ process: wrong }))
    save(changed({ process: { heading: 'Mended steps' } }))
    await page.getByRole('heading', { name: 'Mended steps' }).waitFor()
    await eventually(() => marks().count()).toBe(0)
  })

  test('stays as it last was right, though it was mended and broken anew meanwhile', deep, async () => {
    await begin()
    await markAfter(changed({ cta: wrong }))
    save(changed({ cta: wrong, process: { heading: 'Steps of a while ago' } }))
    await page.getByRole('heading', { name: 'Steps of a while ago' }).waitFor()
    save(changed({ process: { ...wrong, heading: 'Broken steps' } }))
    await marks().filter({ hasText: 'Broken steps' }).waitFor()
    expect(await page.locator(`#${idOf('process')}`).innerText()).toContain('Steps of a while ago')
  })

  test('that was never right is a labelled place on the page', async () => {
    await begin()
    const [first, ...others] = whole.sections
    const fresh = { type: 'cta', heading: 'Never right' }
    const mark = await markAfter({ ...whole, sections: [first, fresh, ...others] })
    expect(await mark.innerText()).toContain('Section 2 appears here as soon as it is right.')
    await eventually(() => below(mark)).toBe(others[0]?.id)
    await expect(page.getByRole('heading', { name: 'Never right' })).toHaveCount(0)
  })

  test('leaves what a visitor did in the others, and where they are', async () => {
    await begin()
    const search = page.getByRole('searchbox', { name: 'Search jobs...' })
    await search.scrollIntoViewIfNeeded()
    await search.fill('WordPress')
    const top = await scrollTop(page)
    const place = () => search.evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    await markAfter(changed({ factsStrip: wrong, closing: { heading: 'Beside a search' } }))
    await page.getByRole('heading', { name: 'Beside a search' }).waitFor()
    await nextFrames(page)
    await expect(search).toHaveValue('WordPress')
    expect(await place()).toBeCloseTo(before, 0)
    expect(await scrollTop(page)).toBeGreaterThanOrEqual(top)
    await search.fill('')
  })

  test('does not lie over its heading', async () => {
    await begin()
    const mark = await markAfter(changed({ hero: wrong }))
    const [bottom, top] = await Promise.all([
      mark.evaluate((element) => element.getBoundingClientRect().bottom),
      headingOf(page).evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(bottom).toBeLessThanOrEqual(top)
  })

  test('can have words in it that look like HTML', async () => {
    await begin()
    const mark = await markAfter(changed({ process: { '<img src=x>': 1 } }))
    expect(await mark.innerText()).toContain('"<img src=x>" is not a field')
    await expect(mark.locator('img')).toHaveCount(0)
  })

  for (const width of [390, ...onlyDeep(1280)])
    test(`is told without a barrier at a width of ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await begin()
      await markAfter(changed({ process: wrong }, { titel: 'x' }))
      await nextFrames(page)
      await page.evaluate(axe)
      const { violations }: AxeResults = await page.evaluate(
        'axe.run({ include: [[".page-problem"], [".page-problems"]] })',
      )
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    })
})

test('A link that leads nowhere is told at its section, which shows as it is written', async () => {
  await begin()
  const mark = await markAfter(changed({ closing: { heading: 'Gone', button: { label: 'Go there', path: '/gone' } } }))
  await eventually(() => below(mark)).toBe(idOf('closing'))
  expect(await mark.innerText()).toContain('/gone')
  await page.getByRole('heading', { name: 'Gone' }).waitFor()
})

test('A mistake in the page’s own fields is told in the list, and its sections change', async () => {
  await begin()
  save(changed({ closing: { heading: 'Beside a broken title' } }, { title: 7, keywords: ['one'] }))
  await page.getByRole('heading', { name: 'Beside a broken title' }).waitFor()
  await panel().getByRole('listitem').filter({ hasText: '"title"' }).waitFor()
  await expect(marks()).toHaveCount(0)
  expect(await page.title()).toContain(whole.title)
})

test.describe('A document that is not JSON', () => {
  test('stands as it last was right, with the problem at the section of its line', async () => {
    await begin()
    const before = await page.locator(`#${idOf('process')}`).innerText()
    const mark = await markAfter(text(whole).replace('"type": "process"', '"type": "process'))
    await eventually(() => below(mark)).toBe(idOf('process'))
    expect(await page.locator(`#${idOf('process')}`).innerText()).toBe(before)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('has its problem at a section though only a comma is missing, and shows the others', async () => {
    await begin()
    const document = text(changed({ closing: { heading: 'Beside a missing comma' } }))
    const mark = await markAfter(document.replace('"type": "whyUs",', '"type": "whyUs"'))
    await eventually(() => below(mark)).toBe(idOf('whyUs'))
    await page.getByRole('heading', { name: 'Beside a missing comma' }).waitFor()
  })
})

test(
  'A page that was broken before anyone looked at it stands as it was when the server started',
  deep,
  async ({ browser }) => {
    const uiux = JSON.parse(dev.text('services/uiux.json'))
    dev.save(
      'services/uiux.json',
      text({ ...uiux, sections: uiux.sections.map((section: object) => ({ ...section, ...wrong })) }),
    )
    const other = await browser.newPage({ baseURL: dev.url })
    await other.goto('/services/uiux')
    await other.getByRole('heading', { level: 1, name: uiux.sections[0].heading }).waitFor()
    await other.close()
    dev.save('services/uiux.json', text(uiux))
  },
)

const half = 'services/half.json'

test('A page that never was right is shown as far as it is right', async ({ browser }) => {
  await begin()
  const sections = [
    { type: 'hero', heading: 'Half a page' },
    { type: 'cta', heading: 'Without a button' },
  ]
  dev.save(half, JSON.stringify({ title: 'Half a page', sections }))
  await eventually(async () => (await fetch(`${dev.url}/services/half`)).status).toBe(200)
  const other = await browser.newPage({ baseURL: dev.url })
  await other.goto('/services/half')
  await other.getByRole('heading', { name: 'Half a page' }).waitFor()
  await other.getByText('Section 2 appears here as soon as it is right.').waitFor()
  await other.close()
})

test('The same document stops the production build', async () => {
  dev.remove(half)
  save(changed({ process: wrong }))
  const out = path.join(folder, 'out')
  const { problems, made } = await buildSite({ pages: dev.pages, out, date: '2026-11-20', force: false })
  expect(problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual(['unknown-field'])
  expect(made.size).toBe(0)
  expect(existsSync(path.join(out, 'index.html'))).toBe(false)
})

test('A visitor downloads nothing of all this', async () => {
  const { client } = await bundles()
  const code = [...filesBelow(client)]
    .filter((file) => /\.(html|js|css)$/.test(file))
    .map((file) => readFileSync(path.join(client, file), 'utf8'))
  const ours = [
    'page-problem',
    '@pages',
    'Open in the editor',
    'open-in-editor',
    'as soon as it is right',
    'pages:changed',
  ]
  expect(code.length).toBeGreaterThan(10)
  expect(ours.filter((words) => code.some((text) => text.includes(words)))).toEqual([])
})
