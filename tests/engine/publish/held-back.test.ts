import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { redirectTable } from '../../../scripts/engine/publish/redirects'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { temporaryFolder, today, Workshop } from './folders'
import { job, page, siteDocument, smallSite, type Documents } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const theDay = '2026-12-01'
const mark = 'Ornithopter'

/** A page of each kind, which only its title and its address have this word from. */
const article = page(`${mark} article`, '', {
  sections: [
    { type: 'hero', heading: `${mark} article` },
    { type: 'articleBody', body: ['Words.', '## More', 'More words.'] },
  ],
})
const kinds: [file: string, document: Page][] = [
  [
    `services/${mark}.json`,
    page(`${mark} service`, 'Of it.', {
      group: 'data-ai',
      menu: { order: 2 },
      aliases: [`/old-${mark}`],
      canonical: `/canonical-${mark}`,
    }),
  ],
  [`Blog/${mark}.json`, article],
  [`career/${mark}.json`, job(`${mark} job`, '2026-11-10')],
  [`${mark}.json`, page(`${mark} page`, 'Of it.')],
]
const address = (file: string) => `/${file.replace('.json', '')}`

/** The small site with pages of each kind, which links, lists, menus and files fetched ahead would show. */
function siteWith(release: Partial<Page>): Documents {
  const links = kinds.map(([file]) => `[there](${address(file)})`).join(', ')
  const button = { label: 'Go there', path: `/${mark}` }
  return {
    ...smallSite(),
    '_site.json': {
      ...siteDocument,
      navigation: [...siteDocument.navigation, { label: 'There', path: `/${mark}` }],
      companyLinks: [{ label: 'There', path: `/services/${mark}` }],
      preload: [`/${mark}`, '/contact'],
      references: `See [there](/${mark}).`,
    },
    'linking.json': page('Linking', '', {
      sections: [
        { type: 'hero', heading: 'Linking', button },
        { type: 'intro', heading: 'To pages', text: [`See ${links}.`], button },
        { type: 'cardGrid', heading: 'Cards', cards: [{ title: 'One', description: 'Of them.', link: button }] },
        { type: 'groups', heading: 'Groups', groups: [{ group: 'data-ai', description: 'Numbers.', link: button }] },
        { type: 'relatedPages', heading: 'Named', pages: kinds.map(([file]) => address(file)) },
        { type: 'cta', id: 'start', heading: 'A call to action', button },
      ],
    }),
    [`${mark}/below.json`]: page('Below it', 'A page below one that is held back.'),
    ...Object.fromEntries(kinds.map(([file, document]) => [file, { ...document, ...release }])),
  }
}

/** The files of a build in which the word stands, but where a page that is published says so itself. */
function filesWith(content: Record<string, string>, word: string): string[] {
  return Object.entries(content).flatMap(([file, text]) => (`${file}\n${text}`.includes(word) ? [file] : []))
}

async function built(documents: Documents, options: { date?: string; drafts?: boolean } = {}) {
  const workshop = new Workshop(temporaryFolder(), documents)
  const report = await workshop.build(options)
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return { workshop, report, content: workshop.content() }
}

/** The page below is published, and has the word in its own address. */
const own = new Set([`${mark}/below.html`, `${mark}/below.json`, 'sitemap.xml', 'llms.txt'])

describe.each([
  ['drafts', { draft: true }],
  ['pages with a day to come', { published: theDay }],
])('Of %s', (_, release: Partial<Page>) => {
  it('nothing is anywhere in the output', async () => {
    const { content } = await built(siteWith(release))
    expect(filesWith(content, mark).filter((file) => !own.has(file))).toEqual([
      '_addresses.map',
      'search-index/pages-1.json',
    ])
    for (const file of ['sitemap.xml', 'llms.txt', 'search-index/pages-1.json'])
      expect(content[file]?.split(mark)).toHaveLength(2)
    // The page below it, which leads to itself.
    expect(content['_addresses.map']?.split(mark)).toHaveLength(3)
    expect(filesWith(content, 'Go there')).toEqual([])
  })

  it('no redirect leads to one', async () => {
    const { report } = await built(siteWith(release))
    const table = redirectTable({ index: report.index, date: today })
    expect(table.filter(({ to }) => to.includes(mark)).map(({ to }) => to)).toEqual([`/${mark}/below`])
  })

  it('no call to action is left without its button, and what can be without a link stays', async () => {
    const { workshop } = await built(siteWith(release))
    const main = workshop.read('linking.html')
    expect(main).toContain('See there, there, there, there.')
    expect(main).not.toContain('A call to action')
    expect(JSON.parse(workshop.read('linking.json')).sections.map(({ type }: { type: string }) => type)).toEqual([
      'hero',
      'intro',
      'cardGrid',
      'groups',
      'relatedPages',
    ])
  })
})

describe('On the day of publication', () => {
  it('the output is that of a clean build, and everything shows the pages', async () => {
    const { workshop } = await built(siteWith({ published: theDay }), { date: '2026-11-30' })
    const report = await workshop.build({ date: theDay })
    expect(workshop.content()).toEqual((await workshop.clean({ date: theDay })).content)
    const reasons = kinds.map(([file]) => report.made.get(address(file)))
    expect(reasons).toEqual(kinds.map(() => 'it is new'))
    for (const list of ['services.html', 'Blog.html', 'career.html', 'linking.html', '_redirects', 'sitemap.xml'])
      expect(workshop.read(list)).toContain(mark)
  })

  it('an earlier day takes them away again, to the byte', async () => {
    const { workshop, content } = await built(siteWith({ published: theDay }), { date: '2026-11-30' })
    await workshop.build({ date: theDay })
    await workshop.build({ date: '2026-11-30' })
    expect(workshop.content()).toEqual(content)
  })

  it('only the page, the lists that show it, its neighbor and the site map are made, if no menu has it', async () => {
    const documents = { ...smallSite(), [`Blog/${mark}.json`]: { ...article, published: theDay } }
    const { workshop } = await built(documents, { date: '2026-11-30' })
    const { made } = await workshop.build({ date: theDay })
    // The careers page shows the newest article, and the one before it leads on to it.
    expect([...made.keys()].sort()).toEqual(['/Blog', `/Blog/${mark}`, '/Blog/Speed', '/career'])
  })

  it('no page is made on a day on which none is published', async () => {
    const { workshop } = await built(siteWith({ published: theDay }))
    const { made } = await workshop.build({ date: '2026-11-29' })
    expect([...made]).toEqual([])
  })
})

describe('A page that is taken back', () => {
  const cloud = page('Cloud', 'We move systems.', {
    group: 'application-engineering',
    aliases: ['/cloud', '/services/Cloud-Moves'],
    draft: true,
  })

  it('goes from the output, as from that of a clean build, and what ends is told until its address answers', async () => {
    // A list shows what is written of a job, and with it a link to the page.
    const mover = job('Mover', '2026-11-03', { description: 'You [move systems](/services/cloud).' })
    const { workshop } = await built({ ...smallSite(), 'career/mover.json': mover })
    workshop.change({ 'services/cloud.json': cloud })
    const told = ({ problems }: Awaited<ReturnType<Workshop['build']>>) =>
      problems.filter(({ rule }) => rule === 'withdrawn-page').map(({ file }) => file)
    expect(told(await workshop.build())).toEqual([`${workshop.pages}/services/cloud.json`])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
    expect(told(await workshop.build())).toEqual([`${workshop.pages}/services/cloud.json`])
    expect(told(await workshop.build({ date: '2026-11-21' }))).toEqual([`${workshop.pages}/services/cloud.json`])
    workshop.change({ 'about.json': page('About us', 'We lend.', { aliases: ['/services/cloud'] }) })
    expect(told(await workshop.build())).toEqual([])
    expect(workshop.read('_redirects')).toContain('/services/cloud /about 301')
  })
})

describe('npm run build', () => {
  const build = ({ pages, out }: Workshop, ...more: string[]) =>
    spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--pages', pages, '--out', out, '--date', today, ...more],
      { encoding: 'utf8' },
    ).stdout

  it('says what ends with it, what is held back and why a page was not made', () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    build(workshop)
    workshop.change({ 'webapp.json': page('Web platforms', 'Back soon.', { kind: 'service', published: theDay }) })
    const said = build(workshop, '--why', '/webapp')
    expect(said).toContain(
      'The site as it was last built here has this page. If visitors have it, too: until December 1, 2026, search results that lead to /webapp',
    )
    expect(said).toContain(
      'Not published yet: /webapp (December 1, 2026).\n/webapp: not made, as it is not published yet\n',
    )
    expect(build(workshop, '--drafts')).toContain('marked in it: /webapp (December 1, 2026).\n')
  })
})

describe('A broken draft', () => {
  /** A site with half a page, written by hand. */
  async function builtWithHalf(documents: Documents, options?: { drafts: boolean }) {
    const workshop = new Workshop(temporaryFolder(), { ...smallSite(), ...documents })
    writeFileSync(
      `${workshop.pages}/half.json`,
      '{ "title": "Half a page", "draft": true, "sections": [{ "type": "intro" }] }',
    )
    return { workshop, report: await workshop.build(options) }
  }

  it('keeps no other page from being published', async () => {
    const { workshop, report } = await builtWithHalf({ 'whole.json': page('Whole', 'All here.') })
    expect(report.problems.map(({ severity, file }) => `${severity} ${file.slice(-9)}`)).toContain('warning half.json')
    expect(Object.keys(workshop.content())).toContain('whole.html')
    expect(Object.keys(workshop.content())).not.toContain('half.html')
  })

  it('is left out of a preview, which has the others', async () => {
    const other = page('Other draft', 'Here.', { draft: true })
    const { workshop, report } = await builtWithHalf({ 'other.json': other }, { drafts: true })
    expect(Object.keys(workshop.content())).toContain('other.html')
    expect(report.index.waiting.map(({ path }) => path)).toEqual(['/half'])
  })
})

describe('A preview', () => {
  it('has every page, marked, and no other is', async () => {
    const { workshop } = await built(siteWith({ published: theDay }), { drafts: true })
    const marked = 'role="note"'
    for (const [file] of kinds) expect(workshop.read(file.replace('.json', '.html'))).toContain(marked)
    expect(workshop.read('linking.html')).not.toContain(marked)
    for (const list of ['services.html', 'Blog.html', 'career.html'])
      expect(workshop.read(list)).toContain('From December 1, 2026')
  })

  it('keeps search engines out of all of it', async () => {
    const { content } = await built(siteWith({ draft: true }), { drafts: true })
    const pages = Object.entries(content).filter(([file]) => file.endsWith('.html'))
    expect(pages.filter(([, html]) => !html.includes('<meta name="robots" content="noindex">'))).toEqual([])
    expect(content['robots.txt']).toBe('User-agent: *\nAllow: /\n')
    expect(content).not.toHaveProperty(['sitemap.xml'])
    expect(content['_headers']).toMatch(/^\/\*\n(  .*\n)*  X-Robots-Tag: noindex\n/)
  })

  it('may follow a build in the same folder, and be followed by one', async () => {
    const { workshop, content } = await built(siteWith({ draft: true }))
    await workshop.build({ drafts: true })
    expect(workshop.content()).toEqual((await built(siteWith({ draft: true }), { drafts: true })).content)
    await workshop.build()
    expect(workshop.content()).toEqual(content)
  })
})
