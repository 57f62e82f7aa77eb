import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import type { BuildOptions } from '../../../scripts/engine/publish/plan'
import { stateFile, stateFolder } from '../../../scripts/engine/publish/state-note'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { expectSame, temporaryFolder, Workshop } from './folders'
import { job, page, siteDocument, smallSite, type Documents } from './small-site'

// The real bundles, without the art. The command line below uses them all.
vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const about = page('About us', '{company} began small. See [every service](/services).', {
  aliases: ['/company', '/About-Us', '/old/about.html'],
})
const changedAbout = page('About us', 'Another story of {company}.')

async function builtSite(): Promise<Workshop> {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  await workshop.build()
  return workshop
}

function timesOf(workshop: Workshop): Record<string, number> {
  return Object.fromEntries(
    Object.keys(workshop.content()).map((file) => [file, statSync(path.join(workshop.out, file)).mtimeMs]),
  )
}

/** Where facts are remembered. */
function textFiles(workshop: Workshop): string[] {
  const folder = stateFolder(workshop.out)
  return readdirSync(folder).flatMap((name) => (name.startsWith('texts-') ? [path.join(folder, name)] : []))
}

/** Names the files whose time changed. */
function rewritten(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.keys(after).filter((file) => before[file] !== after[file])
}

describe('a build after', () => {
  it('no change makes no page and writes no file', async () => {
    const workshop = await builtSite()
    const before = timesOf(workshop)
    const { made } = await workshop.build()
    expect([...made]).toEqual([])
    expect(timesOf(workshop)).toEqual(before)
  })

  it('no change remembers nothing anew', async () => {
    const workshop = await builtSite()
    // Documents that were written just before they were read are read once more.
    await wait(100)
    await workshop.build()
    const note = path.join(stateFolder(workshop.out), stateFile)
    const before = statSync(note).mtimeMs
    await workshop.build()
    expect(statSync(note).mtimeMs).toBe(before)
  })

  it('what it remembers of pages was damaged makes all of them, and removes what is no longer made', async () => {
    const workshop = await builtSite()
    workshop.change({ 'about.json': undefined })
    for (const file of textFiles(workshop)) writeFileSync(file, 'x'.repeat(statSync(file).size))
    const { made, unknown } = await workshop.build()
    expect([made.size, unknown]).toEqual([Object.keys(smallSite()).length - 2, []])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  it('many edits remembers no more than twice of what it needs', async () => {
    const workshop = await builtSite()
    const change = (edit: number) => {
      const parts = Array.from({ length: 60 }, (_, part): Page['sections'][number] => ({
        type: 'intro',
        heading: `Part ${part} of ${edit}`,
        text: ['It is so.'],
      }))
      workshop.change({ 'about.json': { ...about, sections: [...about.sections, ...parts] } })
      return workshop.build()
    }
    await change(0)
    const [needed = 0] = textFiles(workshop).map((file) => statSync(file).size)
    for (let edit = 1; edit < 10; edit++) {
      await change(edit)
      for (const file of textFiles(workshop)) expect(statSync(file).size).toBeLessThan(2.2 * needed)
    }
  })

  it("a change of one page's text writes that page's files only", async () => {
    const workshop = await builtSite()
    const before = timesOf(workshop)
    workshop.change({ 'about.json': { ...about, sections: changedAbout.sections } })
    await workshop.build()
    expect(rewritten(before, timesOf(workshop))).toEqual(['about.html', 'about.json'])
  })

  it('a touch that changes no byte writes no file', async () => {
    const workshop = await builtSite()
    const before = timesOf(workshop)
    workshop.change(smallSite())
    await workshop.build()
    expect(timesOf(workshop)).toEqual(before)
  })

  it('an edit that was taken back leaves the first bytes', async () => {
    const workshop = await builtSite()
    const before = workshop.content()
    workshop.change({ 'about.json': changedAbout })
    await workshop.build()
    workshop.change({ 'about.json': about })
    await workshop.build()
    expect(workshop.content()).toEqual(before)
  })

  it('the removal of a page removes its files and the folder that is empty then', async () => {
    const workshop = await builtSite()
    workshop.change({ 'moved/far/away.json': page('Away', 'Far from here.') })
    await workshop.build()
    expect(workshop.content()).toHaveProperty(['moved/far/away.html'])
    workshop.change({ 'moved/far/away.json': undefined })
    await workshop.build()
    expect(() => statSync(path.join(workshop.out, 'moved'))).toThrow('ENOENT')
  })

  it("a file of nobody's was put into the output leaves it there", async () => {
    const workshop = await builtSite()
    writeFileSync(path.join(workshop.out, 'google-verification.html'), 'mine')
    workshop.change({ 'about.json': changedAbout })
    await workshop.build()
    expect(workshop.read('google-verification.html')).toBe('mine')
  })

  it('--force makes every page and gives the same bytes', async () => {
    const workshop = await builtSite()
    const before = workshop.content()
    const { made, index } = await workshop.build({ force: true })
    expect(made.size).toBe(index.pages.length)
    expect(workshop.content()).toEqual(before)
  })

  it('another date makes no page if no job closed since', async () => {
    const workshop = await builtSite()
    const before = timesOf(workshop)
    const { made } = await workshop.build({ date: '2026-11-30' })
    expect([...made]).toEqual([])
    expect(timesOf(workshop)).toEqual(before)
  })

  it('the last day to apply for a job makes the pages that show it, and the site map', async () => {
    const workshop = await builtSite()
    const before = timesOf(workshop)
    const { made } = await workshop.build({ date: '2026-12-02' })
    expect([...made.keys()].sort()).toEqual(['/career', '/career/maker', '/career/mender', '/career/seller'])
    expect(rewritten(before, timesOf(workshop))).toContain('sitemap.xml')
  })

  it('an earlier date warns of a day that has not come', async () => {
    const workshop = await builtSite()
    const { problems } = await workshop.build({ date: '2026-01-01' })
    expect(problems.map(({ rule }) => rule)).toContain('future-date')
  })
})

describe('a build gives what a clean one gives', () => {
  async function afterChange(
    documents: Documents,
    change: Partial<Documents>,
  ): Promise<[Record<string, string>, Record<string, string>]> {
    const workshop = new Workshop(temporaryFolder(), documents)
    await workshop.build()
    workshop.change(change)
    const { problems } = await workshop.build()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return [workshop.content(), (await workshop.clean()).content]
  }

  it('when an alias and a page change places', async () => {
    const linking = page('Links', 'To [one](/one) and [two](/two).')
    const target = page('Target', 'Here.', { aliases: ['/one'] })
    const documents = {
      ...smallSite(),
      'linking.json': linking,
      'target.json': target,
      'two.json': page('Other', 'There.'),
    }
    const [actual, clean] = await afterChange(documents, {
      'two.json': undefined,
      'one.json': page('Other', 'There.'),
      'target.json': { ...target, aliases: ['/two'] },
    })
    expect(actual['linking.html']).toBe(clean['linking.html'])
  })

  it('when a list of several pages grows shorter', async () => {
    const services = Array.from({ length: 210 }, (_, number): [string, Page] => [
      `services/s-${number}.json`,
      page(`Service ${number}`, 'One of many.'),
    ])
    const fewer = Object.fromEntries(services.slice(0, 40).map(([file]) => [file, undefined]))
    const [actual, clean] = await afterChange({ ...smallSite(), ...Object.fromEntries(services) }, fewer)
    expect(Object.keys(actual)).toEqual(Object.keys(clean))
    expect(actual['services.html']).toBe(clean['services.html'])
  })
})

describe("the company's new name", () => {
  async function renamed(): Promise<Workshop & { reasons: Map<string, string>; before: Record<string, string> }> {
    const workshop = await builtSite()
    const before = workshop.content()
    workshop.change({ '_site.json': { ...siteDocument, name: 'Zenith' } })
    const { made } = await workshop.build()
    return Object.assign(workshop, { reasons: made, before })
  }
  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

  it('makes a page again whose text has it', async () => {
    const { reasons } = await renamed()
    expect(reasons.get('/about')).toBe("the company's name or addresses in its text changed")
  })

  it("stands in that page's text", async () => {
    expect(mainOf((await renamed()).read('about.html'))).toContain('Zenith began small.')
  })

  it('gives a page whose text does not have it a new header and footer only', async () => {
    const { reasons } = await renamed()
    expect(reasons.get('/webapp')).toBe('the header or footer changed')
  })

  it("leaves that page's own part as it was, letter by letter", async () => {
    const workshop = await renamed()
    expect(workshop.read('webapp.html')).not.toBe(workshop.before['webapp.html'])
    expect(mainOf(workshop.read('webapp.html'))).toBe(mainOf(workshop.before['webapp.html'] ?? ''))
  })

  it('stands as the author of articles', async () => {
    expect(mainOf((await renamed()).read('Blog/Speed.html'))).toContain('Zenith')
  })
})

describe('two edits within one tick of the clock', () => {
  it('are both noticed, though size and time are the same', () => {
    const folder = temporaryFolder()
    const workshop = new Workshop(folder, smallSite())
    const file = path.join(workshop.pages, 'about.json')
    for (let round = 0; round < 100; round++) {
      writeFileSync(file, JSON.stringify(page('About us', 'The first text.')))
      const readAt = Date.now()
      const first = readContent({ pages: workshop.pages, date: '2026-11-20' })
      writeFileSync(file, JSON.stringify(page('About us', 'The other text.')))
      const known = { facts: first.index.byFile, readAt, roots: first.roots }
      const second = readContent({ pages: workshop.pages, date: '2026-11-20', known })
      expect(second.index.page('/about')?.hash).not.toBe(first.index.page('/about')?.hash)
    }
  })

  it('of two files are both noticed by the next build', async () => {
    const workshop = await builtSite()
    for (const text of ['first', 'other', 'third']) {
      const time = new Date()
      for (const name of ['about', 'webapp']) {
        const title = `The ${text} text of ${name}`
        workshop.change({ [`${name}.json`]: page(title, 'Same size.', { kind: 'page' }) })
        utimesSync(path.join(workshop.pages, `${name}.json`), time, time)
      }
      await workshop.build()
      expect([
        workshop.read('about.html').includes(`The ${text} text`),
        workshop.read('webapp.html').includes(`The ${text} text`),
      ]).toEqual([true, true])
    }
  })
})

describe('a document with an error', () => {
  it('leaves the output as it was and makes nothing', async () => {
    const workshop = await builtSite()
    const before = [workshop.content(), timesOf(workshop)]
    workshop.change({ 'about.json': { ...about, title: '' }, 'webapp.json': page('Another page', 'Valid.') })
    const { made } = await workshop.build()
    expect(made.size).toBe(0)
    expect([workshop.content(), timesOf(workshop)]).toEqual(before)
  })

  it('hides no change that was made beside it, once it is mended', async () => {
    const workshop = await builtSite()
    workshop.change({ 'about.json': { ...about, title: '' }, 'webapp.json': page('Another page', 'Valid.') })
    await workshop.build()
    workshop.change({ 'about.json': about })
    const { made } = await workshop.build()
    expect(made.get('/webapp')).toBe('its document changed')
  })
})

describe('npm run build', () => {
  const build = (workshop: Workshop, ...more: string[]) =>
    spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', '--pages', workshop.pages, '--out', workshop.out, '--date', '2026-11-20', ...more],
      { encoding: 'utf8' },
    )

  it('says with --why why a page was made again', () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    build(workshop)
    workshop.change({ 'about.json': changedAbout })
    expect(build(workshop, '--why', '/about').stdout).toContain('/about: its document changed\n')
  })

  it('exits with 1 over an error, names its place, and leaves the output byte for byte as it was', () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    build(workshop)
    const before = workshop.content()
    workshop.change({ 'about.json': { ...about, description: '' } })
    const { status, stderr } = build(workshop)
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`${workshop.pages}/about.json:`) })
    expect(workshop.content()).toEqual(before)
  })

  it('exits with 0 and says how much it did', () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    build(workshop)
    expect(build(workshop)).toMatchObject({ status: 0, stdout: expect.stringContaining('0 made, 22 unchanged') })
  })
})

describe('the reason a page is made again', () => {
  const changes: [reason: string, address: string, change: Record<string, Page | typeof siteDocument | undefined>][] = [
    ['its document changed', '/about', { 'about.json': changedAbout }],
    ['it is new', '/services/new', { 'services/new.json': page('New', 'New here.') }],
    [
      'what it shows of other pages changed',
      '/services',
      { 'services/other.json': page('Other name', 'Work that fits no group.') },
    ],
    [
      'what it shows of other pages changed',
      '/',
      {
        'services/cloud.json': undefined,
        'services/clouds.json': page('Cloud', 'We move.', { aliases: ['/cloud', '/services/Cloud-Moves'] }),
      },
    ],
    [
      'what it shows of other pages changed',
      '/contact',
      {
        '_site.json': {
          ...siteDocument,
          offices: siteDocument.offices.map((office) => ({ ...office, city: 'Kochi' })),
        },
      },
    ],
    [
      'what it shows of other pages changed',
      '/crm',
      {
        '_site.json': {
          ...siteDocument,
          groups: siteDocument.groups.map((group) => ({ ...group, label: `The ${group.label}` })),
        },
      },
    ],
    [
      "the company's name or addresses in its text changed",
      '/about',
      { '_site.json': { ...siteDocument, email: 'new@acme.test' } },
    ],
    ['the header or footer changed', '/webapp', { '_site.json': { ...siteDocument, copyrightYear: 2026 } }],
  ]
  it.each(changes)('is "%s" for %s', async (reason, address, change) => {
    const workshop = await builtSite()
    workshop.change(change)
    const { made, problems } = await workshop.build()
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect([made.get(address), errors]).toEqual([reason, []])
  })
})

describe('another root in _site.json', () => {
  it('makes of every page what a clean build would make of it', async () => {
    const workshop = await builtSite()
    expect(workshop.read('services/cloud.html')).toContain('"@type":"Service"')
    workshop.change({ '_site.json': { ...siteDocument, roots: { ...siteDocument.roots, services: '/the-work' } } })
    const { problems, made } = await workshop.build()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(made.get('/services/cloud')).toBe('the roots in _site.json changed')
    expect(workshop.content()).toEqual((await workshop.clean()).content)
    expect(workshop.read('services/cloud.html')).not.toContain('"@type":"Service"')
  })
})

describe('another color of a group in _site.json', () => {
  it('makes of every page what a clean build would make of it', async () => {
    const workshop = await builtSite()
    const groups = siteDocument.groups.map((group) => ({ ...group, color: 'cyan' as const }))
    workshop.change({ '_site.json': { ...siteDocument, groups } })
    const { made } = await workshop.build()
    expect(made.get('/services/cloud')).toBe('the colors or drawings of groups in _site.json changed')
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })
})

/** The site after a second build of other documents. */
async function builtAgain(first: Partial<Documents>, then: Partial<Documents>, options: Partial<BuildOptions> = {}) {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  workshop.change(first)
  await workshop.build(options)
  workshop.change(then)
  const report = await workshop.build(options)
  return { workshop, report, clean: await workshop.clean(options) }
}

describe('what was found between pages', () => {
  const draft = (text: string) => page('A draft', text, { draft: true, kind: 'service', group: 'data-ai' })

  it('is looked at anew where a draft was mended, which a preview has then', async () => {
    const [wrong, mended] = [draft('We move <b>one</b> system.'), draft('We move one system.')]
    const { workshop, clean } = await builtAgain({ 'aaa.json': wrong }, { 'aaa.json': mended }, { drafts: true })
    expectSame(workshop.content(), clean.content)
    expect(workshop.content()).toHaveProperty(['aaa.html'])
  })

  it('is looked at anew where all of a page is right, of which less is told before', async () => {
    const [wrong, mended] = [
      page('About us', 'It saves XX% of a qualitty day.'),
      page('About us', 'It saves half of a qualitty day.'),
    ]
    const { report, clean } = await builtAgain({ 'about.json': wrong }, { 'about.json': mended })
    expect(report.problems).toEqual(clean.report.problems)
  })
})

describe('what a page shows from elsewhere', () => {
  it('is, of a closed job in no folder of jobs, whether there is a page of all of them', async () => {
    const closed = { ...job('Old one', '2026-01-01', { closes: '2026-02-01' }), kind: 'job' as const }
    const careers = smallSite()['career/index.json']
    if (!careers || !('sections' in careers)) throw new Error('The small site has no page of its jobs.')
    const { workshop, clean } = await builtAgain(
      { 'engineer.json': closed },
      { 'career/index.json': { ...careers, draft: true } },
    )
    expectSame(workshop.content(), clean.content)
  })

  it('is, of an article in a list, the picture that it has itself', async () => {
    const group = 'application-engineering' as const
    const grouped = page('A plan with a date', 'How it is kept.', { published: '2026-10-05', group })
    const { workshop, clean } = await builtAgain({}, { 'Blog/Plan.json': grouped })
    expectSame(workshop.content(), clean.content)
    const [own = ''] = /\/art\/[a-z-]+-[0-9a-f]{8}/.exec(workshop.read('Blog/Plan.html')) ?? []
    expect(own).not.toContain('-company-')
    expect(workshop.read('Blog.html')).toContain(`${own}-768.avif`)
  })
})

it('A page at the address of what a build remembers has its own data', async () => {
  const { workshop, clean } = await builtAgain(
    { 'state.json': page('State of things', 'All is well.') },
    { 'about.json': changedAbout },
  )
  expectSame(workshop.content(), clean.content)
  expect(JSON.parse(workshop.read('state.json')).title).toBe('State of things')
})
