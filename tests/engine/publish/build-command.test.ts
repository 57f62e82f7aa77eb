import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pack } from '../../../scripts/engine/publish/pack'
import { readState, stateFile, stateFolder, writeState } from '../../../scripts/engine/publish/state-note'
import { onlyDeep } from '../../depth'
import { build } from './build-command'
import { contentOf, removeFolder, temporaryFolder, Workshop } from './folders'
import { siteDocument, smallSite } from './small-site'

describe('npm run build', () => {
  it('refuses a folder that is not its own in one sentence and leaves it untouched', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    mkdirSync(workshop.out)
    writeFileSync(path.join(workshop.out, 'diary.txt'), 'mine')
    expect(await build(workshop)).toEqual({
      status: 1,
      text: expect.stringMatching(/^The folder .*out holds files that no build made here.*\n$/),
    })
    expect([readdirSync(workshop.folder).sort(), contentOf(workshop.out)]).toEqual([
      ['out', 'pages'],
      { 'diary.txt': 'mine' },
    ])
  })

  it.each([
    ['cut off', '{"checksum":"2-1","note":{"files":{},"pa'],
    ...onlyDeep(['empty', ''], ['of another form', '{"version":1}'], ['null', 'null']),
  ])('makes everything anew, with no more than a word, if what it remembers is %s', async (_, text) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    writeFileSync(path.join(stateFolder(workshop.out), stateFile), text)
    const { status, text: said } = await build(workshop)
    expect([status, said]).toEqual([0, expect.stringMatching(/: \d+ made, 0 unchanged\. .*no errors.*\n$/)])
    expect(workshop.content()).toEqual(before)
  })

  it('names what lies in its folder that it cannot tell the origin of, and leaves it', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    writeFileSync(path.join(workshop.out, 'mine.txt'), 'mine')
    writeFileSync(path.join(stateFolder(workshop.out), stateFile), '')
    const { text } = await build(workshop)
    expect(text).toMatch(
      /What the last build noted is lost\. In .*out these files are not of this build, and were left: mine\.txt\./,
    )
    expect(workshop.read('mine.txt')).toBe('mine')
  })

  it('touches nothing outside of its folder, whatever is noted as made', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const mine = path.join(workshop.folder, 'mine.txt')
    writeFileSync(mine, 'mine')
    const state = readState(workshop.out)
    if (!state) throw new Error('Nothing is remembered.')
    state.files['../mine.txt'] = '4-1'
    writeState(stateFolder(workshop.out), state)
    expect((await build(workshop)).status).toBe(0)
    expect(existsSync(mine)).toBe(true)
  })

  it('builds anew once that folder is removed', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    removeFolder(workshop.out)
    await workshop.build()
    expect(workshop.content()).toEqual(before)
  })
})

describe('npm run build -- --verify', () => {
  const verify = async (workshop: Workshop) => (await workshop.build({ verify: true })).damaged

  it.each([
    'about.html',
    '_headers',
    ...onlyDeep('about.json', 'sitemap.xml', 'robots.txt', '404.html', 'favicon.svg'),
  ])('makes %s again, whether it was emptied, edited or lost', async (file) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    const place = path.join(workshop.out, file)
    for (const damage of [() => writeFileSync(place, ''), () => appendFileSync(place, ' '), () => rmSync(place)]) {
      damage()
      expect(await verify(workshop)).toEqual([file])
      expect(workshop.content()).toEqual(before)
    }
  })

  it('makes scripts and styles again', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    const assets = Object.keys(before).filter((file) => file.startsWith('assets/'))
    for (const file of assets) writeFileSync(path.join(workshop.out, file), 'x')
    expect((await verify(workshop)).sort()).toEqual(assets)
    expect(workshop.content()).toEqual(before)
  })

  it('takes a compressed copy away that is not what was made, until the next are made', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    await pack(workshop.out)
    const before = workshop.content()
    writeFileSync(path.join(workshop.out, 'about.html.gz'), '')
    expect(await verify(workshop)).toEqual(['about.html.gz'])
    expect(existsSync(path.join(workshop.out, 'about.html.gz'))).toBe(false)
    await pack(workshop.out)
    expect(workshop.content()).toEqual(before)
  })

  it('finds nothing in what it has just made', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    expect(await verify(workshop)).toEqual([])
  })
})

it('What somebody changed in a page of the output never gets into the next one with another header', async () => {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  await workshop.build()
  const file = path.join(workshop.out, 'about.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<main', '<main data-mine'))
  workshop.change({ '_site.json': { ...siteDocument, navigation: siteDocument.navigation.slice(1) } })
  await workshop.build()
  expect(workshop.read('about.html')).not.toContain('data-mine')
})
