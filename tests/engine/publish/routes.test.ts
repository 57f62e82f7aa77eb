import { readFileSync } from 'node:fs'
import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { contentSecurityPolicy } from '../../../scripts/engine/publish/headers'
import { redirectFinder, redirectTable, type Redirect } from '../../../scripts/engine/publish/redirects'
import type { PageIndex } from '../../../scripts/engine/site/page-index'
import { newFolder, removeFolder, temporaryFolder, today, Workshop } from './folders'
import { servedSite } from './hosting/promises'
import { page, siteDocument, smallSite, type Documents } from './small-site'

function indexOf(documents: Documents): PageIndex {
  const { index, problems } = readContent({ pages: new Workshop(temporaryFolder(), documents).pages, date: today })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return index
}

function finderOf(documents: Documents): (pathname: string) => string | undefined {
  return redirectFinder(redirectTable({ index: indexOf(documents), date: today }))
}

describe('the table of redirects', () => {
  it.each([
    ['an alias', '/company', '/about'],
    ['an alias in another letter case', '/COMPANY', '/about'],
    ['an alias with a slash at the end', '/company/', '/about'],
    ['an alias as a file of an older site', '/old/about.html', '/about'],
    ['the blank path', '/ ', '/crm'],
    ['a page in another letter case', '/SERVICES/cloud', '/services/cloud'],
    ['a page with a slash at the end', '/services/', '/services'],
    ['a page with .html', '/services.html', '/services'],
    ['a page with /index', '/services/index', '/services'],
    ['the home page by its file', '/index.html', '/'],
    ['a canonical address in another letter case', '/Software-Testing', '/software-testing'],
  ])('leads from %s, %s, to %s', (_, from, to) => expect(finderOf(smallSite())(from)).toBe(to))

  it.each([
    '/',
    '/about',
    '/services',
    '/services/testing',
    '/software-testing',
    '/404',
    '/nowhere',
    '/about.json',
    '/assets/index.js',
  ])('leaves %s as it is', (address) => expect(finderOf(smallSite())(address)).toBeUndefined())

  it('leads to the canonical address, which differs from the path in letter case only', () => {
    const find = finderOf({
      ...smallSite(),
      'Mixed/Page.json': page('Mixed', 'Mixed.', { canonical: '/mixed/page', aliases: ['/m'] }),
    })
    expect([find('/Mixed/Page'), find('/m'), find('/mixed/page')]).toEqual(['/mixed/page', '/mixed/page', undefined])
  })

  it('has every address once', () => {
    const addresses = redirectTable({ index: indexOf(servedSite()), date: today }).map(({ from }) => from.toLowerCase())
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('leads from any spelling of any address to a file, which leads nowhere else', () => {
    const index = indexOf(servedSite())
    const table = redirectTable({ index, date: today })
    const find = redirectFinder(table)
    const files = new Set([...index.answers].flatMap(({ address, role }) => (role === 'alias' ? [] : [address])))
    const spelling = tuple(
      constantFrom(...table),
      constantFrom('', '/', '//', '.html', '.html/', '/index', '/index.html'),
      integer(),
    )
    assert(
      property(spelling, ([{ from }, end, cases]) => {
        const asked =
          [...from]
            .map((letter, place) => ((cases >> (place % 31)) & 1 ? letter.toUpperCase() : letter.toLowerCase()))
            .join('') + end
        const final = find(asked) ?? asked
        expect([final, files.has(final), find(final)]).toEqual([final, true, undefined])
      }),
      { numRuns: 2000 },
    )
  })

  it('survives an alias that no server can decode', () => {
    const index = indexOf(smallSite())
    const about = index.page('/about')
    if (about) about.aliases.push('/100%')
    expect(() => redirectTable({ index, date: today })).not.toThrow()
  })
})

describe('the output', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, servedSite())
  let index: PageIndex
  let table: Redirect[]
  beforeAll(async () => {
    await workshop.build()
    index = readContent({ pages: workshop.pages, date: today }).index
    table = redirectTable({ index, date: today })
  })
  afterAll(() => removeFolder(folder))

  it('has no redirect to a file that is not there', () => {
    const files = workshop.content()
    expect(table.filter(({ to }) => !files[`${to === '/' ? 'index' : to.slice(1)}.html`])).toEqual([])
  })

  it('has the same page at its path and at its canonical address', () => {
    expect([workshop.read('software-testing.html'), workshop.read('software-testing.json')]).toEqual([
      workshop.read('services/testing.html'),
      workshop.read('services/testing.json'),
    ])
  })

  it('has no file for an alias', () => expect(Object.keys(workshop.content())).not.toContain('company.html'))

  it('states in each page the canonical address', () => {
    expect(workshop.read('services/testing.html')).toContain(
      '<link rel="canonical" href="https://www.acme.test/software-testing">',
    )
  })

  describe('in sitemap.xml', () => {
    const entries = () => [
      ...workshop.read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
    ]

    it('has every page at its canonical address, once, and neither the not-found page nor the one to search on', () => {
      const expected = index.pages
        .filter(({ path }) => path !== '/404' && path !== siteDocument.roots?.search)
        .map(({ path, canonical }) => siteDocument.url + (canonical ?? path))
      expect(
        entries()
          .map(([, address]) => address)
          .sort(),
      ).toEqual(expected.sort())
    })

    it.each([
      ['/Blog/Speed', 'the day it appeared', '2026-10-01'],
      ['/Blog/Agents', 'the day it changed', '2026-09-15'],
      ['/about', 'no day', undefined],
    ])('states for %s %s', (address, _, day) =>
      expect(entries().find(([, location]) => location === siteDocument.url + address)?.[2]).toBe(day),
    )
  })

  it('lets crawlers read everything, and names the site map', () => {
    expect(workshop.read('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.acme.test/sitemap.xml\n')
  })

  describe('in _redirects', () => {
    const rules = () =>
      workshop
        .read('_redirects')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))

    it.each([
      ['/company', '/about'],
      ['/%20', '/crm'],
      ['/cloud', '/services/cloud'],
    ])('leads from %s to %s for good', (from, to) => expect(rules()).toContainEqual([from, to, '301']))

    it('leads from nothing that is a page', () => {
      const files = workshop.content()
      expect(rules().filter(([from = '']) => files[`${from.slice(1)}.html`])).toEqual([])
    })
  })

  describe('in _headers', () => {
    const shell = () =>
      Object.keys(workshop.content()).find((file) => file.startsWith('site-') && !file.startsWith('site-reliability'))

    it('has the Content-Security-Policy for everything', () => {
      expect(workshop.read('_headers')).toMatch(/^\/\*\n/)
      expect(workshop.read('_headers')).toContain(`  Content-Security-Policy: ${contentSecurityPolicy}\n`)
    })

    it('keeps page data out of search engines', () =>
      expect(workshop.read('_headers')).toContain('/*.json\n  X-Robots-Tag: noindex\n'))

    it('has files for download saved, and never opened as a part of the site', () =>
      expect(workshop.read('_headers')).toContain('/files/*\n  Content-Disposition: attachment\n'))

    it('lets only files named by their content be kept for ever', () => {
      const kept = [
        ...workshop.read('_headers').matchAll(/^(\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm),
      ].map(([, pattern]) => pattern)
      const folders = ['/assets/*', '/art/*', '/cards/*', '/drawings/*', '/files/*', '/images/*', '/videos/*']
      expect(kept).toEqual([...folders, `/${shell()}`])
    })

    it('names the shell data by its content', () => expect(shell()).toMatch(/^site-[0-9a-f]{16}\.json$/))

    it('has shell data that every page names', () => {
      const pages = Object.keys(workshop.content()).filter(
        (file) =>
          file.endsWith('.json') &&
          ![shell(), 'ahead.json'].includes(file) &&
          !/^(assets|feeds|search-index)\//.test(file),
      )
      const named = pages.map((file): unknown => JSON.parse(readFileSync(`${workshop.out}/${file}`, 'utf8')).site)
      expect(new Set(named)).toEqual(new Set([shell()?.slice('site-'.length, -'.json'.length)]))
    })
  })
})

describe('the shell data', () => {
  const nameOf = (workshop: Workshop) =>
    Object.keys(workshop.content()).filter((file) => /^site-[0-9a-f]{16}\.json$/.test(file))

  it("keeps its name when a page's text changes", async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = nameOf(workshop)
    workshop.change({ 'about.json': page('About us', 'Other text.') })
    await workshop.build()
    expect(nameOf(workshop)).toEqual(before)
  })

  it('has another name, and only that, when the menu changes', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const [before] = nameOf(workshop)
    workshop.change({
      'webapp.json': page('Renamed platforms', 'Text.', {
        kind: 'service',
        group: 'application-engineering',
        menu: { order: 3 },
      }),
    })
    await workshop.build()
    expect(nameOf(workshop)).toEqual([expect.not.stringContaining(before ?? '')])
  })
})
