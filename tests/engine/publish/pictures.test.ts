import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { onlyDeep } from '../../depth'
import { newFolder, removeFolder, temporaryFolder, Workshop } from './folders'
import { blue, photo, red } from './photo'
import { page, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))
vi.mock('sharp', async (original) => ({ default: vi.fn((await original<{ default: typeof sharp }>()).default) }))

/** No other run's pictures have this name, so that none is found ready in the cache. */
const name = `test-${process.pid}-${Date.now()}`
const cache = 'node_modules/.cache/pictures'
afterAll(() => {
  for (const entry of readdirSync(cache)) if (entry.startsWith(name)) removeFolder(path.join(cache, entry))
})

function withPicture(file: string, alt = 'Two colors.'): Page {
  const about = page('About us', '')
  const [hero] = about.sections
  return {
    ...about,
    sections: [
      ...(hero ? [hero] : []),
      { type: 'intro', heading: 'Seen', text: ['Words.'], image: { src: file, alt } },
    ],
  }
}

function put(workshop: Workshop, file: string, bytes: Buffer | string): void {
  mkdirSync(`${workshop.pages}/_images`, { recursive: true })
  writeFileSync(`${workshop.pages}/_images/${file}`, bytes)
}

function siteWith(folder: string, file: string, bytes: Buffer | string): Workshop {
  const workshop = new Workshop(folder, { ...smallSite(), 'about.json': withPicture(file) })
  put(workshop, file, bytes)
  return workshop
}

async function builtWith(file: string, bytes: Buffer): Promise<Workshop> {
  const workshop = siteWith(temporaryFolder(), file, bytes)
  const { problems } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return workshop
}

const published = (workshop: Workshop) => Object.keys(workshop.content()).filter((file) => file.startsWith('images/'))
const bytesOf = (workshop: Workshop, file = '') => readFileSync(path.join(workshop.out, file))
const tagOf = (workshop: Workshop, tag: string) =>
  new RegExp(`<${tag} [^>]*images/[^>]*>`).exec(workshop.read('about.html'))?.[0] ?? ''

describe('A photo that an intro names', () => {
  const folder = newFolder()
  let workshop: Workshop
  let original: Buffer
  beforeAll(async () => {
    original = await photo()
    workshop = siteWith(folder, `${name}.jpg`, original)
    await workshop.build()
  })
  afterAll(() => removeFolder(folder))

  it('is published as AVIF and as JPEG, each under a name of its content', () => {
    expect(published(workshop)).toEqual([
      expect.stringMatching(new RegExp(`^images/${name}-[0-9a-f]{8}-480\\.avif$`)),
      expect.stringMatching(new RegExp(`^images/${name}-[0-9a-f]{8}-800\\.avif$`)),
      expect.stringMatching(new RegExp(`^images/${name}-[0-9a-f]{8}\\.jpg$`)),
    ])
  })

  it('is of the kind and the size that its names say, and never larger than the original', async () => {
    const found = await Promise.all(published(workshop).map((file) => sharp(bytesOf(workshop, file)).metadata()))
    expect(found.map(({ format, compression, width, height }) => [compression ?? format, width, height])).toEqual([
      ['av1', 480, 720],
      ['av1', 800, 1200],
      ['jpeg', 800, 1200],
    ])
  })

  it('tells nobody its place, its owner or its camera', async () => {
    const traces = async (bytes: Buffer) => {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      return { exif, xmp, iptc, orientation, owner: bytes.includes('Olga') }
    }
    expect(await traces(original)).toMatchObject({ exif: expect.any(Buffer), orientation: 6, owner: true })
    const none = { exif: undefined, xmp: undefined, iptc: undefined, orientation: undefined, owner: false }
    expect(await Promise.all(published(workshop).map((file) => traces(bytesOf(workshop, file))))).toEqual([
      none,
      none,
      none,
    ])
  })

  it('stands as its camera said: what was on the left is on top', async () => {
    const colorAt = async (file: string, top: number) => {
      const spot = { left: 200, top, width: 1, height: 1 }
      const [r = 0, , b = 0] = await sharp(bytesOf(workshop, file)).extract(spot).removeAlpha().raw().toBuffer()
      return r > b ? 'red' : 'blue'
    }
    const seen = published(workshop).map(async (file) => [await colorAt(file, 10), await colorAt(file, 700)])
    expect(await Promise.all(seen)).toEqual(seen.map(() => ['red', 'blue']))
  })

  it.each(['alt="Two colors."', 'width="800"', 'height="1200"', `src="/images/${name}`])(
    'stands in the page with %s',
    (attribute) => expect(tagOf(workshop, 'img')).toContain(attribute),
  )

  it('stands in the page with every AVIF by its width', () => {
    const [small = '', large = ''] = published(workshop)
    expect(tagOf(workshop, 'source')).toMatch(new RegExp(`srcset="/${small} 480w, /${large} 800w"`, 'i'))
  })
})

describe('A picture', () => {
  const plain = (width: number, height: number, background = blue) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()

  it('that is small is published in its own size only', async () => {
    const workshop = await builtWith(`${name}.png`, await plain(300, 100))
    expect(published(workshop).filter((file) => file.endsWith('.avif'))).toEqual([expect.stringMatching(/-300\.avif$/)])
    expect(await sharp(bytesOf(workshop, published(workshop).at(-1))).metadata()).toMatchObject({ width: 300 })
  })

  it('that is huge is published in no size wider than 1600', async () => {
    const workshop = await builtWith(`${name}.png`, await plain(3000, 300))
    const widths = published(workshop).flatMap((file) => /-(\d+)\.avif$/.exec(file)?.[1] ?? [])
    expect(widths.map(Number).sort((a, b) => a - b)).toEqual([480, 960, 1600])
  })

  it('with other content gets other names, on the page too, and the old files go', async () => {
    const workshop = await builtWith(`${name}.png`, await plain(300, 100))
    const before = published(workshop)
    put(workshop, `${name}.png`, await plain(300, 100, red))
    const { made } = await workshop.build()
    const after = published(workshop)
    expect(after.filter((file) => before.includes(file))).toEqual([])
    expect([after.length, [...made.keys()]]).toEqual([before.length, ['/about']])
    expect(tagOf(workshop, 'source') + tagOf(workshop, 'img')).toContain(after[0])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  it('without a change is neither made nor written again, though its page is', async () => {
    const workshop = await builtWith(`${name}.png`, await plain(310, 100))
    const times = () => published(workshop).map((file) => statSync(path.join(workshop.out, file)).mtimeMs)
    const before = times()
    workshop.change({ 'about.json': withPicture(`${name}.png`, 'Another alt.') })
    vi.mocked(sharp).mockClear()
    await workshop.build({ force: true })
    expect([vi.mocked(sharp).mock.calls.length, times()]).toEqual([0, before])
    expect(tagOf(workshop, 'img')).toContain('alt="Another alt."')
  })

  it('of an article is published as any other, in its size and with its caption', async () => {
    const about = page('About us', '')
    const body = [`![Two colors.](${name}.png 'Seen from the door.')`]
    const sections: Page['sections'] = [...about.sections.slice(0, 1), { type: 'articleBody', body }]
    const workshop = siteWith(temporaryFolder(), `${name}.png`, await plain(300, 100))
    workshop.change({ 'about.json': { ...about, sections } })
    await workshop.build()
    expect(published(workshop)).toHaveLength(2)
    const tag = tagOf(workshop, 'img')
    for (const attribute of ['alt="Two colors."', 'width="300"', 'height="100"', 'loading="lazy"'])
      expect(tag).toContain(attribute)
    expect(workshop.read('about.html')).toContain('<figcaption>Seen from the door.</figcaption>')
  })

  it('that no document names any more goes from the output', async () => {
    const workshop = await builtWith(`${name}.png`, await plain(300, 100))
    workshop.change({ 'about.json': page('About us', 'Words.') })
    await workshop.build()
    expect(published(workshop)).toEqual([])
  })

  it('that no document ever named is not published', async () => {
    const workshop = siteWith(temporaryFolder(), `${name}.png`, await plain(300, 100))
    put(workshop, 'private.png', await plain(300, 100))
    await workshop.build()
    expect(published(workshop).map((file) => file.includes(name))).toEqual([true, true])
  })
})

describe('A picture whose file', () => {
  it.each([
    ['is cut off', async () => (await photo()).subarray(0, 2000)] as const,
    ...onlyDeep(
      ['is text', () => Buffer.from('These are words.')] as const,
      ['is empty', () => Buffer.alloc(0)] as const,
    ),
  ])('%s is a problem where it is named, and nothing is published', async (_, make) => {
    const workshop = await builtWith(`${name}.jpg`, await photo())
    const before = workshop.content()
    put(workshop, `${name}.jpg`, await make())
    const { problems } = await workshop.build()
    expect(problems.map(({ rule }) => rule)).toContain('unreadable-image')
    expect(workshop.content()).toEqual(before)
  })
})
