import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { captions, film, pdf } from '../../../scripts/engine/check/example-attachments'
import { photo } from '../../../scripts/engine/check/example-pictures'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { removeFolder, temporaryFolder, Workshop } from './folders'
import { page, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

/** No other run's videos have this name, so that none is found ready in the cache. */
const name = `test-${process.pid}-${Date.now()}`
const cache = 'node_modules/.cache/videos'
afterAll(() => {
  for (const entry of readdirSync(cache)) if (entry.startsWith(name)) removeFolder(path.join(cache, entry))
})

function pageWith(...sections: Page['sections']): Page {
  const about = page('About us', '')
  return { ...about, sections: [...about.sections.slice(0, 1), ...sections] }
}

const about = pageWith(
  {
    type: 'video',
    heading: 'A trial move',
    video: { src: `${name}.mp4`, captions: `${name}.vtt`, poster: `${name}.png` },
  },
  {
    type: 'downloads',
    heading: 'To take with you',
    files: [{ src: `${name}.pdf`, title: 'Checklist', description: 'What to settle before a move.' }],
  },
)

const authored = {
  [`_videos/${name}.mp4`]: film,
  [`_videos/${name}.vtt`]: captions,
  [`_images/${name}.png`]: photo,
  [`_files/${name}.pdf`]: pdf,
}

function put(workshop: Workshop, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(workshop.pages, file)), { recursive: true })
    writeFileSync(path.join(workshop.pages, file), content)
  }
}

async function built(): Promise<Workshop> {
  const workshop = new Workshop(temporaryFolder(), { ...smallSite(), 'about.json': about })
  put(workshop, authored)
  const { problems } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return workshop
}

const published = (workshop: Workshop) =>
  Object.keys(workshop.content())
    .filter((file) => /^(videos|files)\//.test(file))
    .sort((a, b) => rank(a) - rank(b))
const rank = (file: string) => ['.pdf', '.vtt', '.mp4'].indexOf(path.extname(file))
const shown = (workshop: Workshop) => workshop.read('about.json')

describe('What authors have put into their folders', () => {
  it('is published under names of its content, which the page says', async () => {
    const workshop = await built()
    const files = published(workshop)
    expect(files).toEqual([
      expect.stringMatching(new RegExp(`^files/${name}-[0-9a-f]{8}\\.pdf$`)),
      expect.stringMatching(new RegExp(`^videos/${name}-[0-9a-f]{8}\\.vtt$`)),
      expect.stringMatching(new RegExp(`^videos/${name}-[0-9a-f]{8}\\.mp4$`)),
    ])
    expect(files.filter((file) => !shown(workshop).includes(`/${file}`))).toEqual([])
  })

  it('is told of with its length, its kind and its size', async () => {
    const [, video, download] = JSON.parse(shown(await built())).sections
    expect(video.video).toMatchObject({ type: 'video/mp4', width: 64, height: 36, length: '1 second', size: '1 kB' })
    expect(download.files).toMatchObject([{ src: `${name}.pdf`, kind: 'PDF', size: '1 kB' }])
  })

  it('is as it was, byte by byte, but for videos', async () => {
    const workshop = await built()
    const [download = '', subtitles = ''] = published(workshop)
    expect([workshop.read(download), workshop.read(subtitles)]).toEqual([pdf, captions])
  })

  it('goes from the output once no page names it', async () => {
    const workshop = await built()
    workshop.change({ 'about.json': page('About us', 'Words.') })
    await workshop.build()
    expect(published(workshop)).toEqual([])
  })

  it('that no page names is not published', async () => {
    const workshop = await built()
    put(workshop, { '_files/private.pdf': pdf, '_videos/private.mp4': film })
    await workshop.build()
    expect(published(workshop).filter((file) => file.includes('private'))).toEqual([])
  })

  it('is neither made nor written again where nothing has changed', async () => {
    const workshop = await built()
    const times = () => published(workshop).map((file) => statSync(path.join(workshop.out, file)).mtimeMs)
    const before = times()
    const { made } = await workshop.build()
    expect([made.size, times()]).toEqual([0, before])
  })
})

describe('Another file of the same name', () => {
  it.each([
    ['for download', { [`_files/${name}.pdf`]: `${pdf}% Changed.\n` }],
    ['of captions', { [`_videos/${name}.vtt`]: captions.replace('system', 'database') }],
  ])('%s makes its page again, no other, and gets another name', async (_what, changed) => {
    const workshop = await built()
    const before = published(workshop)
    put(workshop, changed)
    const { made } = await workshop.build()
    const fresh = published(workshop).filter((file) => !before.includes(file))
    expect([fresh.length, published(workshop).length, [...made.keys()]]).toEqual([1, before.length, ['/about']])
    expect(shown(workshop)).toContain(fresh[0])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  it.each([
    ['a video', { [`_videos/${name}.mp4`]: 'Notes.' }, 'unreadable-video'],
    ['captions', { [`_videos/${name}.vtt`]: 'Notes.' }, 'unreadable-captions'],
    ['a PDF', { [`_files/${name}.pdf`]: 'Notes.' }, 'unreadable-download'],
  ])('that is not %s any more is a problem, and nothing is published', async (_what, changed, rule) => {
    const workshop = await built()
    const before = workshop.content()
    put(workshop, changed)
    const { problems } = await workshop.build()
    expect(problems.map((problem) => problem.rule)).toContain(rule)
    expect(workshop.content()).toEqual(before)
  })
})

describe('A published video', () => {
  /** Where a phone says that it was, in the words of ISO 6709. */
  const place = '+08.5241+076.9366/'

  it('tells nobody where it was taken', async () => {
    const taken = withPlace(film, place)
    const workshop = await built()
    put(workshop, { [`_videos/${name}.mp4`]: taken })
    await workshop.build()
    const video = published(workshop).find((file) => file.endsWith('.mp4')) ?? ''
    expect(taken.includes(place)).toBe(true)
    expect(readFileSync(path.join(workshop.out, video)).includes(place)).toBe(false)
  })

  it('tells nobody when it was made, so that it is the same on every machine', async () => {
    const workshop = await built()
    const video = published(workshop).find((file) => file.endsWith('.mp4')) ?? ''
    const bytes = readFileSync(path.join(workshop.out, video))
    // Behind a name and a version stand two times, of 4 bytes each.
    const times = ['mvhd', 'tkhd', 'mdhd'].map((kind) => bytes.readBigUInt64BE(bytes.indexOf(kind) + 8))
    expect(times).toEqual([0n, 0n, 0n])
  })

  it('says at its beginning what a browser needs before it plays', async () => {
    const workshop = await built()
    const video = published(workshop).find((file) => file.endsWith('.mp4')) ?? ''
    const bytes = readFileSync(path.join(workshop.out, video))
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })
})

/** A video with the place that phones note at its end. */
function withPlace(bytes: Buffer, place: string): Buffer {
  const text = Buffer.concat([Buffer.from([0, place.length, 0x15, 0xc7]), Buffer.from(place)])
  const noted = box('udta', box('\xa9xyz', text))
  return Buffer.concat([bytes, noted])
}

/** A part of an MP4: its length, its name and what is in it. */
function box(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, content])
}
