import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { recover } from '../../scripts/output/recover'
import { Publication } from '../../scripts/output/publication'
import { stateFolder } from '../../scripts/output/state'
import { Refusal } from '../../scripts/refusal'
import { afterEachDeath, publish, whole, type Files } from './deaths'
import { dieBefore } from './failing-disk'
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
      /^The folder .*holiday holds files that no build made here, so nothing was written\. .*--out\.$/,
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

describe('the lock', () => {
  const lockOf = (out: string) => path.join(stateFolder(out), 'lock')

  it('of a process that lives refuses a second build', () => {
    const out = publishedFirst()
    writeFileSync(lockOf(out), String(process.ppid))
    expect(() => new Publication(out)).toThrow(/^Another build is writing to the same folder\./)
  })

  it('survives the refusal', () => {
    const out = publishedFirst()
    writeFileSync(lockOf(out), String(process.ppid))
    expect(() => new Publication(out)).toThrow()
    expect(readFileSync(lockOf(out), 'utf8')).toBe(String(process.ppid))
  })

  it('of a process of another user counts as well', () => {
    const out = publishedFirst()
    writeFileSync(lockOf(out), String(process.ppid))
    vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
    })
    expect(() => new Publication(out)).toThrow(Refusal)
  })

  // No process has this number: Linux counts to 4194304 at most, and Windows numbers by fours.
  it.each([
    ['of a dead process', '99999999'],
    ['that is empty', ''],
    ['that is damaged', 'x\u0000y'],
  ])('%s is ignored', (_, text) => {
    const out = publishedFirst()
    writeFileSync(lockOf(out), text)
    publish(out, changes, removals, 'second')
    expect(contentOf(out)).toEqual(second)
  })

  it('is gone after a build', () => expect(existsSync(lockOf(publishedFirst()))).toBe(false))

  it('of the next build is not taken away by an end that is said twice', () => {
    const out = publishedFirst()
    const publication = new Publication(out)
    publication.write('a.html', 'new a')
    publication.commit([], 'second')
    publication.close()
    writeFileSync(lockOf(out), String(process.ppid))
    publication.close()
    expect(existsSync(lockOf(out))).toBe(true)
  })
})

describe('a journal that cannot be read', () => {
  function damaged(): string {
    const out = publishedFirst()
    writeFileSync(path.join(stateFolder(out), 'journal.json'), '{"moves": ["a.ht')
    return out
  }

  it('is refused with a sentence that names the folders to remove', () => {
    const out = damaged()
    expect(() => recover(out)).toThrow(Refusal)
    expect(() => recover(out)).toThrow(stateFolder(out))
  })

  it('leaves the output as it is', () => {
    const out = damaged()
    expect(() => new Publication(out)).toThrow()
    expect(contentOf(out)).toEqual(first)
  })
})
