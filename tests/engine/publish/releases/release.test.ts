import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { lock } from '../../../../scripts/engine/files/lock'
import { currentRelease, releaseIn, releasesIn } from '../../../../scripts/engine/publish/releases/folder'
import { publish, rollBack } from '../../../../scripts/engine/publish/releases/publish'
import { Refusal } from '../../../../scripts/engine/refusal'
import { contentOf, temporaryFolder } from '../folders'
import { page, siteDocument, smallSite } from '../small-site'
import { Server } from './server'

vi.mock('../../../../scripts/engine/render/bundles', () => import('../small-bundle'))

const newServer = () => new Server(temporaryFolder(), smallSite())
const inode = (file: string) => statSync(file).ino
const inCurrent = (server: Server, file: string) => path.join(server.to, 'current', file)

/** A server with one release after each of these changes. */
async function serverWith(...changes: Parameters<Server['change']>[0][]): Promise<Server> {
  const server = newServer()
  await server.release()
  for (const change of changes) {
    server.change(change)
    await server.release()
  }
  return server
}

/** The name of the shell's data, which pages of the release that is served load. */
const shellOf = (server: Server) =>
  Object.keys(server.served()).find((file) => /^site-[0-9a-f]{16}\.json$/.test(file)) ?? ''

const renamed = { '_site.json': { ...siteDocument, name: 'Zenith' } }

const edit = (text: string) => ({ 'about.json': page('About us', text, { aliases: ['/company'] }) })

describe('A release', () => {
  it('serves the very files that were built', async () => {
    const server = await serverWith()
    expect(server.served()).toEqual(server.content())
  })

  it('has compressed copies, of which it shares and keeps within reach what it does of their files', async () => {
    const server = newServer()
    await server.release({ packed: true })
    const shell = shellOf(server)
    server.change(renamed)
    await server.release({ packed: true })
    expect(server.served()).toMatchObject(server.content())
    expect(server.content()).toHaveProperty(['about.html.gz'])
    expect([existsSync(inCurrent(server, `${shell}.gz`)), existsSync(path.join(server.out, `${shell}.gz`))]).toEqual([
      true,
      false,
    ])
  })

  it('takes the place of the one before', async () => {
    const server = await serverWith(edit('Other words.'))
    expect([currentRelease(server.to), server.served()]).toEqual([2, server.content()])
  })

  it('never changes one that was made before', async () => {
    const server = await serverWith()
    const before = contentOf(releaseIn(server.to, 1))
    server.change({ ...edit('Other words.'), 'crm.json': undefined })
    await server.release()
    expect(contentOf(releaseIn(server.to, 1))).toEqual(before)
  })

  it('shares with the one before what has not changed, and nothing else', async () => {
    const server = await serverWith(edit('Other words.'))
    const shared = (file: string) =>
      inode(path.join(releaseIn(server.to, 1), file)) === inode(path.join(releaseIn(server.to, 2), file))
    expect([shared('contact.html'), shared('about.html')]).toEqual([true, false])
  })

  it('says how many files are new', async () => {
    const server = await serverWith()
    server.change(edit('Other words.'))
    const { made } = await server.release()
    const changed = Object.entries(contentOf(releaseIn(server.to, 2))).filter(
      ([file, text]) => contentOf(releaseIn(server.to, 1))[file] !== text,
    )
    expect(made?.fresh).toBe(changed.length)
  })

  it('is not made where nothing changed', async () => {
    const server = await serverWith()
    expect(await server.release()).toEqual({ made: undefined, current: 1, before: undefined })
    expect(releasesIn(server.to)).toEqual([1])
  })

  it('keeps what pages of earlier releases load within reach, for visits that began with those', async () => {
    const server = await serverWith()
    const shell = shellOf(server)
    server.change(renamed)
    await server.release()
    expect(server.content()).not.toHaveProperty([shell])
    expect(existsSync(inCurrent(server, shell))).toBe(true)
  })

  it('keeps no page that is gone', async () => {
    const server = await serverWith({ 'crm.json': undefined, 'index.json': page('Home', 'Nothing of it.') })
    expect(existsSync(inCurrent(server, 'crm.html'))).toBe(false)
  })

  it('keeps as many releases as were asked for, and what their visits load no longer than that', async () => {
    const server = newServer()
    for (const words of ['one', 'two', 'three', 'four']) {
      server.change(edit(words))
      await server.release({ keep: 2 })
    }
    expect(releasesIn(server.to)).toEqual([3, 4])
    expect(readdirSync(path.join(server.to, 'releases')).sort()).toEqual(['3', '3.json', '4', '4.json'])
  })

  it.runIf(process.platform !== 'win32')('has files that nobody changes by mistake', async () => {
    const server = await serverWith()
    expect(statSync(inCurrent(server, 'about.html')).mode & 0o222).toBe(0)
  })

  it('mends what was changed in the release that is served, and says so', async () => {
    const server = await serverWith()
    const file = inCurrent(server, 'about.html')
    chmodSync(file, 0o644)
    appendFileSync(file, '<script>')
    const { made, current } = await server.release()
    expect([made?.touched, current, server.served()]).toEqual([['about.html'], 2, server.content()])
  })

  it('mends what was emptied in the built site before it is released', async () => {
    const server = await serverWith()
    const whole = server.content()
    writeFileSync(path.join(server.out, 'about.html'), '')
    await server.release()
    expect(server.served()).toEqual(whole)
  })

  it('is refused while another is made', async () => {
    const server = await serverWith()
    const held = lock(server.to, 'busy')
    expect(() => publish(server.out, server.to, 5)).toThrow(/^Another release is being made in the same folder\./)
    held.release()
  })

  it.each([
    ['a file', 'diary.txt'],
    ['a folder called current', 'current/index.html'],
    ['releases of another program', 'releases/first/index.html'],
  ])('is refused in a folder with %s that no release made, which stays as it is', async (_, file) => {
    const server = newServer()
    await server.build()
    mkdirSync(path.dirname(path.join(server.to, file)), { recursive: true })
    writeFileSync(path.join(server.to, file), 'mine')
    expect(() => publish(server.out, server.to, 5)).toThrow(
      /server holds .*, which no release made, so nothing was published\. Name an empty folder with --to\.$/,
    )
    expect(contentOf(server.to)).toEqual({ [file]: 'mine' })
  })
})

describe('A step back', () => {
  it('serves the release before, at once and whole', async () => {
    const server = await serverWith()
    const before = server.served()
    server.change(edit('A mistake.'))
    await server.release()
    expect(rollBack(server.to, 5)).toEqual({ current: 3, like: 1, left: 2 })
    expect(server.served()).toEqual(before)
  })

  it('is followed by a release that is a step ahead of the right one', async () => {
    const server = await serverWith(edit('A mistake.'))
    rollBack(server.to, 5)
    server.change(edit('Mended.'))
    expect(await server.release()).toMatchObject({ current: 4, before: 3 })
    expect(rollBack(server.to, 5)).toEqual({ current: 5, like: 3, left: 4 })
  })

  it('can be taken again and again, until the first release', async () => {
    const server = await serverWith(edit('Second words.'), edit('Third words.'))
    const first = contentOf(releaseIn(server.to, 1))
    expect([rollBack(server.to, 9).like, rollBack(server.to, 9).like]).toEqual([2, 1])
    expect(server.served()).toEqual(first)
    expect(() => rollBack(server.to, 9)).toThrow(Refusal)
  })

  it('keeps what pages load that were served until then within reach', async () => {
    const server = await serverWith(renamed)
    const shell = shellOf(server)
    rollBack(server.to, 5)
    expect(existsSync(inCurrent(server, shell))).toBe(true)
  })

  it('is refused where there is nothing before', async () => {
    const server = await serverWith()
    expect(() => rollBack(server.to, 5)).toThrow(/^There is no release in .* before the one that is served/)
    expect(currentRelease(server.to)).toBe(1)
  })

  it('is refused to a release that is not what it was, which is not served then', async () => {
    const server = await serverWith(edit('Other words.'))
    rmSync(path.join(releaseIn(server.to, 1), 'about.html'))
    expect(() => rollBack(server.to, 5)).toThrow(/^Release 1 is not what it was, so nothing was changed: about\.html\./)
    expect(currentRelease(server.to)).toBe(2)
  })

  it('is refused in a folder that is not there, and makes none', () => {
    const server = newServer()
    expect(() => rollBack(server.to, 5)).toThrow(Refusal)
    expect(existsSync(server.to)).toBe(false)
  })
})

describe('What a killed release leaves', () => {
  it('is cleared away by the next', async () => {
    const server = await serverWith()
    mkdirSync(path.join(server.to, 'releases/2.new/assets'), { recursive: true })
    mkdirSync(path.join(server.to, 'releases/3'))
    writeFileSync(path.join(server.to, 'releases/3.json.new'), '{')
    symlinkSync('releases/9', path.join(server.to, 'current.new'))
    server.change(edit('Other words.'))
    await server.release()
    expect(readdirSync(path.join(server.to, 'releases')).sort()).toEqual(['1', '1.json', '2', '2.json'])
    expect(server.served()).toEqual(server.content())
  })

  it('is never served, nor taken for a release, if its manifest is damaged', async () => {
    const server = await serverWith(edit('Other words.'))
    writeFileSync(`${releaseIn(server.to, 1)}.json`, '{')
    expect(() => rollBack(server.to, 5)).toThrow(Refusal)
    server.change(edit('Third words.'))
    await server.release()
    expect(server.served()).toEqual(server.content())
  })

  it('does not take away what is served, though its manifest is lost', async () => {
    const server = await serverWith(edit('Other words.'))
    const served = server.served()
    rmSync(`${releaseIn(server.to, 2)}.json`)
    expect(() => rollBack(server.to, 5)).toThrow(Refusal)
    expect(server.served()).toEqual(served)
  })

  it('is followed by a release of another number, though the manifest of what is served is lost', async () => {
    const server = await serverWith(edit('Other words.'))
    rmSync(`${releaseIn(server.to, 2)}.json`)
    server.change(edit('Third words.'))
    expect(await server.release()).toMatchObject({ current: 3 })
    expect(server.served()).toEqual(server.content())
  })
})
