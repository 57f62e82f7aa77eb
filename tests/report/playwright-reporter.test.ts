import { describe, expect, test, vi } from 'vitest'
import { failed, location, ofTwoTests, startedReporter } from './reported-tests'
import { lines } from './screen'

describe('While tests run in a browser, the line', () => {
  test('says what is prepared, how many tests there are, and how long the rest takes', async () => {
    const { ends, first, written } = await ofTwoTests()
    ends(first, 'passed')
    expect(lines(written)).toEqual([
      'Preparing the tests in a browser …',
      'Testing in a browser: 0 of 2, 0%',
      'Testing in a browser: 1 of 2, 50%, about 2 seconds left',
    ])
  })

  test('counts no test that is tried again', async () => {
    const { ends, first, written } = await ofTwoTests()
    ends(first, 'failed', [failed])
    expect(lines(written).join('\n')).not.toContain('1 of 2')
    ends(first, 'failed', [failed])
    expect(lines(written).at(-1)).toContain('1 of 2')
  })

  test('counts a test once that passed twice, as those of a group do when another of it fails', async () => {
    const { ends, first, written } = await ofTwoTests()
    ends(first, 'passed')
    ends(first, 'passed')
    expect(lines(written).join('\n')).not.toContain('2 of 2')
  })

  test('counts no test that was interrupted', async () => {
    const { ends, first, written } = await ofTwoTests()
    ends(first, 'interrupted')
    expect(lines(written).join('\n')).not.toContain('1 of 2')
  })

  test('is gone in the end', async () => {
    const { reporter, written } = await ofTwoTests()
    reporter.onEnd({ duration: 1000 })
    const afterwards = written.slice(written.findIndex((words) => words.includes('0%')) + 1)
    expect(afterwards.join('')).toContain('\u001B[2K')
    expect(lines(afterwards).filter((line) => line.startsWith('Testing'))).toEqual([])
  })

  test('makes room for what a test says itself, which ends its line', async () => {
    const { reporter, written } = await ofTwoTests()
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((words) => written.push(String(words)) > 0)
    reporter.onStdOut('<words>')
    out.mockRestore()
    expect(written.slice(-3)).toEqual([expect.stringContaining('\u001B[2K'), '<words>', '\n'])
  })
})

describe('Of tests in a browser', () => {
  test('a failure is told as soon as it is there, with its place, its error, the code and the way to it', async () => {
    const { ends, first, said } = await ofTwoTests()
    ends(first, 'failed', [failed])
    expect(said()).toMatchInlineSnapshot(`
      "✗ [browser] › tests/e2e/menu.test.ts:3:1 › The menu › opens

          Error: It is closed

          > 3 | expect(menu).toBeOpen()

              at menu.test.ts:3:9
      "
    `)
  })

  test('one that passed only when tried again is told', async () => {
    const { ends, first, said } = await ofTwoTests()
    ends(first, 'failed', [failed])
    ends(first, 'passed')
    expect(said()).toContain('opens: passed only when tried again')
  })

  test('one that passed at once is not told', async () => {
    const { ends, first, said } = await ofTwoTests()
    ends(first, 'passed')
    expect(said()).toBe('')
  })

  test('one that passed and was to fail is told', async () => {
    const { ends, first, said } = await ofTwoTests()
    first.expectedStatus = 'failed'
    ends(first, 'passed')
    expect(said()).toContain('It passed, and was expected to fail.')
  })

  test('an error outside of them is told at once, and counted in the end', async () => {
    const { reporter, said } = await startedReporter()
    reporter.onError({ message: 'SyntaxError: no such word', location })
    expect(said()).toContain('✗ SyntaxError: no such word\n\n    at tests/e2e/menu.test.ts:3:1')
    reporter.onEnd({ duration: 1000 })
    expect(said()).toContain('1 error outside of tests, see above')
  })

  test('the last lines say how many came to what, and name those that ask for a look', async () => {
    const { ends, first, second, reporter, said } = await ofTwoTests()
    ends(first, 'failed', [failed])
    ends(first, 'failed', [failed])
    ends(second, 'failed', [failed])
    ends(second, 'passed')
    const before = said().length
    reporter.onEnd({ duration: 61_000 })
    expect(said().slice(before)).toMatchInlineSnapshot(`
      "
        1 failed
          [browser] › tests/e2e/menu.test.ts:3:1 › The menu › opens
        1 passed only when tried again
          [browser] › tests/e2e/menu.test.ts:3:1 › The menu › closes"
    `)
  })

  test('the last lines name those that were interrupted, and count those that did not run', async () => {
    const { ends, first, reporter, said } = await ofTwoTests()
    ends(first, 'interrupted')
    reporter.onEnd({ duration: 61_000 })
    expect(said()).toMatchInlineSnapshot(`
      "  1 interrupted
          [browser] › tests/e2e/menu.test.ts:3:1 › The menu › opens
        1 did not run"
    `)
  })
})
