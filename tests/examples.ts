import { pageFacts } from '../scripts/engine/derived/page-facts'
import { parseText } from '../scripts/engine/load/read-source'
import { pathOf } from '../scripts/engine/load/sources'
import { resolvePage } from '../scripts/engine/resolve/resolve'
import { shellOf } from '../scripts/engine/resolve/shell'
import type { Page as Document } from '../scripts/engine/schema/document.generated'
import { readSchemas, sectionTypes } from '../scripts/engine/schema/schemas'
import { validators } from '../scripts/engine/schema/validator'
import { PageIndex } from '../scripts/engine/site/page-index'
import { surroundingsOf } from '../scripts/engine/site/surroundings'
import { standIns } from '../scripts/live/gallery/stand-ins'
import type { Page, Site } from '../src/page/page.generated'

export interface Example {
  name: string
  document: unknown
}

const schemas = readSchemas()
const examplesIn = (file: string) => schemas.get(`${file}.schema.json`)?.examples ?? []
const hero = { type: 'hero', heading: 'An example' }

const jobs = examplesIn('definitions/job')

function onPage(name: string, ...sections: unknown[]): Example {
  const job = name.startsWith('job ') ? { job: jobs.at(Number(name.slice(-1)) - 1) } : {}
  return { name, document: { title: `Example: ${name}`, description: 'A page around an example.', ...job, sections } }
}

/** Every example of every section, page and definition with a look of its own, as a document. */
export const examples: Example[] = [
  ...sectionTypes(schemas).flatMap((type) =>
    examplesIn(`sections/${type}`).map((section, i) =>
      onPage(`${type} ${i + 1}`, ...(type === 'hero' ? [section] : [hero, section])),
    ),
  ),
  ...examplesIn('documents/page').map((document, i) => ({ name: `page ${i + 1}`, document })),
  ...examplesIn('definitions/image').map((image, i) =>
    onPage(`image ${i + 1}`, hero, { type: 'intro', heading: 'A picture', text: ['Beside words.'], image }),
  ),
  onPage('cards', hero, { type: 'cardGrid', heading: 'Cards', cards: examplesIn('definitions/card') }),
  onPage('items', hero, { type: 'whyUs', heading: 'Items', reasons: examplesIn('definitions/item') }),
  onPage('articleBlocks', hero, { type: 'articleBody', body: examplesIn('definitions/article-block') }),
]

const [siteExample] = examplesIn('documents/site')
if (!validators().site(siteExample)) throw new Error('The example of site.schema.json is not valid.')
export const siteDocument = siteExample

/** Reads a document as the build does. @throws if it is not a valid page */
export function readDocument(place: string, text: string) {
  const { value } = parseText(place, text)
  if (!validators().page(value)) throw new Error(`${place} is not a valid page: ${text}`)
  const facts = pageFacts(
    { file: place, path: pathOf(place), stamp: '', changed: 0 },
    { hash: '', value, problems: [], roots: siteDocument.roots },
  )
  return { document: value, facts: { ...facts, job: value.job } }
}

const around = [
  ...['index', 'services', 'contact'].map((name) => ({ name, more: {} })),
  ...jobs.map((job, i) => ({ name: `career/${i}`, more: { job } })),
].map(({ name, more }) =>
  readDocument(
    `${name}.json`,
    JSON.stringify({ title: name, description: `About ${name}.`, ...more, sections: [hero] }),
  ),
)

/** What the examples' pictures are: one that is wide, and one that is tall. */
const workshop = {
  src: '/images/workshop.jpg',
  srcSet: '/images/workshop-960.avif 960w',
  width: 1600,
  height: 1067,
  portrait: { src: '/images/workshop-tall.avif', width: 900, height: 1350 },
  alt: '',
}

/** A page and the shell's data as the renderer gets them, among a few other pages. */
export function resolveExample(
  example: unknown,
  place = 'services/example.json',
): { page: Page; site: Site; document: Document } {
  const { document, facts } = readDocument(place, JSON.stringify(example))
  const index = new PageIndex([...around, ...inLists].map((other) => other.facts).concat(facts))
  const standing = standIns(facts, workshop)
  const office = { src: '/images/office.jpg', srcSet: '/images/office-768.avif 768w', width: 1200, height: 800 }
  const surroundings = surroundingsOf(index, siteDocument, '2026-11-20')
  const site = shellOf(surroundings)
  const context = {
    ...surroundings,
    shell: JSON.stringify(site),
    ...standing,
    pictures: new Map([...standing.pictures, ['office.jpg', office]]),
    cards: new Set<string>(),
  }
  return { page: resolvePage(document, facts, context), site, document }
}

/** What fills the lists of articles and of related pages. */
const inLists = [
  ['services/testing', 'Quality engineering', 'Tests of speed, safety and access, before your users find out.'],
  [
    'Blog/newest',
    'What a test costs, and what none costs',
    'One release with tests and one without, counted in hours.',
  ],
  ['Blog/newer', 'Moving a database without a night shift', 'Copy first, compare, then switch.'],
  ['Blog/new', 'Five questions before you buy a CMS', 'What editors do all day decides more than a list of features.'],
].map(([name = '', title, description], i) => {
  const published = name.startsWith('Blog/') ? { published: `2026-11-0${9 - i}` } : {}
  const document = { title, description, ...published, sections: [hero] }
  return readDocument(`${name}.json`, JSON.stringify(document))
})
