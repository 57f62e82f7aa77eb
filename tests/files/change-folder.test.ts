import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { changeFolder, finishInterrupted, type Change } from '../../scripts/files/change-folder'
import { dieBefore, disk } from '../output/failing-disk'
import { contentOf, temporaryFolder } from '../output/folders'

vi.mock('node:fs', () => import('../output/failing-disk').then(({ failingFs }) => failingFs()))

type Files = Record<string, string>

const old: Files = { 'services/cloud.json': 'cloud', 'services/uiux.json': 'uiux', 'about.json': 'about' }
const next: Files = {
  'services/CLOUD.json': 'cloud, moved',
  'design/uiux.json': 'uiux, moved',
  'about.json': 'new links',
}
const gone = ['services/cloud.json', 'services/uiux.json']

/** A folder of pages with these files in it. */
function pagesWith(files: Files): string {
  const pages = `${temporaryFolder()}/pages`
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.dirname(`${pages}/${place}`), { recursive: true })
    writeFileSync(`${pages}/${place}`, text)
  }
  disk.done = []
  return pages
}

function changeOf(pages: string, writes = next, removals = gone): Change {
  const within = (files: Files) => new Map(Object.entries(files).map(([place, text]) => [`${pages}/${place}`, text]))
  return { writes: within(writes), removals: removals.map((place) => `${pages}/${place}`), read: within(old) }
}

const aside = (pages: string) => path.join(path.dirname(pages), '.pages')

describe('A change of a folder', () => {
  it('writes, moves and removes files, and leaves nothing beside the folder', () => {
    const pages = pagesWith(old)
    changeFolder(pages, changeOf(pages))
    expect(contentOf(pages)).toEqual(next)
    expect(existsSync(aside(pages))).toBe(false)
  })

  it('leaves all of the old files or all of the new ones, wherever it dies, and what comes next begins from there', () => {
    const left: Files[] = []
    for (let moment = 0, died = true; died; moment++) {
      const pages = pagesWith(old)
      died = dieBefore(moment, () => changeFolder(pages, changeOf(pages)))
      finishInterrupted(pages)
      const files = contentOf(pages)
      expect([old, next], `died before change ${moment} of the disk`).toContainEqual(files)
      left.push(files)
      if (files['about.json'] === 'about') changeFolder(pages, changeOf(pages))
      expect(contentOf(pages)).toEqual(next)
    }
    expect([left.at(0), left.at(-1)]).toEqual([old, next])
  })

  it('is finished after a death while it is made and another while that is mended', () => {
    let mended = 0
    for (let moment = 0, died = true; died; moment++)
      for (let again = 0, diedAgain = true; diedAgain; again++) {
        const pages = pagesWith(old)
        died = dieBefore(moment, () => changeFolder(pages, changeOf(pages)))
        diedAgain = dieBefore(again, () => finishInterrupted(pages))
        // What a death while the lock is taken over leaves counts for ten seconds.
        rmSync(path.join(aside(pages), 'lock.taken'), { force: true })
        finishInterrupted(pages)
        expect([old, next]).toContainEqual(contentOf(pages))
        mended += diedAgain ? 1 : 0
      }
    expect(mended).toBeGreaterThan(10)
  })

  it('on a disk that ignores letter case takes the old name away before the new one comes', () => {
    const pages = pagesWith(old)
    changeFolder(pages, changeOf(pages))
    const places = disk.done.flatMap(({ name, args }) =>
      /^(rm|rename)Sync$/.test(name) ? args.filter((arg) => typeof arg === 'string').slice(-1) : [],
    )
    const at = (place: string) => places.indexOf(path.resolve(pages, place))
    expect(at('services/cloud.json')).toBeGreaterThanOrEqual(0)
    expect(at('services/cloud.json')).toBeLessThan(at('services/CLOUD.json'))
  })

  it.each([
    [
      'a file that was changed since it was read',
      { 'about.json': 'about us' },
      /about\.json was changed at this very moment\. Nothing was changed/,
    ],
    ['a file that was removed since', { 'about.json': undefined }, /about\.json was changed at this very moment/],
    [
      'another file in its place',
      { 'design/uiux.json': 'mine' },
      /There already is a file .*design\/uiux\.json\. It was not touched/,
    ],
  ])('is not made over %s', (_what, files, sentence) => {
    const there = Object.fromEntries(
      Object.entries({ ...old, ...files }).flatMap(([place, text]) => (text === undefined ? [] : [[place, text]])),
    )
    const pages = pagesWith(there)
    expect(() => changeFolder(pages, changeOf(pages))).toThrow(sentence)
    expect(contentOf(pages)).toEqual(there)
    expect(existsSync(aside(pages))).toBe(false)
  })

  it('waits for no other that is at work', () => {
    const pages = pagesWith(old)
    mkdirSync(aside(pages))
    writeFileSync(path.join(aside(pages), 'lock'), String(process.ppid))
    expect(() => changeFolder(pages, changeOf(pages))).toThrow(
      /^Another command is changing the pages at this moment\./,
    )
    expect(contentOf(pages)).toEqual(old)
  })

  it('that cannot be understood any more is left alone, and said to be', () => {
    const pages = pagesWith(old)
    mkdirSync(aside(pages))
    writeFileSync(path.join(aside(pages), 'journal.json'), '{')
    expect(() => finishInterrupted(pages)).toThrow(/^A change of the pages was interrupted, .* remove .*\.pages\.$/)
    expect(contentOf(pages)).toEqual(old)
  })
})
