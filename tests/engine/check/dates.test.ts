import { expect, test } from 'vitest'
import { contentOf, page, problemsOf } from '../virtual-site'

const files = { 'cloud.json': page('Cloud', { published: '2026-11-20', updated: '2026-12-24' }) }
const future = (date: string) =>
  problemsOf(files, date).map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`)

test.each([
  ['2025-11-19', ['published', 'updated']],
  ['2025-11-20', ['updated']],
  ['2026-11-20', ['updated']],
  ['2026-12-24', []],
])('on %s these days are still to come: %j', (date, names) => {
  expect(future(date).map((told) => /"(\w+)"/.exec(told)?.[1])).toEqual(names)
})

test('the day is given, never looked at: years from now the same date gives the same problems', () => {
  expect(future('2026-11-20')).toEqual([
    'warning future-date: The day in "updated", 2026-12-24, is still to come: today is 2026-11-20. Write a day that has been.',
  ])
  expect(future('2099-01-01')).toEqual([])
})

test('a day on which nobody can have checked a page yet is told', () => {
  const checked = { 'cloud.json': page('Cloud', { reviewed: '2026-11-21' }) }
  const said = problemsOf(checked, '2026-11-20').map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`)
  expect(said).toEqual([
    'warning future-date: The day in "reviewed", 2026-11-21, is still to come: today is 2026-11-20. Write a day that has been.',
  ])
  expect(problemsOf(checked, '2026-11-21')).toEqual([])
})

test('time passing never breaks a build', () => {
  expect(contentOf(files, '2000-01-01').problems.every(({ severity }) => severity === 'warning')).toBe(true)
})
