import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { pack } from '../../../scripts/engine/publish/pack'
import { recover } from '../../../scripts/engine/publish/recover'
import { many } from '../../depth'
import { afterEachDeath, publish, whole, type Files } from './deaths'
import { closeAll, Died, dieBefore, disk } from './failing-disk'
import { contentOf, temporaryFolder, Workshop } from './folders'
import { smallSite } from './small-site'

vi.mock('node:fs', () => import('./failing-disk').then(({ failingFs }) => failingFs()))
vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const site = smallSite()
const rename = { 'services/other.json': undefined, 'services/OTHER.json': site['services/other.json'] }

describe('A page renamed by letter case only', () => {
  async function builtSite(): Promise<Workshop> {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    return workshop
  }
  const ofPage = (content: Files) => Object.keys(content).filter((file) => /^services\/other/i.test(file))

  it('leaves exactly the new files', async () => {
    const workshop = await builtSite()
    workshop.change(rename)
    await workshop.build()
    expect(ofPage(workshop.content())).toEqual(['services/OTHER.html', 'services/OTHER.json'])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  it('leaves none of its compressed copies, which are of the old address', async () => {
    const workshop = await builtSite()
    await pack(workshop.out)
    workshop.change(rename)
    await workshop.build()
    expect(ofPage(workshop.content())).toEqual(['services/OTHER.html', 'services/OTHER.json'])
  })

  it('leaves the old site or the new one, wherever the build dies, and the next build succeeds', async () => {
    const workshop = await builtSite()
    const old = workshop.content()
    const restore = workshop.keep()
    workshop.change(rename)
    const { content: next } = await workshop.clean()
    const left = new Set<Files>()
    for (let moment = 0, died = true; died; moment += many({ each: 8, deep: 1 })) {
      restore()
      Object.assign(disk, { changes: 0, diesBefore: moment })
      died = await workshop.build().then(
        () => false,
        (error: unknown) => error instanceof Died || Promise.reject(error),
      )
      disk.diesBefore = Infinity
      if (died) closeAll()
      recover(workshop.out)
      const content = contentOf(workshop.out)
      const same = [old, next].find((site) => JSON.stringify(site) === JSON.stringify(content))
      expect(same, `died before change ${moment} of the disk`).toBeDefined()
      if (same) left.add(same)
      await workshop.build()
      expect(workshop.content()).toEqual(next)
    }
    expect(left).toEqual(new Set([old, next]))
  })
})

const first: Files = { 'services/cloud.html': 'old', 'Blog/speed.html': 'old speed', 'other.html': 'other' }
const renamed: Files = { 'services/Cloud.html': 'new', 'blog/speed.html': 'new speed' }
const removals = ['services/cloud.html', 'Blog/speed.html']

function publishedFirst(): string {
  const out = path.join(temporaryFolder(), 'out')
  publish(out, first, [], 'first')
  disk.done = []
  return out
}

const republish = (out: string) => publish(out, renamed, removals, 'second')

describe('Files renamed by letter case only', () => {
  it('are the old or the new ones after every death', () => {
    const old = { files: first, state: 'first' }
    const next = { files: { ...renamed, 'other.html': 'other' }, state: 'second' }
    const left = afterEachDeath(publishedFirst, republish).map(({ after }) => after)
    for (const after of left) expect([old, next]).toContainEqual(after)
    expect([left.at(0), left.at(-1)]).toEqual([old, next])
  })

  it('are the new ones after a death while they are put in place and another while that is mended', () => {
    const late = afterEachDeath(publishedFirst, republish).findIndex(({ after }) => after.state === 'second')
    for (let moment = late, died = true; died; moment++) {
      for (let again = 0, diedAgain = true; diedAgain; again++) {
        const out = publishedFirst()
        died = dieBefore(moment, () => republish(out))
        diedAgain = dieBefore(again, () => recover(out))
        recover(out)
        expect(whole(out).files).toEqual({ ...renamed, 'other.html': 'other' })
      }
    }
  })
})

describe('On a disk that ignores letter case', () => {
  /** What such a disk would hold after the changes that were noted. */
  function held(out: string): Files {
    const files = new Map(Object.entries(first).map(([file, text]) => [file.toLowerCase(), { file, text }]))
    for (const { name, args } of disk.done) {
      const [from, to] = args.map((arg) => path.relative(out, String(arg)).replaceAll('\\', '/'))
      if (name === 'rmSync' && from) files.delete(from.toLowerCase())
      // A file moved onto another takes its place, but keeps that one's name.
      if (name === 'renameSync' && to && renamed[to]) {
        const there = files.get(to.toLowerCase())
        files.set(to.toLowerCase(), { file: there?.file ?? to, text: renamed[to] })
      }
    }
    return Object.fromEntries([...files.values()].map(({ file, text }) => [file, text]))
  }

  it('the old name goes before the new one comes, which is left under its own name', () => {
    const out = publishedFirst()
    republish(out)
    expect(held(out)).toEqual({ ...renamed, 'other.html': 'other' })
  })

  it('the new file is never deleted by what mends an interruption', () => {
    for (let moment = 0, died = true; died; moment++) {
      const out = publishedFirst()
      died = dieBefore(moment, () => republish(out))
      recover(out)
      const { state } = whole(out)
      expect(held(out)).toEqual(state === 'second' ? { ...renamed, 'other.html': 'other' } : first)
    }
  })
})
