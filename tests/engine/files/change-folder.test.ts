import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { changeFolder, finishInterrupted, type FolderChange } from '../../../scripts/engine/files/change-folder'
import { lock } from '../../../scripts/engine/files/lock'
import { writeNote } from '../../../scripts/engine/files/note'
import { dieBefore, disk } from '../publish/failing-disk'
import { contentOf, temporaryFolder } from '../publish/folders'

vi.mock('node:fs', () => import('../publish/failing-disk').then(({ failingFs }) => failingFs()))

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

function changeOf(pages: string, writes = next, removals = gone): FolderChange {
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

  it('keeps what somebody has written in a file after it died, and does the rest', () => {
    const kept = new Set<string>()
    for (let moment = 0, died = true; died; moment++) {
      const pages = pagesWith(old)
      died = dieBefore(moment, () => changeFolder(pages, changeOf(pages)))
      const waiting = Object.keys(old).filter((place) => contentOf(pages)[place] === old[place])
      for (const place of waiting) writeFileSync(`${pages}/${place}`, 'words of an author')
      try {
        finishInterrupted(pages)
      } catch (error) {
        kept.add(String(error).replace(pages, 'pages'))
      }
      const files = contentOf(pages)
      expect(
        waiting.filter((place) => files[place] !== 'words of an author'),
        `died before ${moment}`,
      ).toEqual([])
      finishInterrupted(pages)
    }
    expect([...kept].join()).toContain(
      'It is finished now, but for about.json, services/cloud.json, services/uiux.json, where somebody has written since',
    )
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
      /Another program changed .*about\.json meanwhile\. To keep its words, nothing was done/,
    ],
    ['a file that was removed since', { 'about.json': undefined }, /Another program changed .*about\.json meanwhile/],
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
    const held = lock(aside(pages), 'busy')
    expect(() => changeFolder(pages, changeOf(pages))).toThrow(
      /^Another command is changing the pages at this moment\./,
    )
    expect(contentOf(pages)).toEqual(old)
    held.release()
  })

  it('whose note is damaged loses no text: what it had written comes, and nothing goes', () => {
    const pages = notedOnly()
    writeFileSync(path.join(aside(pages), 'journal.json'), '{')
    finishInterrupted(pages)
    expect(contentOf(pages)).toEqual({ ...old, ...next })
    expect(existsSync(aside(pages))).toBe(false)
  })

  it('whose note leads elsewhere touches nothing there', () => {
    const pages = pagesWith(old)
    const mine = path.join(path.dirname(pages), 'mine.txt')
    writeFileSync(mine, 'mine')
    mkdirSync(aside(pages))
    writeNote(path.join(aside(pages), 'journal.json'), { first: [], moves: [], removals: ['../mine.txt'] })
    finishInterrupted(pages)
    expect([existsSync(mine), contentOf(pages)]).toEqual([true, old])
  })

  it('that finds a folder in its way says so, and is finished when that is gone', () => {
    const pages = notedOnly()
    mkdirSync(`${pages}/design/uiux.json`, { recursive: true })
    writeFileSync(`${pages}/design/uiux.json/mine.txt`, 'mine')
    for (const _ of [1, 2])
      expect(() => finishInterrupted(pages)).toThrow(/uiux\.json is a folder, but a file has to stand there\. Move/)
    rmSync(`${pages}/design/uiux.json`, { recursive: true })
    finishInterrupted(pages)
    expect(contentOf(pages)).toEqual(next)
  })

  it('that lost what it had prepared does the rest, says which file is missing, and is over then', () => {
    const pages = notedOnly()
    rmSync(path.join(aside(pages), 'staged/design'), { recursive: true })
    expect(() => finishInterrupted(pages)).toThrow(
      /but for design\/uiux\.json: what it had prepared is gone; write this file again\./,
    )
    finishInterrupted(pages)
    expect(contentOf(pages)).toEqual({ 'services/CLOUD.json': 'cloud, moved', 'about.json': 'new links' })
  })

  it('is not made where a folder stands in the place of a new file', () => {
    const pages = pagesWith(old)
    mkdirSync(`${pages}/design/uiux.json`, { recursive: true })
    expect(() => changeFolder(pages, changeOf(pages))).toThrow(
      /uiux\.json is no file that could be read\. Nothing was changed/,
    )
    expect(contentOf(pages)).toEqual(old)
  })

  it.runIf(process.platform !== 'win32')('reaches a folder whose name is a link', () => {
    const pages = pagesWith(old)
    const link = path.join(path.dirname(pages), 'linked')
    symlinkSync(pages, link)
    changeFolder(link, changeOf(link))
    expect([contentOf(pages), existsSync(path.join(path.dirname(pages), '.linked'))]).toEqual([next, false])
  })
})

/** Pages whose change died when it was noted, and nothing else had happened. */
function notedOnly(): string {
  for (let moment = 0; ; moment++) {
    const pages = pagesWith(old)
    const died = dieBefore(moment, () => changeFolder(pages, changeOf(pages)))
    if (!died) throw new Error('It never noted anything.')
    if (existsSync(path.join(aside(pages), 'journal.json'))) return pages
  }
}
