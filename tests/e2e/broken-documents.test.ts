import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isObject } from '../../scripts/content/fields'
import { readSchemas, sectionTypes } from '../../scripts/content/schemas'
import { bundles } from '../../scripts/output/bundles'
import { filesBelow } from '../../scripts/output/state'
import { readContent } from '../../scripts/content/content'
import { DevServer } from './dev-server'
import { eventually, headingOf, isSameDocument, launch, markDocument, nextFrames, scrollTo, scrollTop } from './site'

const schemas = readSchemas()
const types = sectionTypes(schemas).sort((a, b) => Number(b === 'hero') - Number(a === 'hero'))
const name = 'career/everything.json'
const address = '/career/everything'

interface Document {
  [field: string]: unknown
  sections: { [field: string]: unknown }[]
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
const wrong = { wrong: 'This field is a mistake.' }
const opened = path.join(mkdtempSync(path.join(tmpdir(), 'editor-')), 'opened.txt')
const editor = `${opened}.mjs`

const dev = new DevServer()
let browser: Browser
let page: Page

beforeAll(async () => {
  writeFileSync(
    editor,
    `#!${process.execPath}\nimport { writeFileSync } from 'node:fs'\nwriteFileSync('${opened}', process.argv.slice(2).join(' '))\n`,
    { mode: 0o755 },
  )
  browser = await launch()
  dev.save(name, text(whole))
  await dev.start({ LAUNCH_EDITOR: editor })
  page = await browser.newPage({ baseURL: dev.url, viewport: { width: 1280, height: 800 } })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.goto(address)
  await headingOf(page).waitFor()
})

afterAll(async () => {
  await browser.close()
  dev.stop()
  rmSync(path.dirname(opened), { recursive: true })
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

afterEach(() => {
  for (const file of ['services/half.json']) if (existsSync(dev.file(file))) dev.remove(file)
})

describe.each(types)('A mistake in a section of the type %s', (type) => {
  test('is told at that section, while another one changes', async () => {
    await begin()
    const before = await page.locator(`#${idOf(type)}`).innerText()
    save(changed({ [type]: wrong, closing: { heading: `Beside a broken ${type}` } }))
    await page.getByRole('heading', { name: `Beside a broken ${type}` }).waitFor()
    const mark = marks().filter({ hasText: '"wrong" is not a field' })
    await mark.waitFor()
    expect(await marks().count()).toBe(1)
    expect(await below(mark)).toBe(idOf(type))
    expect(await page.locator(`#${idOf(type)}`).innerText()).toBe(before)
    expect(await isSameDocument(page)).toBe(true)
  })
})
