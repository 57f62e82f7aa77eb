import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../../scripts/engine/publish/headers'
import type { Workshop } from '../folders'
import { page, smallSite, type Documents } from '../small-site'
import { ask } from './ask'

/** A site with every kind of address. */
export function servedSite(): Documents {
  return {
    ...smallSite(),
    'site-reliability.json': page('Site reliability', 'A page whose name looks like that of the shell data.'),
    'Mixed/Case-Page.json': page('Mixed case', 'Letter case counts.', {
      canonical: '/mixed/case-page',
      aliases: ['/mixed'],
    }),
    [`long/${'a-very-long-name-'.repeat(7)}x.json`]: page('Long', 'An address of more than 120 characters.'),
  }
}

/** Puts beside and into the output what nobody may see. */
export function hideSecrets({ out }: Workshop): void {
  mkdirSync(`${out}-secret`, { recursive: true })
  for (const file of [
    `${out}-secret/a.txt`,
    `${out}/.env`,
    `${out}/_notes.txt`,
    `${out}/services/.hidden.txt`,
    `${out}/services/_draft.html`,
  ])
    writeFileSync(file, 'secret')
  mkdirSync(`${out}/.well-known`, { recursive: true })
  writeFileSync(`${out}/.well-known/security.txt`, 'Contact: mailto:hello@acme.test')
}

const long = `/long/${'a-very-long-name-'.repeat(7)}x`

/** Every page is at its address: [address, file]. */
const pages: [string, string][] = [
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/services', 'services.html'],
  ['/services/cloud', 'services/cloud.html'],
  ['/services/data', 'services/data.html'],
  ['/services/testing', 'services/testing.html'],
  ['/software-testing', 'software-testing.html'],
  ['/services/data/Reports', 'services/data/Reports.html'],
  ['/services/reports-that-help', 'services/reports-that-help.html'],
  ['/mixed/case-page', 'mixed/case-page.html'],
  ['/site-reliability', 'site-reliability.html'],
  ['/Blog', 'Blog.html'],
  ['/services?from=mail', 'services.html'],
  ['//about', 'about.html'],
  ['/services//cloud', 'services/cloud.html'],
  ['/services%2Fcloud', 'services/cloud.html'],
  ['/%61bout', 'about.html'],
  ['/services/../about', 'about.html'],
  ['/services.json', 'services.json'],
  ['/robots.txt', 'robots.txt'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  [long, `${long.slice(1)}.html`],
]

/** One permanent hop: [asked, led to]. */
const hops: [string, string][] = [
  ['/company', '/about'],
  ['/COMPANY/', '/about'],
  ['/About-Us', '/about'],
  ['/old/about.html', '/about'],
  ['/old/about', '/about'],
  ['/cloud', '/services/cloud'],
  ['/services/Cloud-Moves', '/services/cloud'],
  ['/crm-tool', '/crm'],
  ['/%20', '/crm'],
  ['/%20/', '/crm'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/ABOUT', '/about'],
  ['/blog/speed', '/Blog/Speed'],
  ['/BLOG/FAST/?a=1', '/Blog/Speed?a=1'],
  ['/services/data/reports', '/services/data/Reports'],
  ['/Software-Testing', '/software-testing'],
  ['/Mixed/Case-Page', '/mixed/case-page'],
  ['/mixed', '/mixed/case-page'],
  ['/about.html', '/about'],
  ['/About.html/', '/about'],
  ['/services/index', '/services'],
  ['/services/index.html', '/services'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/company?a=1&b=%20x', '/about?a=1&b=%20x'],
  ['/about/?q=a/b?c', '/about?q=a/b?c'],
  [`${long.toUpperCase()}/`, long],
]

/** What is not there, or not for visitors. */
const missing = [
  '/nowhere',
  '/404',
  '/404/',
  '/404.html',
  '/services/404',
  '/nowhere.html',
  '/about/more',
  '/robots.txt/',
  '/assets',
  '/assets/',
  '/assets/none.js',
  '/none.json',
  '/_headers',
  '/_redirects',
  '//_headers',
  '/_headers/',
  '/%5Fheaders',
  '/x/../_headers',
  '/.env',
  '/%2eenv',
  '/_notes.txt',
  '/services/.hidden.txt',
  '/services/_draft',
  '/about%00',
  '/about%0A',
  '/%5C..%5Cout-secret/a.txt',
  '/services/%5C/_draft',
]

/** Ways out of the folder, and nonsense. */
const hostile = [
  '/../out-secret/a.txt',
  '/..%2Fout-secret%2Fa.txt',
  '/%2e%2e/out-secret/a.txt',
  '/%2e%2e%2fout-secret%2fa.txt',
  '/services/../../out-secret/a.txt',
  '/..',
  '/.%2e/.out/state.json',
  '/../.out/state.json',
  '/%',
  '/%zz',
  '/%e0%a4',
  '/about%',
  '/%c0%ae%c0%ae/out-secret/a.txt',
  '/..%5cout-secret%5ca.txt',
  '/..%00/',
  '//..',
  '//',
  '//%',
  '///',
  '/\\',
  '/[',
  '//[',
  '/about?%',
  '/?',
]

/** What a visitor gets, held for every server alike. @param at the server's port, and the site it serves */
export function keepsItsPromises(at: () => { port: number; workshop: Workshop }): void {
  const read = (file: string) => readFileSync(path.join(at().workshop.out, file))

  it.each(pages)('%s answers with %s', async (address, file) => {
    const { status, body } = await ask(at().port, address)
    expect([status, body.toString()]).toEqual([200, read(file).toString()])
  })

  it.each(hops)('%s leads to %s in one permanent hop', async (from, to) => {
    const { status, headers } = await ask(at().port, from)
    expect([status, headers.location]).toEqual([301, to])
  })

  it.each([...new Set(hops.map(([, to]) => to))])('%s, where hops lead, answers without another', async (to) => {
    expect((await ask(at().port, to)).status).toBe(200)
  })

  it.each(missing)('%s is answered with 404 or 400 and shows nothing', async (address) => {
    const { status, body } = await ask(at().port, address)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('secret')
  })

  it.each(hostile)('%s shows nothing from outside, and the server goes on', async (address) => {
    const { body } = await ask(at().port, address)
    expect(body.toString()).not.toMatch(/secret|"version":1/)
    expect((await ask(at().port, '/about')).status).toBe(200)
  })

  it('a missing page shows the not-found page', async () => {
    const { status, headers, body } = await ask(at().port, '/nowhere')
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      read('404.html').toString(),
    ])
  })

  it.each([
    '/',
    '/about',
    '/about/',
    '/nowhere',
    '/404',
    '/robots.txt',
    '/sitemap.xml',
    '/none.json',
    '/assets/none.js',
    '/%',
    '/favicon.svg',
  ])('%s has the one Content-Security-Policy', async (address) => {
    expect((await ask(at().port, address)).headers['content-security-policy']).toBe(contentSecurityPolicy)
  })

  it('a file of which no browser makes a document says nothing of what documents may do', async () => {
    const { out } = at().workshop
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|json|woff2)$/.test(name),
    )
    expect(files.length).toBeGreaterThan(4)
    for (const name of files) {
      const { headers } = await ask(at().port, `/${name}`)
      const said = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']
      expect([name, headers['x-content-type-options'], ...said.map((header) => headers[header])]).toEqual([
        name,
        'nosniff',
        ...said.map(() => undefined),
      ])
    }
  })

  it.each(['/', '/nowhere', '/services.json'])('%s says that its type is not to be guessed', async (address) => {
    expect((await ask(at().port, address)).headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['/about', 'no-cache'],
    ['/about.json', 'no-cache'],
    ['/site-reliability', 'no-cache'],
    ['/site-reliability.json', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/assets/none.js', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
  ])('%s may be kept as "%s"', async (address, rule) => {
    expect((await ask(at().port, address)).headers['cache-control']).toBe(rule)
  })

  it.each(['assets/', 'site-'])('a file named by its content in %s is kept for ever', async (beginning) => {
    const { out } = at().workshop
    const names =
      beginning === 'assets/'
        ? readdirSync(`${out}/assets`).map((name) => `assets/${name}`)
        : readdirSync(out).filter((name) => /^site-[0-9a-f]{16}\.json$/.test(name))
    expect(names).not.toEqual([])
    for (const name of names)
      expect((await ask(at().port, `/${name}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['/about.json', 'noindex'],
    ['/about', undefined],
    ['/nowhere', undefined],
    ['/none.json', undefined],
  ])('%s tells search engines: %s', async (address, robots) => {
    expect((await ask(at().port, address)).headers['x-robots-tag']).toBe(robots)
  })

  it('what authors offer for download is saved, and never opened as a part of the site', async () => {
    const { out } = at().workshop
    mkdirSync(`${out}/files`, { recursive: true })
    writeFileSync(`${out}/files/terms-1a2b3c4d.pdf`, '%PDF-1.4')
    const { status, headers } = await ask(at().port, '/files/terms-1a2b3c4d.pdf')
    expect([
      status,
      headers['content-disposition'],
      headers['content-type'],
      headers['x-content-type-options'],
    ]).toEqual([200, 'attachment', 'application/pdf', 'nosniff'])
  })

  it.each(['/', '/about', '/files/none.pdf'])('%s is shown, and not saved', async (address) => {
    expect((await ask(at().port, address)).headers['content-disposition']).toBeUndefined()
  })

  it.each([
    ['/about', 'text/html'],
    ['/about.json', 'application/json'],
    ['/sitemap.xml', /^(text|application)\/xml/],
    ['/robots.txt', 'text/plain'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('%s is %s', async (address, type) => {
    expect((await ask(at().port, address)).headers['content-type']).toMatch(type)
  })

  it.each(['/about', '/about.json', '/favicon.svg'])(
    '%s has an ETag, and is not sent again to who has it',
    async (address) => {
      const { headers } = await ask(at().port, address)
      const again = await ask(at().port, address, { headers: { 'If-None-Match': headers.etag ?? '' } })
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache'])
    },
  )

  it('sends a page again to who has another', async () => {
    expect((await ask(at().port, '/about', { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
  })

  it.each([
    ['/about', 200],
    ['/nowhere', 404],
    ['/about/', 301],
  ])('HEAD of %s is %i without a body', async (address, status) => {
    const { status: answered, body } = await ask(at().port, address, { method: 'HEAD' })
    expect([answered, body.length]).toEqual([status, 0])
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask(at().port, '/about', { method })).status).toBe(405)
  })

  it('sends a part of a file to who asks for one', async () => {
    const { status, body } = await ask(at().port, '/robots.txt', { headers: { Range: 'bytes=0-9' } })
    expect([status, body.toString()]).toEqual([206, read('robots.txt').toString().slice(0, 10)])
  })
}
