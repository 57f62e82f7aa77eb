import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { buildSite, type BuildReport } from '../../scripts/engine/publish/build-site'
import type { Page, Site } from '../../src/page/page.generated'
import { newFolder, removeFolder, today } from '../engine/publish/folders'
import { firstCompany } from './first-company'

/** A surveyors' site, which shares no address, group or country with the first. */
const out = newFolder()
let report: BuildReport
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
const page = (address: string): Page => JSON.parse(read(`${address === '/' ? 'index' : address.slice(1)}.json`))
const shell = (): Site => JSON.parse(read(globSync('site-*.json', { cwd: out })[0] ?? ''))
const sectionOf = <Type extends Page['sections'][number]['type']>(address: string, type: Type) =>
  page(address).sections.find((section) => section.type === type)

/** What search engines read of a page. */
const thingsOf = (file: string) => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(file)) ?? []
  const { '@graph': things }: { '@graph': { '@type': string; [field: string]: unknown }[] } = JSON.parse(json)
  return things
}

beforeAll(async () => {
  report = await buildSite({ pages: 'tests/second-site/pages', out, date: today, force: false })
})
afterAll(() => removeFolder(out))

describe('The site of another company', () => {
  test('is built without a problem, by its documents alone', () => {
    expect(report.problems).toEqual([])
    expect(report.made.size).toBe(14)
  })

  test('has no address of the first site in any of its files', () => {
    const { roots, groups } = firstCompany
    const files = globSync(['**/*.{html,json,xml}', '_redirects', '_headers'], { cwd: out })
    expect(files.length).toBeGreaterThan(30)
    const foreign = new RegExp(`"(${roots.join('|')})["/#?]|data-group="(${groups.join('|')})"`)
    expect(files.filter((file) => foreign.test(read(file)))).toEqual([])
  })

  test('knows its pages by its own roots', () => {
    const kinds = ['/what-we-do/facade-scan', '/journal/marking-a-boundary', '/jobs/field-surveyor', '/about']
    expect(kinds.map((address) => page(address).kind)).toEqual(['service', 'article', 'job', 'page'])
  })

  test('shows what can be checked about it, as far as its own details say it', () => {
    expect(sectionOf('/about', 'companyFacts')).toMatchObject({
      legalName: shell().legalName,
      registrations: [{ country: 'Portugal', register: 'Registo Comercial' }],
      pricing: 'A fixed price for a plot; by the day for all else.',
    })
    expect(read('about.html')).toContain('<a href="https://register.quillan.test/500000" target="_blank"')
  })

  test('opens its services menu from its own list of services, each group in its color', () => {
    const html = read('about.html')
    expect(html).toContain('<a href="/what-we-do" ')
    expect(shell().groups.map(({ group, services }) => [group, services.map(({ path: to }) => to)])).toEqual([
      ['land', ['/what-we-do/boundary-survey', '/what-we-do/drone-mapping']],
      ['buildings', ['/what-we-do/facade-scan', '/tunnel-monitoring']],
    ])
    const [, styles = ''] = /href="\/(assets\/styles-[^"]+)"/.exec(html) ?? []
    expect(read(styles)).toMatch(/\[data-group=land\],\[data-tint=amber\]\{--group-on-dark:#f5a524;/)
  })

  test('marks the link of its navigation that a page belongs to', () => {
    expect(read('journal/marking-a-boundary.html')).toMatch(/<a href="\/journal"[^>]* aria-current="true"/)
    expect(shell().belongsTo).toEqual({ '/tunnel-monitoring': '/what-we-do' })
  })

  test.each([
    ['/what-we-do/facade-scan', ['Home', 'What we do']],
    ['/tunnel-monitoring', ['Home', 'What we do']],
    ['/jobs/field-surveyor', ['Home', 'Jobs']],
  ])('has the way above %s', (address, labels) => {
    const hero = sectionOf(address, 'hero')
    expect(hero?.type === 'hero' && hero.breadcrumb.map(({ label }) => label)).toEqual(labels)
  })

  test('has the buttons to get in touch on every page but the one that says how', () => {
    const button = /<aside [^>]*><ul [^>]*><li><a href="mailto:office@quillan\.test"/
    expect(read('about.html')).toMatch(button)
    expect(read('write-to-us.html')).not.toMatch(button)
  })

  test('lists its jobs by the countries of its offices', () => {
    const board = sectionOf('/jobs', 'jobBoard')
    const regions = board?.type === 'jobBoard' ? board.regions : []
    expect(regions.map(({ region, label, openings }) => [region, label, openings.length])).toEqual([
      ['portugal', 'Portugal', 1],
      ['ireland', 'Ireland', 1],
    ])
    expect(read('jobs/point-cloud-editor.html')).toMatch(/<dt>Region<\/dt><dd>Ireland<\/dd>/)
  })

  test('tells search engines which countries it serves', () => {
    const service = thingsOf('what-we-do/facade-scan.html').find((thing) => thing['@type'] === 'Service')
    expect(service?.areaServed).toEqual(['PT', 'IE'])
    const job = thingsOf('jobs/point-cloud-editor.html').find((thing) => thing['@type'] === 'JobPosting')
    expect(job?.applicantLocationRequirements).toEqual({ '@type': 'Country', name: 'Ireland' })
  })
})
