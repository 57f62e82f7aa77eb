import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../scripts/workshop/tests/page-lengths'
import { documentAt, linksOf, services, specified, textsOf } from './pages'

/** Words that would fit any page. */
const banned =
  /\b(leverag\w+|seamless\w*|cutting[- ]edge|robust\w*|empower\w*|unlock\w*|holistic\w*|world[- ]class|state[- ]of[- ]the[- ]art|next[- ]gen\w*|best[- ]in[- ]class|synerg\w+|game[- ]chang\w+|supercharg\w+|revolutioni\w+|one[- ]stop|turnkey|bespoke|delve\w*|paradigm\w*|lorem|in today's)\b/i

const written = specified.filter(({ kind }) => kind !== 'page')

test.each(specified)('$path has no word that would fit any page', ({ path }) => {
  expect(textsOf(path).filter((text) => banned.test(text))).toEqual([])
})

test.each(specified)('$path has a title and a description that search results show whole', ({ path }) => {
  const { title, description } = documentAt(path)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeLessThanOrEqual(155)
})

test.each(services)('$path links to two or more other services or articles', ({ path }) => {
  const others = new Set(linksOf(path).filter((link) => written.some((page) => page.path === link && link !== path)))
  expect(others.size).toBeGreaterThanOrEqual(2)
})

test('every service and article is linked from a text of another page', () => {
  const linked = new Set(specified.flatMap(({ path }) => linksOf(path).filter((link) => link !== path)))
  expect(written.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([])
})

describe('No two pages share', () => {
  /** In how many pages each piece stands. */
  function shared(piecesOf: (path: string) => string[]): string[] {
    const where = new Map<string, Set<string>>()
    for (const { path } of specified)
      for (const piece of piecesOf(path)) where.set(piece, (where.get(piece) ?? new Set()).add(path))
    return [...where]
      .filter(([, paths]) => paths.size > 1)
      .map(([piece, paths]) => `${piece}: ${[...paths].join(', ')}`)
  }

  test('a run of eight words', () => {
    const runs = (path: string) =>
      textsOf(path).flatMap((text) => {
        const all = wordsIn(text)
        return all.slice(7).map((_, start) => all.slice(start, start + 8).join(' '))
      })
    expect(shared(runs)).toEqual([])
  })

  test('a title or a description', () => {
    expect(shared((path) => [documentAt(path).title, documentAt(path).description])).toEqual([])
  })
})
