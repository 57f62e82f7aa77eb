import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeRoom, withProgress, type Screen } from '../../scripts/report/progress'
import { progressWords } from '../../scripts/report/progress-words'
import { lines, screen } from './screen'

describe('What takes less than a second', () => {
  test.each(['terminal', 'log'] as const)('says nothing of itself in a %s', async (kind) => {
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
async function slowWork(kind: Screen['kind'], columns?: number): Promise<string[]> {
  const { screen: shown, at, written } = screen(kind, columns)
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
    expect(lines(await slowWork('terminal'))).toContain('Making pages: 4 of 10, 40%, about 24 seconds left')
  })

  test('each word takes the place of the one before', async () => {
    const written = (await slowWork('terminal')).join('')
    expect(written.split('\u001B[2K').length).toBeGreaterThan(written.split('Making').length - 1)
  })

  test('the line is gone when the work is done', async () => {
    const written = (await slowWork('terminal')).join('')
    const afterwards = written.slice(written.indexOf('\u001B', written.lastIndexOf('%')))
    expect(afterwards).toContain('\u001B[2K')
    expect(lines([afterwards])).toEqual([])
  })

  test('the line is gone, too, when the work fails, and the failure goes on', async () => {
    const { screen: shown, at, written } = screen('terminal')
    const failing = withProgress((told) => {
      at(2000)
      told('Making pages', 1, 10)
      throw new Error('No disk')
    }, shown)
    await expect(failing).rejects.toThrow('No disk')
    expect(written.join('').lastIndexOf('\u001B[2K')).toBeGreaterThan(written.join('').indexOf('Making'))
  })
})

describe('The line of a terminal', () => {
  test.each([
    [60, 'Making pages: 4 of 10, 40%, about 24 seconds left'],
    [40, 'Making pages: 4 of 10, 40%'],
    [20, 'Making pages: 40%'],
    [10, '40%'],
  ])('says in %i columns what fits on it: %s', async (columns, words) => {
    expect(lines(await slowWork('terminal', columns))).toContain(words)
  })

  test('begins with a step as soon as that begins: it may leave no time to be shown', async () => {
    const { screen: shown, at, written } = screen('terminal')
    await withProgress((told) => {
      at(2000)
      told('Making pages', 9, 10)
      at(2010)
      told('Putting everything in place')
    }, shown)
    expect(lines(written)).toContain('Putting everything in place …')
  })

  test('counts the time left down while one page takes long, and takes it back once it was wrong', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { screen: shown, at, written } = screen('terminal')
    await withProgress(async (told) => {
      told('Making pages', 0, 3)
      at(4000)
      told('Making pages', 1, 3)
      for (const time of [6000, 11_900]) {
        at(time)
        await vi.advanceTimersByTimeAsync(100)
      }
    }, shown)
    expect(lines(written)).toEqual([
      'Making pages: 1 of 3, 33%, about 8 seconds left',
      'Making pages: 1 of 3, 33%, about 6 seconds left',
      'Making pages: 1 of 3, 33%',
    ])
  })

  test('tells the time left by what was done in that time, and not by what was known before', async () => {
    const { screen: shown, at, written } = screen('terminal')
    await withProgress((told) => {
      told('Checking pages', 9000, 10_000)
      at(4000)
      told('Checking pages', 9500, 10_000)
    }, shown)
    expect(lines(written)).toEqual(['Checking pages: 9,500 of 10,000, 95%, about 4 seconds left'])
  })

  test('tells the time left of what is done once more by that alone', async () => {
    const { screen: shown, at, written } = screen('terminal')
    await withProgress((told) => {
      told('Downloading', 0, 1)
      at(60_000)
      told('Downloading', 1, 1)
      told('Downloading', 0, 1)
      at(62_000)
      told('Downloading', 0.1, 1)
    }, shown)
    expect(lines(written).at(-1)).toBe('Downloading: 10%, about 18 seconds left')
  })

  test('goes away before words that stay', async () => {
    const { screen: shown, at, written } = screen('terminal')
    await withProgress((told) => {
      at(2000)
      told('Installing')
      makeRoom()
      shown.stream.write('<words>')
      told('Making pages', 1, 10)
    }, shown)
    const all = written.join('')
    const before = all.slice(all.indexOf('Installing …'), all.indexOf('<words>'))
    expect(before.slice('Installing …'.length)).toContain('\u001B[2K')
    expect(lines([all.slice(all.indexOf('<words>'))])[0]).toBe('<words>')
  })
})

describe('In a log of CI', () => {
  test('long work says a line every few seconds', async () => {
    expect((await slowWork('log')).join('')).toBe(
      [
        'Making pages: 3 of 10, 30%, about 28 seconds left',
        'Making pages: 6 of 10, 60%, about 16 seconds left',
        'Making pages: 9 of 10, 90%, about 4 seconds left',
        '',
      ].join('\n'),
    )
  })

  test('no line moves the cursor', async () => {
    expect((await slowWork('log')).join('')).not.toContain('\u001B')
  })
})

test('In a file there are no words of it', async () => {
  expect(await slowWork('file')).toEqual([])
})

test('The result of the work is passed on', async () => {
  expect(await withProgress(() => 42, screen('file').screen)).toBe(42)
})

describe('The words', () => {
  test.each([
    [{}, 'Checking pages …'],
    [{ done: 0, of: 0 }, 'Checking pages …'],
    [{ done: 0, of: 20 }, 'Checking pages: 0 of 20, 0%'],
    [{ done: 1234, of: 10_000, left: 500 }, 'Checking pages: 1,234 of 10,000, 12%'],
    [{ done: 5000, of: 10_000, left: 60_000 }, 'Checking pages: 5,000 of 10,000, 50%, about 60 seconds left'],
    [{ done: 1000, of: 10_000, left: 540_000 }, 'Checking pages: 1,000 of 10,000, 10%, about 9 minutes left'],
    [{ done: 1, of: 100, left: 11_000_000 }, 'Checking pages: 1 of 100, 1%, about 3 hours left'],
    [{ done: 0.455, of: 1 }, 'Checking pages: 45%'],
  ])('of %j are: %s', (state, words) => {
    expect(progressWords('Checking pages', state)[0]).toBe(words)
  })
})
