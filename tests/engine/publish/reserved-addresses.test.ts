import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { filesBelow } from '../../../scripts/engine/files/place'
import type { Problem } from '../../../scripts/engine/problems/problem'
import { pack } from '../../../scripts/engine/publish/pack'
import { addressesOf, filesAt } from '../../../scripts/engine/publish/addresses'
import { reservedFor } from '../../../scripts/engine/site/reserved-addresses'
import { newFolder, removeFolder, temporaryFolder, today, Workshop, writeDocuments } from './folders'
import { photo } from './photo'
import { page, smallSite } from './small-site'

const folder = newFolder()
const documents = {
  ...smallSite(),
  'drawn.json': page('Drawn', '', {
    sections: [
      { type: 'hero', heading: 'Drawn' },
      { type: 'intro', heading: 'A photo', text: ['Look.'], image: { src: 'office.jpg', alt: 'Our office' } },
      { type: 'cardGrid', heading: 'Cards', cards: [{ icon: 'rocket', title: 'A', description: 'B' }] },
    ],
  }),
}
const workshop = new Workshop(folder, documents)
/** Every file of a release, and those of them that are no page. */
let files: string[] = []
let ofNoPage: string[] = []

beforeAll(async () => {
  mkdirSync(`${workshop.pages}/_images`)
  writeFileSync(`${workshop.pages}/_images/office.jpg`, await photo())
  const { problems, index } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  await pack(workshop.out)
  files = [...filesBelow(workshop.out)]
  const ofPages = new Set(
    index.pages.flatMap((facts) => addressesOf(facts, { index, date: today }).flat().flatMap(filesAt)),
  )
  ofNoPage = files.filter((file) => !ofPages.has(file.replace(/\.(gz|br)$/, '')))
})
afterAll(() => removeFolder(folder))

/** What is said of documents beside those of the site that was built. */
function errorsOf(tried: Record<string, object>): Problem[] {
  const pages = temporaryFolder()
  writeDocuments(pages, documents)
  for (const [file, document] of Object.entries(tried)) {
    mkdirSync(path.dirname(path.join(pages, file)), { recursive: true })
    writeFileSync(path.join(pages, file), JSON.stringify(document))
  }
  cpSync(`${workshop.pages}/_images`, `${pages}/_images`, { recursive: true })
  return readContent({ pages, date: today }).problems.filter(({ severity }) => severity === 'error')
}

/** Of one document not more than 200 problems are told. */
function inPortions<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 150) }, (_, nth) => all.slice(nth * 150, (nth + 1) * 150))
}

const withAliases = (aliases: string[]) => ({ 'tried.json': page('Tried', 'Words.', { aliases }) })

/** Ways to write an address that servers read as the same. */
const otherwise = {
  'as it is': (address: string) => address,
  'in capital letters': (address: string) => address.toUpperCase(),
  'with its letters as numbers': (address: string) =>
    address.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
}

test('A release has pictures, drawings, scripts, copies and files for search engines', () => {
  for (const kind of [
    /^images\//,
    /^drawings\//,
    /^assets\/.*\.js$/,
    /\.br$/,
    /^robots\.txt$/,
    /^site-.*\.json$/,
    /^_/,
  ])
    expect(ofNoPage.some((file) => kind.test(file))).toBe(true)
})

test('Every file of a release that is no page is in the table of addresses', () => {
  expect(ofNoPage.filter((file) => reservedFor(`/${file}`) === undefined)).toEqual([])
})

describe.each(Object.entries(otherwise))('The address of a file of the output, %s', (_way, write) => {
  test('is refused as an alias in one sentence', () => {
    const aliases = files.map((file) => write(`/${file}`))
    const errors = inPortions(aliases).flatMap((some) => errorsOf(withAliases(some)))
    const told = new Map(aliases.map((alias) => [alias, errors.filter(({ message }) => message.includes(`${alias} `))]))
    expect([...told].filter(([, { length }]) => length !== 1)).toEqual([])
  })
})

test('No page can be where a file of the output is', () => {
  const places = [...new Set(ofNoPage.flatMap((file) => [`${file}.json`, `${file.replace(/\.[^/]*$/, '')}.json`]))]
  const taken = places.filter((place) => ofNoPage.includes(place) || ofNoPage.includes(place.replace(/json$/, 'html')))
  const errors = errorsOf(Object.fromEntries(places.map((place, i) => [place, page(`Tried ${i}`, `Words ${i}.`)])))
  const refused = new Set(errors.map(({ file }) => file.slice(file.indexOf('/site-test-')).replace(/^\/[^/]+\//, '')))
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter((place) => !refused.has(place))).toEqual([])
})

test.each(['drawings/x.json', 'assets/x.json', 'Images/x.json', 'site-0123456789abcdef.json'])(
  'A page in pages-json/%s is told to go elsewhere',
  (file) => {
    expect(errorsOf({ [file]: page('Tried', 'Words.') }).map(({ rule }) => rule)).toEqual(['address-reserved'])
  },
)

const refused = {
  '/.well-known/security.txt': 'is kept for servers',
  '/_old': 'is kept for servers',
  '/%40vite/client': 'is kept for servers',
  '/node_modules/react': 'is kept for servers',
  '/favicon.ico': "is kept for the site's icons",
  '/404.html': 'is kept for what visitors see where there is no page',
  '/robots.txt.html': 'is kept for what search engines read',
  '/contact.html': 'already leads to',
  '/contact/index': 'already leads to',
  '/%63ontact': 'already leads to',
  '/index.html': 'already leads to',
  '/tried.html': "is this page's own address",
}

test('Aliases are refused that are kept for something else, or taken', () => {
  const messages = errorsOf(withAliases(Object.keys(refused))).map(({ message }) => message)
  for (const [alias, words] of Object.entries(refused))
    expect(messages.filter((message) => message.includes(`${alias} `))).toEqual([
      expect.stringContaining(`${alias} ${words}`),
    ])
  expect(messages.length).toBe(Object.keys(refused).length)
})

test('Aliases are free that only look like addresses of files', () => {
  const aliases = ['/old/page.html', '/sitemap', '/art', '/assets-of-ours', '/site-map', '/a_b', '/%20a', '/v1.2']
  expect(errorsOf(withAliases([...aliases, '/images.html']))).toEqual([])
})
