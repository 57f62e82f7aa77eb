import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../../scripts/engine/files/place'
import { copiesIn, copiesOf, isCopy, isText } from './copies'
import { newFolder, removeFolder, temporaryFolder, today, Workshop } from './folders'
import { page, siteDocument, smallSite } from './small-site'

function run(command: string, ...args: string[]) {
  return spawnSync(process.execPath, ['scripts/run.mjs', command, ...args], { encoding: 'utf8' })
}

describe('npm run release', () => {
  const folder = newFolder()
  const workshop = new Workshop(folder, smallSite())
  const release = (...more: string[]) =>
    run('release', '--pages', workshop.pages, '--out', workshop.out, '--date', today, ...more)
  const files = () => [...filesBelow(workshop.out)].filter((file) => !isCopy(file)).sort()
  const sizeOf = (file: string) => statSync(path.join(workshop.out, file)).size
  const bytesOf = (file: string) => readFileSync(path.join(workshop.out, file))
  beforeAll(() => {
    const { status, stderr } = release()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
  afterAll(() => removeFolder(folder))

  it('puts a .br and a .gz beside every text file of 512 bytes or more, and beside nothing else', () => {
    const worth = files().filter((file) => isText(file) && sizeOf(file) >= 512)
    expect(Object.keys(copiesIn(workshop.out))).toEqual(copiesOf(...worth))
  })

  it.each(['.avif', '.png', '.woff2'])('has files that end with %s, which stay without copies', (ending) => {
    const found = files().filter((file) => file.endsWith(ending))
    expect(found).not.toEqual([])
    expect(found.filter((file) => copiesOf(file).some((copy) => existsSync(path.join(workshop.out, copy))))).toEqual([])
  })

  it('has text files of fewer bytes, which stay without copies', () => {
    expect(files().filter((file) => isText(file) && sizeOf(file) < 512)).toContain('robots.txt')
    expect(Object.keys(copiesIn(workshop.out))).not.toContain('robots.txt.gz')
  })

  it.each([
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ])('makes copies that end with %s of just what the files are', (ending, decompress) => {
    const copied = files().filter((file) => existsSync(path.join(workshop.out, file + ending)))
    expect(copied.filter((file) => !decompress(bytesOf(file + ending)).equals(bytesOf(file)))).toEqual([])
  })

  it('compresses nothing when it is run again', () => {
    const before = copiesIn(workshop.out)
    expect(release()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(': 0 pages made, 0 files compressed.'),
    })
    expect(copiesIn(workshop.out)).toEqual(before)
  })

  it('leaves site and copies as they are while a document has an error', () => {
    const before = workshop.content()
    workshop.change({ 'about.json': page('', 'No title.') })
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was published') })
    expect(workshop.content()).toEqual(before)
    workshop.change(smallSite())
  })

  it('publishes example values, except for a launch, which it refuses', () => {
    const before = workshop.content()
    workshop.change({ '_site.json': { ...siteDocument, email: 'hello@example.com' } })
    expect(release('--launch')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/"email" is only an example.*[^]*Nothing was published/),
    })
    expect(workshop.content()).toEqual(before)
    expect(release().status).toBe(0)
    workshop.change(smallSite())
  })
})

describe('npm run pack', () => {
  it('compresses a built site and says how much it did', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const { status, stdout } = run('pack', '--out', workshop.out)
    expect([status, stdout]).toEqual([
      0,
      `${workshop.out}: ${Object.keys(copiesIn(workshop.out)).length / 2} files compressed.\n`,
    ])
  })

  it('says in one sentence that there is no built site, and what to run', () => {
    const out = `${temporaryFolder()}/out`
    const { status, stdout, stderr } = run('pack', '--out', out)
    expect([status, stdout, stderr]).toEqual([1, '', `There is no built site in ${out}. Run first: npm run build\n`])
  })
})
