import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { lock, tryLock } from '../../../scripts/engine/files/lock'
import { writeNote } from '../../../scripts/engine/files/note'
import { Publication } from '../../../scripts/engine/publish/publication'
import { recover } from '../../../scripts/engine/publish/recover'
import { readState, stateFolder } from '../../../scripts/engine/publish/state-note'
import { Refusal } from '../../../scripts/engine/refusal'
import { afterEachDeath, publish, stateNamed, whole, type Files } from './deaths'
import { dieBefore, disk } from './failing-disk'
import { contentOf, temporaryFolder } from './folders'

vi.mock('node:fs', () => import('./failing-disk').then(({ failingFs }) => failingFs()))

const first: Files = {
  'a.html': 'old a',
  'b.html': 'old b',
  'deep/er/c.html': 'old c',
  'gone.html': 'old gone',
  'empty/soon.html': 'old',
}
const second: Files = { 'a.html': 'new a', 'b.html': 'old b', 'deep/er/c.html': 'new c', 'fresh/d.html': 'new d' }
const changes: Files = { 'a.html': 'new a', 'deep/er/c.html': 'new c', 'fresh/d.html': 'new d' }
const removals = ['gone.html', 'empty/soon.html']

function publishedFirst(): string {
  const out = path.join(temporaryFolder(), 'out')
  publish(out, first, [], 'first')
  return out
}

describe('a publication that dies before any of its changes of the disk', () => {
  const old = { files: first, state: 'first' }
  const next = { files: second, state: 'second' }

  it('leaves the old output or the new one, with what is remembered of it', () => {
    for (const { after } of afterEachDeath(publishedFirst, (out) => publish(out, changes, removals, 'second')))
      expect([old, next]).toContainEqual(after)
  })

  it('leaves the old one before a moment and the new one after it', () => {
    const left = afterEachDeath(publishedFirst, (out) => publish(out, changes, removals, 'second')).map(
      ({ after }) => after.state,
    )
    expect([...left].sort()).toEqual(left)
    expect(new Set(left)).toEqual(new Set(['first', 'second']))
  })

  it('is caught half done by these deaths', () => {
    const left = afterEachDeath(publishedFirst, (out) => publish(out, changes, removals, 'second'))
    const mixtures = left.filter(
      ({ before }) =>
        JSON.stringify(before.files) !== JSON.stringify(first) &&
        JSON.stringify(before.files) !== JSON.stringify(second),
    )
    expect(mixtures.length).toBeGreaterThan(3)
  })

  it('is finished by the next publication too', () => {
    for (let moment = 0, died = true; died; moment++) {
      const out = publishedFirst()
      died = dieBefore(moment, () => publish(out, changes, removals, 'second'))
      const publication = new Publication(out)
      const seen = whole(out)
      publication.close()
      expect([old, next]).toContainEqual(seen)
    }
  })

  it('may die again while it is finished', () => {
    const late = afterEachDeath(publishedFirst, (out) => publish(out, changes, removals, 'second')).findIndex(
      ({ after }) => after.state === 'second',
    )
    for (let moment = 0, died = true; died; moment++) {
      const out = publishedFirst()
      dieBefore(late, () => publish(out, changes, removals, 'second'))
      died = dieBefore(moment, () => recover(out))
      recover(out)
      expect(whole(out)).toEqual(next)
    }
  })

  it('leaves nothing or everything, if it was the first', () => {
    const begin = () => path.join(temporaryFolder(), 'out')
    const left = afterEachDeath(begin, (out) => publish(out, first, [], 'first')).map(({ after }) => after.files)
    for (const files of left) expect([{}, first]).toContainEqual(files)
  })

  it('leaves a folder in which the next publication succeeds', () => {
    for (let moment = 0, died = true; died; moment++) {
      const out = path.join(temporaryFolder(), 'out')
      died = dieBefore(moment, () => publish(out, first, [], 'first'))
      publish(out, first, [], 'again')
      expect(whole(out)).toEqual({ files: first, state: 'again' })
    }
  })

  it('leaves files alone that no build made', () => {
    const begin = () => {
      const out = publishedFirst()
      writeFileSync(path.join(out, 'empty/mine.txt'), 'mine')
      return out
    }
    for (const { after } of afterEachDeath(begin, (out) => publish(out, changes, removals, 'second')))
      expect(after.files['empty/mine.txt']).toBe('mine')
  })
})

describe("a folder that is not a build's own", () => {
  function foreign(): string {
    const out = path.join(temporaryFolder(), 'holiday')
    mkdirSync(path.join(out, 'photos'), { recursive: true })
    writeFileSync(path.join(out, 'photos/beach.jpg'), 'sand')
    return out
  }

  it('is refused', () => expect(() => new Publication(foreign())).toThrow(Refusal))

  it('is refused in one line that says what to do', () =>
    expect(() => new Publication(foreign())).toThrow(
      /^The folder .*holiday holds files that no build made here, so nothing was written\. Name an empty folder with --out, or move those files elsewhere\.$/,
    ))

  it('is left untouched, and so is the folder around it', () => {
    const out = foreign()
    const around = path.dirname(out)
    const before = contentOf(around)
    expect(() => new Publication(out)).toThrow()
    expect([contentOf(around), existsSync(stateFolder(out))]).toEqual([before, false])
  })

  it('is used if it is empty', () => {
    const out = path.join(temporaryFolder(), 'out')
    mkdirSync(out)
    publish(out, first, [], 'first')
    expect(contentOf(out)).toEqual(first)
  })

  it('is refused if it is a file', () => {
    const out = path.join(temporaryFolder(), 'out')
    writeFileSync(out, 'a letter')
    expect(() => new Publication(out)).toThrow(Refusal)
  })

  it('is refused too where an earlier build stopped before it made anything', () => {
    const out = foreign()
    mkdirSync(stateFolder(out))
    expect(() => new Publication(out)).toThrow(Refusal)
  })
})

it.each(['../evil.html', 'a/../../evil.html', 'a/../b.html', './a.html', '../.out/state.json'])(
  'a file called %s is refused, as it would lie elsewhere',
  (file) => {
    const publication = new Publication(publishedFirst())
    expect(() => publication.write(file, 'x')).toThrow(Refusal)
    publication.close()
  },
)

describe('a build while another is at work', () => {
  const anotherAtWork = (out: string) => {
    mkdirSync(stateFolder(out), { recursive: true })
    return lock(stateFolder(out), 'busy')
  }

  it('is refused', () => {
    const out = publishedFirst()
    const held = anotherAtWork(out)
    expect(() => new Publication(out)).toThrow(/^Another build is writing to the same folder\./)
    held.release()
  })

  it('leaves the other its lock', () => {
    const out = publishedFirst()
    const held = anotherAtWork(out)
    expect(() => new Publication(out)).toThrow()
    expect(tryLock(stateFolder(out))).toBeUndefined()
    held.release()
  })

  it('goes on as soon as that is done', () => {
    const out = publishedFirst()
    anotherAtWork(out).release()
    publish(out, changes, removals, 'second')
    expect(contentOf(out)).toEqual(second)
  })

  it('is not let in by an end that is said twice', () => {
    const out = publishedFirst()
    const publication = new Publication(out)
    publication.close()
    const held = anotherAtWork(out)
    publication.close()
    expect(() => new Publication(out)).toThrow(Refusal)
    held.release()
  })
})

describe('what is left of a lock', () => {
  const lockOf = (out: string) => path.join(stateFolder(out), 'lock')

  it.each([
    ['the number of a process, as earlier versions wrote it', String(process.ppid)],
    ['nothing', ''],
    ['nonsense', 'x\u0000y'],
  ])('that says %s keeps nobody out', (_, text) => {
    const out = publishedFirst()
    writeFileSync(lockOf(out), text)
    publish(out, changes, removals, 'second')
    expect(contentOf(out)).toEqual(second)
  })

  it('is nothing after a build', () => expect(existsSync(lockOf(publishedFirst()))).toBe(false))
})

describe('a publication that finds something in its way', () => {
  /** A folder of somebody's own where a page goes, found when other pages are in place already. */
  function stuck(): string {
    const out = publishedFirst()
    mkdirSync(path.join(out, 'zulu.html'))
    writeFileSync(path.join(out, 'zulu.html/mine.txt'), 'mine')
    expect(() => publish(out, { ...changes, 'zulu.html': 'new' }, removals, 'second')).toThrow(
      /zulu\.html is a folder, but a file has to stand there\. Move that folder elsewhere\. What has begun is kept, and finished by the next command\.$/,
    )
    return out
  }

  it('says so again until it is gone', () => {
    const out = stuck()
    expect(() => recover(out)).toThrow(Refusal)
    expect(() => new Publication(out)).toThrow(Refusal)
  })

  it('lets nobody wait for a build that has ended', () => {
    const out = stuck()
    expect(() => new Publication(out)).toThrow(/is a folder/)
    expect(() => new Publication(out)).not.toThrow(/Another build/)
  })

  it.each([
    ['reads the output', (out: string) => recover(out)],
    ['builds again', (out: string) => new Publication(out).close()],
  ])('is finished when it is gone by whoever %s', (_, next) => {
    const out = stuck()
    rmSync(path.join(out, 'zulu.html'), { recursive: true })
    next(out)
    expect(whole(out)).toEqual({ files: { ...second, 'zulu.html': 'new' }, state: 'second' })
  })

  it('is forgotten with the output, so that the next build makes all of it', () => {
    const out = stuck()
    rmSync(out, { recursive: true })
    recover(out)
    expect([existsSync(out), readState(out)]).toEqual([false, undefined])
    publish(out, first, [], 'again')
    expect(whole(out)).toEqual({ files: first, state: 'again' })
  })

  it('is forgotten where the files that waited are lost, so that the next build makes all of them', () => {
    const out = stuck()
    rmSync(path.join(stateFolder(out), 'staged'), { recursive: true })
    rmSync(path.join(out, 'zulu.html'), { recursive: true })
    recover(out)
    expect(readState(out)).toBeUndefined()
    publish(out, first, [], 'again')
    expect(whole(out).state).toBe('again')
  })
})

describe('the order of a publication', () => {
  function orderOf(): string[] {
    const out = path.join(temporaryFolder(), 'out')
    publish(out, { 'a.html': 'old', 'a.html.gz': 'old', 'assets/old.js': 'old', 'gone.html': 'old' }, [], 'first')
    disk.done = []
    const publication = new Publication(out)
    for (const file of ['assets/new.js', 'a.html']) publication.write(file, 'new')
    publication.commit({ copies: ['a.html.gz'], outdated: ['assets/old.js', 'gone.html'] }, stateNamed('second', {}))
    const place = `${realpathSync(out)}${path.sep}`
    return disk.done.flatMap(({ name, args }) => {
      const target = args.findLast((argument) => typeof argument === 'string')
      return /^(rm|rename)Sync$/.test(name) && String(target).startsWith(place)
        ? String(target).slice(place.length).replaceAll('\\', '/')
        : []
    })
  }

  it('takes compressed copies away before their page changes, and what pages load when no page loads it any more', () => {
    expect(orderOf()).toEqual(['a.html.gz', 'assets/new.js', 'a.html', 'gone.html', 'assets/old.js'])
  })
})

describe('a journal that is damaged', () => {
  function damaged(text: string): string {
    const out = publishedFirst()
    writeFileSync(path.join(stateFolder(out), 'journal.json'), text)
    return out
  }

  it.each([
    ['was cut off', '{"checksum":"1-2","note":{"moves": ["a.ht'],
    ['is empty', ''],
    ['says something else', '[]'],
  ])('since it %s is forgotten, and the next build makes everything', (_, text) => {
    const out = damaged(text)
    recover(out)
    expect(whole(out)).toEqual({ files: first, state: undefined })
    publish(out, second, [], 'again')
    expect(whole(out).state).toBe('again')
  })

  it.each(['first', 'moves', 'removals'])('changes nothing outside of the output by its "%s"', (list) => {
    const out = publishedFirst()
    const mine = path.join(path.dirname(out), 'mine.txt')
    writeFileSync(mine, 'mine')
    const nothing = { first: [], moves: [], removals: [] }
    writeNote(path.join(stateFolder(out), 'journal.json'), { ...nothing, [list]: ['../mine.txt'] })
    mkdirSync(path.join(stateFolder(out), 'staged'), { recursive: true })
    writeFileSync(path.join(stateFolder(out), 'mine.txt'), 'theirs')
    recover(out)
    expect(readFileSync(mine, 'utf8')).toBe('mine')
  })
})
