import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Shard } from '../../../scripts/engine/publish/shard'
import { contentOf, newFolder, removeFolder, temporaryFolder, Workshop } from './folders'
import { services, siteOf } from './long-site'
import { page, smallSite, type Documents } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

/** Every kind of page, and a list of several pages. */
const documents = (): Documents => ({ ...smallSite(), ...services(0, 230) })

/** Builds slices of the site, each into a folder of its own as on machines of their own. @returns what is in them */
async function slicesOf(workshop: Workshop, of: number, place: string): Promise<Record<string, string>[]> {
  const slices: Record<string, string>[] = []
  for (let number = 1; number <= of; number++) {
    const out = `${workshop.folder}/${place}-${number}`
    const { problems } = await workshop.build({ out, shard: { number, of } })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    slices.push(contentOf(out))
  }
  return slices
}

const isOfPage = (file: string) =>
  /\.(html|json)$/.test(file) && !/^(site-[0-9a-f]{16}|ahead|search-index\/.*)\.json$/.test(file)
const pagesIn = (slice: Record<string, string>) => Object.keys(slice).filter(isOfPage)

describe('The slices 1/3, 2/3 and 3/3', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, documents())
  let whole: Record<string, string>
  let slices: Record<string, string>[]
  beforeAll(async () => {
    await workshop.build()
    whole = workshop.content()
    slices = await slicesOf(workshop, 3, 'slice')
  })
  afterAll(() => removeFolder(folder))

  it('are together the whole site, file for file and byte for byte', () => {
    const together = Object.assign({}, ...slices)
    expect(Object.keys(together).sort()).toEqual(Object.keys(whole).sort())
    expect(Object.keys(whole).filter((file) => together[file] !== whole[file])).toEqual([])
  })

  it('have no file twice', () => {
    const files = slices.flatMap((slice) => Object.keys(slice))
    expect(files.length).toBe(new Set(files).size)
  })

  it('are of about the same size', () => {
    const sizes = slices.map((slice) => pagesIn(slice).length)
    expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.6)
  })

  it('have the files that belong to no page in the first only', () => {
    const others = slices.map((slice) => Object.keys(slice).filter((file) => !isOfPage(file)))
    expect(others).toEqual([Object.keys(whole).filter((file) => !isOfPage(file)), [], []])
    expect(others[0]).toEqual(expect.arrayContaining(['robots.txt', 'sitemap.xml', '_headers', '_redirects']))
  })

  it('have all parts of a long list in the same', () => {
    const files = ['services.html', 'services/page-2.html', 'services/page-2.json']
    expect(slices.map((slice) => files.filter((file) => slice[file])).filter(({ length }) => length > 0)).toEqual([
      files,
    ])
  })

  it('are made anew after an edit in the slice of the page only', async () => {
    workshop.change({
      'about.json': page('About us', 'Another text of the same {company}.', { aliases: ['/company'] }),
    })
    const made: string[][] = []
    for (let number = 1; number <= 3; number++) {
      const shard: Shard = { number, of: 3 }
      const report = await workshop.build({ out: `${folder}/slice-${number}`, shard })
      made.push([...report.made.keys()])
    }
    expect(made.filter(({ length }) => length > 0)).toEqual([['/about']])
  })

  it('may be followed by the whole in the same folder', async () => {
    const out = `${folder}/slice-2`
    await workshop.build({ out })
    expect(contentOf(out)).toEqual((await workshop.clean()).content)
  })
})

it.each(['contact.json', 'services/index.json', 'Blog/Speed.json', 'Blog/index.json'])(
  'Slices are together the whole site after an edit of %s, in whichever it is',
  async (file) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await slicesOf(workshop, 4, 'slice')
    const document = smallSite()[file]
    if (!document || !('sections' in document)) throw new Error(`The small site has no ${file}.`)
    const added = { type: 'quotation' as const, quote: 'Other words.', person: 'An example' }
    workshop.change({ [file]: { ...document, sections: [...document.sections, added] } })
    const together = Object.assign({}, ...(await slicesOf(workshop, 4, 'slice')))
    const { content } = await workshop.clean()
    expect(Object.keys(content).filter((name) => together[name] !== content[name])).toEqual([])
  },
)

it('An added page moves no other to another slice', async () => {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  const before = await slicesOf(workshop, 3, 'before')
  workshop.change({ 'a-first.json': page('First', 'First of all.'), 'services/z-last.json': page('Last', 'The last.') })
  const after = await slicesOf(workshop, 3, 'after')
  const old = new Set(before.flatMap(pagesIn))
  expect(after.map((slice) => pagesIn(slice).filter((file) => old.has(file)))).toEqual(before.map(pagesIn))
  expect(after.flatMap(pagesIn).length).toBe(old.size + 4)
})

it('A slice without a page is an empty site', async () => {
  const workshop = new Workshop(temporaryFolder(), siteOf({}))
  const slices = await slicesOf(workshop, 20, 'slice')
  const empty = slices.findIndex((slice) => pagesIn(slice).length === 0 && Object.keys(slice).length === 0)
  expect(existsSync(`${workshop.folder}/slice-${empty + 1}`)).toBe(true)
})

it.each(['0/3', '4/3', '3', '1/0', '-1/3', '1.5/3', 'a/b', '', '/', '1/'])(
  'npm run build -- --shard=%s is refused in one sentence and writes nothing',
  (shard) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    const args = ['build', '--pages', workshop.pages, '--out', workshop.out, `--shard=${shard}`]
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, `--shard needs a share such as 1/4; ${shard} is none.\n`])
    expect(existsSync(workshop.out)).toBe(false)
  },
)
