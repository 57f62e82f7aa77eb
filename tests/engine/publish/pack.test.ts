import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lock } from '../../../scripts/engine/files/lock'
import { filesBelow } from '../../../scripts/engine/files/place'
import { pack } from '../../../scripts/engine/publish/pack'
import { stateFolder } from '../../../scripts/engine/publish/state-note'
import { compressions } from '../../../scripts/engine/publish/verify'
import { Refusal } from '../../../scripts/engine/refusal'
import { copiesIn, copiesOf, isText } from './copies'
import { contentOf, newFolder, removeFolder, temporaryFolder, Workshop } from './folders'
import { page, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const documents = { ...smallSite(), 'far/away.json': page('Away', 'Far from here.') }
const folder = newFolder()
const workshop = new Workshop(folder, documents)
let restore: () => void

// Brotli takes most of a second for the scripts of a site.
beforeAll(async () => {
  await workshop.build()
  await pack(workshop.out)
  restore = workshop.keep()
})

afterEach(() => {
  removeFolder(workshop.pages)
  workshop.change(documents)
  restore()
})

afterAll(() => removeFolder(folder))

describe('Compressed copies', async () => {
  it('are made again after an edit for the changed files only', async () => {
    const before = copiesIn(workshop.out)
    workshop.change({ 'Blog/index.json': page('Articles', 'Another text.', { kind: 'page' }) })
    await workshop.build()
    const changed = [...filesBelow(workshop.out)].filter(
      (file) => isText(file) && !(`${file}.gz` in copiesIn(workshop.out)),
    )
    const worth = changed.filter((file) => statSync(path.join(workshop.out, file)).size >= 512)
    expect(worth).toEqual(expect.arrayContaining(['Blog.html', 'Blog.json']))
    expect(worth).not.toContain('about.html')
    expect(await pack(workshop.out)).toBe(worth.length)
    const after = copiesIn(workshop.out)
    expect(Object.keys(after).filter((copy) => after[copy] !== before[copy])).toEqual(copiesOf(...worth))
  })

  it('of a page are as small as brotli can make them, where not very many are to be made', () => {
    const { out } = workshop
    const page = readFileSync(path.join(out, 'far/away.html'))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    expect(statSync(path.join(out, 'far/away.html.br')).size).toBe(brotliCompressSync(page, { params }).length)
  })

  it('of what every visit loads are smaller than zlib makes them, and unpack to the same', () => {
    const files = [...filesBelow(workshop.out)].filter((file) =>
      /^(assets\/.*\.js|ahead\.json|index\.json)\.gz$/.test(file),
    )
    const read = (file: string) => readFileSync(path.join(workshop.out, file))
    const plain = (copy: string) => read(copy.replace(/\.gz$/, ''))
    expect(files).not.toEqual([])
    expect(files.filter((copy) => read(copy).length >= gzipSync(plain(copy), { level: 9 }).length)).toEqual([])
    expect(files.filter((copy) => !gunzipSync(read(copy)).equals(plain(copy)))).toEqual([])
  })

  it('of a page that is made anew are removed by the build, so that nobody gets the old page', async () => {
    workshop.change({ 'Blog/Speed.json': page('Speed', 'Another text.', { aliases: ['/Blog/fast'] }) })
    const before = Object.keys(copiesIn(workshop.out))
    await workshop.build()
    const after = Object.keys(copiesIn(workshop.out))
    expect(before.filter((copy) => !after.includes(copy))).toEqual(
      expect.arrayContaining(copiesOf('Blog/Speed.html', 'Blog/Speed.json')),
    )
  })

  it('of a page that is removed go with it, and with the folder that is empty then', async () => {
    expect(Object.keys(copiesIn(workshop.out))).toEqual(expect.arrayContaining(copiesOf('far/away.html')))
    workshop.change({ 'far/away.json': undefined })
    await workshop.build()
    expect(existsSync(path.join(workshop.out, 'far'))).toBe(false)
  })

  it('stand beside a text of 512 bytes, but not beside a shorter one or a picture', async () => {
    for (const [file, size] of Object.entries({ 'mine-a.txt': 511, 'mine-b.txt': 512, 'mine-c.png': 5000 }))
      writeFileSync(path.join(workshop.out, file), 'x'.repeat(size))
    await pack(workshop.out)
    const mine = Object.keys(copiesIn(workshop.out)).filter((copy) => copy.startsWith('mine'))
    expect(mine).toEqual(copiesOf('mine-b.txt'))
  })

  it('stay where a build changes nothing', async () => {
    const before = copiesIn(workshop.out)
    await workshop.build()
    expect(copiesIn(workshop.out)).toEqual(before)
  })

  it('stand nowhere beside bytes they are not of, whatever was built since', async () => {
    const site = smallSite()
    workshop.change({
      'about.json': undefined,
      'crm.json': page('CRM', 'Other words.'),
      'new.json': site['about.json'],
    })
    await workshop.build()
    const copied = [...filesBelow(workshop.out)].filter((file) => file.endsWith('.gz'))
    const read = (file: string) => readFileSync(path.join(workshop.out, file))
    expect(copied.filter((file) => !gunzipSync(read(file)).equals(read(file.slice(0, -3))))).toEqual([])
  })

  it.each(compressions)('are made again if the one that ends with %s was deleted', async (ending) => {
    rmSync(path.join(workshop.out, `about.html${ending}`))
    expect([await pack(workshop.out), existsSync(path.join(workshop.out, `about.html${ending}`))]).toEqual([1, true])
  })

  it.each([
    ['is short now', 'short'],
    ['is gone', undefined],
  ])('of a file of someone else that %s are removed', async (_, next) => {
    const file = path.join(workshop.out, 'verification.html')
    writeFileSync(file, 'long '.repeat(200))
    await pack(workshop.out)
    expect(Object.keys(copiesIn(workshop.out))).toContain('verification.html.gz')
    if (next) writeFileSync(file, next)
    else rmSync(file)
    await pack(workshop.out)
    expect(Object.keys(copiesIn(workshop.out)).filter((copy) => copy.startsWith('verification'))).toEqual([])
  })

  it('are not made while a build is at work, whose files they might not be of', async () => {
    const held = lock(stateFolder(workshop.out), 'busy')
    await expect(pack(workshop.out)).rejects.toThrow(/^Another build is writing to the same folder\./)
    held.release()
  })

  it('are refused a folder that no build made, which stays untouched', async () => {
    const theirs = temporaryFolder()
    mkdirSync(`${theirs}/out`)
    writeFileSync(`${theirs}/out/diary.txt`, 'mine '.repeat(200))
    const before = contentOf(theirs)
    await expect(pack(`${theirs}/out`)).rejects.toThrow(Refusal)
    expect(contentOf(theirs)).toEqual(before)
  })
})
