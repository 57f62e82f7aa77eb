import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { progressWords, withProgress } from '../../scripts/report/progress'

type Kind = 'a terminal' | 'a log of CI' | 'a file'

/** Somewhere to show words, and a clock that goes as the test says. */
function screen(kind: Kind) {
  const written: string[] = []
  const stream = Object.assign(new PassThrough(), { isTTY: kind === 'a terminal', columns: 80, rows: 24 })
  stream.on('data', (words) => written.push(String(words)))
  let time = 0
  return {
    screen: { stream, isLog: kind === 'a log of CI', now: () => time },
    at: (moment: number) => (time = moment),
    written,
  }
}

/** What is read of what was written, without the marks that move the cursor. */
const lines = (written: readonly string[]) =>
  written
    .join('')
    .split('\u001B')
    .flatMap((part) => part.replace(/^\[[?\d]*[A-Za-z]/, '').split('\n'))
    .filter((line) => line !== '')

describe('What takes less than a second', () => {
  test.each(['a terminal', 'a log of CI'] as const)('says nothing of itself in %s', async (kind) => {
    const { screen: shown, at, written } = screen(kind)
    await withProgress((told) => {
      for (let page = 0; page < 10; page++) {
        at(page * 99)
        told('Making pages', page, 10)
      }
    }, shown)
    expect(lines(written)).toEqual([])
  })
})

/** Makes ten pages, each in four seconds. */
async function slowWork(kind: Kind): Promise<string[]> {
  const { screen: shown, at, written } = screen(kind)
  await withProgress((told) => {
    for (let page = 0; page < 10; page++) {
      at(page * 4000)
      told('Making pages', page, 10)
    }
  }, shown)
  return written
}

describe('In a terminal', () => {
  test('long work says its step, its share and the time left', async () => {
    expect(lines(await slowWork('a terminal'))).toContain('Making pages: 4 of 10, 40 %, about 24 seconds left')
  })

  test('each word takes the place of the one before', async () => {
    const written = (await slowWork('a terminal')).join('')
    expect(written.split('\u001B[2K').length).toBeGreaterThan(written.split('Making').length - 1)
  })

  test('the line is gone when the work is done', async () => {
    const written = (await slowWork('a terminal')).join('')
    const afterwards = written.slice(written.indexOf('\u001B', written.lastIndexOf('%')))
    expect(afterwards).toContain('\u001B[2K')
    expect(lines([afterwards])).toEqual([])
  })

  test('the line is gone, too, when the work fails, and the failure goes on', async () => {
    const { screen: shown, at, written } = screen('a terminal')
    const failing = withProgress((told) => {
      at(2000)
      told('Making pages', 1, 10)
      throw new Error('No disk')
    }, shown)
    await expect(failing).rejects.toThrow('No disk')
    expect(written.join('').lastIndexOf('\u001B[2K')).toBeGreaterThan(written.join('').indexOf('Making'))
  })
})

describe('In a log of CI', () => {
  test('long work says a line every few seconds', async () => {
    expect((await slowWork('a log of CI')).join('')).toBe(
      [
        'Making pages: 3 of 10, 30 %, about 28 seconds left',
        'Making pages: 6 of 10, 60 %, about 16 seconds left',
        'Making pages: 9 of 10, 90 %, about 4 seconds left',
        '',
      ].join('\n'),
    )
  })

  test('no line moves the cursor', async () => {
    expect((await slowWork('a log of CI')).join('')).not.toContain('\u001B')
  })
})

test('In a file there are no words of it', async () => {
  expect(await slowWork('a file')).toEqual([])
})

test('The result of the work is passed on', async () => {
  expect(await withProgress(() => 42, screen('a file').screen)).toBe(42)
})

describe('The words', () => {
  test.each([
    [{ passed: 5000 }, 'Checking pages …'],
    [{ done: 0, of: 0, passed: 5000 }, 'Checking pages …'],
    [{ done: 0, of: 20, passed: 5000 }, 'Checking pages: 0 of 20, 0 %'],
    [{ done: 1234, of: 10_000, passed: 500 }, 'Checking pages: 1,234 of 10,000, 12 %'],
    [{ done: 5000, of: 10_000, passed: 60_000 }, 'Checking pages: 5,000 of 10,000, 50 %, about 60 seconds left'],
    [{ done: 1000, of: 10_000, passed: 60_000 }, 'Checking pages: 1,000 of 10,000, 10 %, about 9 minutes left'],
    [{ done: 99, of: 100, passed: 9000 }, 'Checking pages: 99 of 100, 99 %'],
    [{ done: 0.455, of: 1, passed: 500 }, 'Checking pages: 45 %'],
  ])('of %j are: %s', (state, words) => {
    expect(progressWords('Checking pages', state)).toBe(words)
  })
})
