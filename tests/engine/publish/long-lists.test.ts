import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newFolder, removeFolder, temporaryFolder, Workshop } from './folders'
import { careersWith, service, services, siteOf } from './long-site'
import { job } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

/** 150 in the first group, 200 in the second, 100 in none. */
const many = () =>
  siteOf({
    ...services(0, 150, 'application-engineering'),
    ...services(150, 350, 'data-ai'),
    ...services(350, 450),
  })

const files = ['services.html', 'services/page-2.html', 'services/page-3.html']

/** The services a page lists, in order. */
function listed(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<li[^>]*><a href="(\/services\/s\d+)"/g)].map(([, address = '']) => address)
}

function first(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

/** Where the links below a list lead, by their words. */
function ways(html: string): Record<string, string> {
  const nav = first(html, /<nav[^>]*aria-label="Further services"[^>]*>([^]*?)<\/nav>/) ?? ''
  return Object.fromEntries(
    [...nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^]*?)<\/a>/g)].map(([, address = '', words = '']) => [
      words.replace(/<[^>]*>/g, ''),
      address,
    ]),
  )
}

function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file])
}

const parts = (workshop: Workshop) => Object.keys(workshop.content()).filter((file) => /page-\d+/.test(file))

async function built(documents: ReturnType<typeof siteOf>): Promise<Workshop> {
  const workshop = new Workshop(temporaryFolder(), documents)
  const { problems } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return workshop
}

describe('A list of 450 services', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, many())
  beforeAll(async () => {
    await workshop.build()
  })
  afterAll(() => removeFolder(folder))
  const read = () => files.map((file) => workshop.read(file))

  it('is parted into three pages of at most 200', () => {
    expect(read().map((html) => listed(html).length)).toEqual([200, 200, 50])
    expect(parts(workshop).filter((file) => file.startsWith('services/page-'))).toEqual([
      'services/page-2.html',
      'services/page-2.json',
      'services/page-3.html',
      'services/page-3.json',
    ])
  })

  it('has every service on exactly one of them, in order', () => {
    expect(read().flatMap(listed)).toEqual(Array.from({ length: 450 }, (_, number) => `/services/s${number}`))
  })

  it('names a group again on the page on which it goes on', () => {
    const groups = read().map((html) => [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, label]) => label))
    expect(groups).toEqual([['Applications', 'Data and AI'], ['Data and AI', 'More services'], ['More services']])
  })

  it.each([
    ['title', /<title[^>]*>([^<]*)</, 'All services'],
    [
      'description',
      /<meta name="description" content="([^"]*)"/,
      'What All services is about, for whom, and how it starts.',
    ],
  ])('gives each of them a %s of its own', (_, pattern, text) => {
    const found = read().map((html) => first(html, pattern) ?? '')
    expect(found[0]).toContain(text)
    expect(found.slice(1)).toEqual([expect.stringMatching(/page 2/i), expect.stringMatching(/page 3/i)])
  })

  it('gives each of them its own canonical address', () => {
    const home = 'https://www.acme.test'
    expect(read().map((html) => first(html, /<link rel="canonical" href="([^"]*)"/))).toEqual([
      `${home}/services`,
      `${home}/services/page-2`,
      `${home}/services/page-3`,
    ])
  })

  it('links each of them to its neighbors and back', () => {
    expect(read().map(ways)).toEqual([
      { 'More services': '/services/page-2#the-list' },
      { 'Previous services': '/services#the-list', 'More services': '/services/page-3#the-list' },
      { 'Previous services': '/services/page-2#the-list' },
    ])
  })

  it('has at each end of these links the list they name', () => {
    expect(read().map((html) => html.includes('id="the-list"'))).toEqual([true, true, true])
  })

  it('has for each of them the data that visitors load who come from the one before', () => {
    const canonicals = files.map((file): unknown => JSON.parse(workshop.read(file.replace('.html', '.json'))).canonical)
    expect(canonicals).toEqual(read().map((html) => first(html, /<link rel="canonical" href="([^"]*)"/)))
  })
})

describe('One service added', () => {
  it('to the last group changes the last part only, and the site is what a clean build makes', async () => {
    const workshop = await built(many())
    const before = workshop.content()
    workshop.change({ 'services/s450.json': service(450) })
    await workshop.build()
    const after = workshop.content()
    const lists = changed(before, after).filter((file) => !/s450\.|sitemap|^_addresses|^search-index\//.test(file))
    expect(lists).toEqual(['services/page-3.html', 'services/page-3.json'])
    expect(changed(after, (await workshop.clean()).content)).toEqual([])
  })

  it('to the second group changes the parts from there on, and the site is what a clean build makes', async () => {
    const workshop = await built(many())
    const before = workshop.content()
    workshop.change({ 'services/s450.json': service(450, 'data-ai') })
    await workshop.build()
    const after = workshop.content()
    const lists = changed(before, after).filter(
      (file) => !/s450\.|sitemap|^_addresses|^search-index\/|services\/data/.test(file),
    )
    expect(lists.sort()).toEqual(
      ['page-2', 'page-3'].flatMap((name) => [`services/${name}.html`, `services/${name}.json`]),
    )
    expect(changed(after, (await workshop.clean()).content)).toEqual([])
  })

  it('to 200 makes a second part and a link to it', async () => {
    const workshop = await built(siteOf(services(0, 200)))
    expect([parts(workshop), ways(workshop.read('services.html'))]).toEqual([[], {}])
    workshop.change({ 'services/s200.json': service(200) })
    await workshop.build()
    expect(listed(workshop.read('services/page-2.html'))).toEqual(['/services/s200'])
    expect(ways(workshop.read('services.html'))).toEqual({ 'More services': '/services/page-2#the-list' })
  })
})

describe('Services removed', () => {
  it.each([
    [250, ['services/page-2.html', 'services/page-2.json']],
    [201, ['services/page-2.html', 'services/page-2.json']],
    [200, []],
    [1, []],
  ])('until %i are left leave just the parts these need', async (left, expected) => {
    const workshop = await built(siteOf(services(0, 450)))
    workshop.change(Object.fromEntries(Object.keys(services(left, 450)).map((file) => [file, undefined])))
    await workshop.build()
    expect(parts(workshop)).toEqual(expected)
    expect(changed(workshop.content(), (await workshop.clean()).content)).toEqual([])
  })
})

it('A list of one group is parted by the services of that group alone', async () => {
  const workshop = await built(siteOf({ ...services(0, 300), ...services(300, 501, 'data-ai') }))
  expect(listed(workshop.read('services/data/page-2.html'))).toEqual(['/services/s500'])
})

it('A job board has the pages that the open jobs of its largest region need', async () => {
  const workshop = await built(careersWith(201))
  expect(parts(workshop)).toEqual(['career/page-2.html', 'career/page-2.json'])
  workshop.change({ 'career/j200.json': job('Job 200', '2026-11-01', { closes: '2026-11-19' }) })
  await workshop.build()
  expect(parts(workshop)).toEqual([])
})

it('A part that was deleted from the output is made again', async () => {
  const workshop = await built(siteOf(services(0, 201)))
  const before = workshop.content()
  rmSync(`${workshop.out}/services/page-2.html`)
  await workshop.build()
  expect(workshop.content()).toEqual(before)
})
