import { mkdirSync, writeFileSync } from 'node:fs'
import { assert, asyncProperty, pre } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { captions, film, pdf } from '../../../scripts/engine/check/example-attachments'
import { readContent } from '../../../scripts/engine/check/content'
import { bundles } from '../../../scripts/engine/render/bundles'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { fieldsOf, ofKind } from '../../../scripts/engine/schema/fields'
import { validators } from '../../../scripts/engine/schema/validator'
import { fill } from '../../../scripts/engine/site/placeholders'
import type { Page as PageData } from '../../../src/page/page.generated'
import { many, seed } from '../../depth'
import { mistakesIn, wordsOf } from '../../html'
import { madeJobs, madePages } from '../../made-documents'
import { mutations } from '../../mutations'
import { temporaryFolder, today, Workshop } from './folders'
import { photo } from './photo'
import { siteDocument, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

/** Pages that may be anything, with what they are made of. */
function strangePages(count: number): Page[] {
  const { '_site.json': _, ...pages } = smallSite()
  return mutations(Object.values(pages), count, 'what validates').filter((value) => validators().page(value))
}

/** What of a page's texts is nowhere in its HTML. @param made what the build made of its sections */
function left({ sections }: Pick<Page, 'sections'>, made: PageData['sections'], html: string): string[] {
  // A list of related pages is shown once there are any.
  const isEmpty = made.map((section) => 'related' in section && section.related.length === 0)
  // The data that stand behind have every word.
  const shown = asOneLine(wordsOf(/<main[^]*<\/main>/.exec(html)?.[0] ?? ''))
  return ofKind(fieldsOf({ sections }), 'text').flatMap(({ value, at }) => {
    if (isEmpty[Number(at[1])]) return []
    const words = asOneLine(fill(String(value), siteDocument))
    return shown.includes(words) ? [] : `${at.join('.')}: ${words}`
  })
}

function asOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

test('What the checks find right can be built, whatever it is', async () => {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  await workshop.build()
  let [tried, built] = [0, 0]
  for (const strange of strangePages(400)) {
    const { aliases: _aliases, canonical: _canonical, ...own } = strange
    const title = `Strange ${tried++}`
    workshop.change({ 'services/strange.json': { ...own, title, description: `What ${title} is.` } })
    const { problems } = readContent({ pages: workshop.pages, date: today })
    if (problems.some(({ severity }) => severity === 'error')) continue
    const report = await workshop.build()
    expect(report.made.has('/services/strange'), JSON.stringify(strange)).toBe(true)
    built++
  }
  // Most documents have to be right, or little would have been tried.
  expect(built).toBeGreaterThan(40)
})

test.each([
  ['page', 'made', madePages()],
  ['job', 'career/made', madeJobs()],
])(
  'A %s made of the schemas alone is valid, accessible HTML once it is found right',
  async (_kind, name, pages) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    for (const folder of ['_images', '_videos', '_files']) mkdirSync(`${workshop.pages}/${folder}`)
    writeFileSync(`${workshop.pages}/_images/office.jpg`, await photo())
    writeFileSync(`${workshop.pages}/_videos/move.mp4`, film)
    writeFileSync(`${workshop.pages}/_videos/move.vtt`, captions)
    writeFileSync(`${workshop.pages}/_files/checklist.pdf`, pdf)
    await workshop.build()
    let built = 0
    const isValid = async ({ draft: _, ...made }: { [field: string]: unknown }) => {
      const document = { ...made, title: 'Made by a test', description: 'What the schemas allow.' }
      if (!validators().page(document)) throw new Error('It is not made as the schemas say.')
      const headings = document.sections.map((section) => ('heading' in section ? section.heading : ''))
      // Two sections of one name are two landmarks of one name: that is what the author wrote.
      pre(new Set(headings).size === headings.length)
      workshop.change({ [`${name}.json`]: document })
      // A preview has pages with a day to come as well.
      const { problems } = await workshop.build({ drafts: true })
      // Of a level of headings that is skipped the author is warned.
      if (problems.some(({ severity, rule }) => severity === 'error' || rule === 'heading-order')) return
      built++
      const html = workshop.read(`${name}.html`)
      expect(await mistakesIn(html)).toEqual([])
      const { sections }: PageData = JSON.parse(workshop.read(`${name}.json`))
      expect(sections.map(({ type }) => type)).toEqual(document.sections.map(({ type }) => type))
      expect(left(document, sections, html)).toEqual([])
    }
    const numRuns = many({ each: 20, deep: 1000 })
    await assert(asyncProperty(pages, isValid), { numRuns, seed })
    expect(built).toBeGreaterThan(numRuns / 2)
  },
  900_000,
)

test('A page with a section that fails is not published without it', async () => {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  await workshop.build()
  const renderer = await (await bundles()).renderer()
  const contact: PageData = JSON.parse(workshop.read('contact.json'))
  const broken = { ...contact, sections: contact.sections.map((section) => ({ ...section, offices: undefined })) }
  expect(() => Reflect.apply(renderer.renderMain, undefined, [broken, {}])).toThrow(
    'Section offices of /contact cannot be rendered: TypeError',
  )
})
