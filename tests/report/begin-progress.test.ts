import { describe, expect, test, vi } from 'vitest'
import { beginProgress, withProgress } from '../../scripts/report/progress'
import { lines, screen } from './screen'

describe('The line of work that only calls back', () => {
  /** Such work, once its line can be shown. */
  async function begun() {
    const { screen: shown, at, written } = screen('terminal')
    const { told, end } = beginProgress(shown)
    at(2000)
    told('Preparing')
    await vi.waitFor(() => expect(lines(written)).toEqual(['Preparing …']), 30_000)
    return { told, end, at, written }
  }

  test('shows what was told before it could be shown', async () => {
    const { end, written } = await begun()
    end()
    expect(lines(written)).toEqual(['Preparing …'])
  })

  test('is gone as soon as that is said, and does not come again', async () => {
    const { told, end, at, written } = await begun()
    const before = written.length
    end()
    expect(written.slice(before).join('')).toContain('\u001B[2K')
    at(4000)
    told('Testing', 1, 2)
    expect(lines(written.slice(before))).toEqual([])
  })

  test('is never there where the work ended before it could be', async () => {
    const { screen: shown, at, written } = screen('terminal')
    const { told, end } = beginProgress(shown)
    at(2000)
    told('Preparing')
    end()
    // By then the next one has come up.
    await withProgress((told) => told('Testing'), shown)
    expect(lines(written)).toEqual(['Testing …'])
  })
})
