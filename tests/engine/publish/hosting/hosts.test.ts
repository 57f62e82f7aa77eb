import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everywhere, ofDocuments, strictTransport } from '../../../../scripts/engine/publish/headers'
import { faultsAt } from '../../../../scripts/engine/publish/hosts'
import { newFolder, removeFolder, temporaryFolder, Workshop } from '../folders'
import { page, smallSite } from '../small-site'
import { observe } from './observatory'
import { servedSite } from './promises'

describe('What a build leaves for hosts that take a folder', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, servedSite())
  beforeAll(() => workshop.build())
  afterAll(() => removeFolder(folder))
  const lines = (file: string) => workshop.read(file).split('\n').filter(Boolean)

  it.each(['netlify', 'cloudflare'] as const)('is taken whole by %s', (host) => {
    expect(faultsAt(host, workshop.out).faults).toEqual([])
  })

  it('has redirects with two addresses and a number each, as special signs are written in addresses', () => {
    const rule = /^\/[\w.~%/-]* \/[\w.~%/-]* 301$/
    expect(lines('_redirects').filter((line) => !rule.test(line))).toEqual([])
  })

  it('has no redirect by a pattern: Netlify and Cloudflare read those differently', () => {
    expect(workshop.read('_redirects')).not.toMatch(/[*:]/)
  })

  it('has each redirect from its own address, and none from where another leads: no hop follows another', () => {
    const rules = lines('_redirects').map((line) => line.split(' '))
    const from = rules.map(([address]) => address)
    expect(new Set(from).size).toBe(from.length)
    expect(rules.filter(([, to]) => from.includes(to))).toEqual([])
  })

  it('has rules for headers with one asterisk each', () => {
    const patterns = lines('_headers').filter((line) => !line.startsWith(' '))
    expect(patterns.filter((pattern) => !/^\/[\w.-]*(\/?\*[\w.]*)?$/.test(pattern))).toEqual([])
  })

  it('sets no header twice for one address, as Cloudflare would join the values', () => {
    const rules = new Map<string, string[]>()
    for (const line of lines('_headers'))
      if (line.startsWith(' ')) [...rules.values()].at(-1)?.push(line.trim().split(':')[0] ?? '')
      else rules.set(line, [])
    const files = Object.keys(workshop.content()).map((file) => `/${file}`)
    const matches = (pattern: string, file: string) => {
      const [before = '', after] = pattern.split('*')
      return after === undefined ? file === pattern : file.startsWith(before) && file.endsWith(after)
    }
    for (const file of files) {
      const names = [...rules].flatMap(([pattern, own]) => (matches(pattern, file) ? own : []))
      expect([file, names.filter((name, place) => names.indexOf(name) !== place)]).toEqual([file, []])
    }
  })

  it("gives a page headers that score 120 by Observatory's rules", () => {
    const rule = lines('_headers').slice(1)
    const own = rule.slice(
      0,
      rule.findIndex((line) => !line.startsWith(' ')),
    )
    const headers = Object.fromEntries(
      own.map((line) => {
        const [name = '', ...value] = line.trim().split(': ')
        return [name.toLowerCase(), value.join(': ')]
      }),
    )
    expect(Object.keys(headers)).toEqual(
      Object.keys({ ...everywhere, ...ofDocuments, ...strictTransport }).map((name) => name.toLowerCase()),
    )
    const host = 'www.acme.test'
    expect(observe({ host, hop: `https://${host}/`, headers, html: workshop.read('index.html') }).score).toBe(120)
  })
})

describe('A site that is too large for a host', () => {
  async function faultsWith(change: (out: string) => void): Promise<string[]> {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    change(workshop.out)
    return faultsAt('cloudflare', workshop.out).faults
  }
  const redirects = (count: number) =>
    Array.from({ length: count }, (_, number) => `/old-${number} /about 301\n`).join('')

  it('is told how many redirects it has', async () => {
    expect(await faultsWith((out) => writeFileSync(`${out}/_redirects`, redirects(2001)))).toEqual([
      'The site has 2001 redirects; Cloudflare Pages takes 2000. Remove aliases that nobody asks for any more.',
    ])
  })

  it('is none with the last redirect that is taken', async () => {
    expect(await faultsWith((out) => writeFileSync(`${out}/_redirects`, redirects(2000)))).toEqual([])
  })

  it('is told how long a redirect is', async () => {
    expect(await faultsWith((out) => writeFileSync(`${out}/_redirects`, `/${'a'.repeat(1000)} /about 301\n`))).toEqual([
      'The site has 1012 letters in a redirect; Cloudflare Pages takes 1000. Shorten the longest alias.',
    ])
  })

  it('has no redirect too long for an address that may be an alias', async () => {
    const alias = `/${Array.from({ length: 4 }, () => 'a'.repeat(190)).join('/')}`
    const workshop = new Workshop(temporaryFolder(), {
      ...smallSite(),
      'far.json': page('Far', 'A page with a long address it had before.', { aliases: [alias] }),
    })
    await workshop.build()
    expect(faultsAt('cloudflare', workshop.out).faults).toEqual([])
  })
})
