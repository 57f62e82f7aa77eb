import { expect, test } from 'vitest'
import { rules } from '../../../scripts/engine/check/rules'
import type { Written } from '../../../scripts/engine/problems/example'
import { fileText, markedPlace } from '../../../scripts/workshop/guide/example-file'
import { problemsOf } from '../../../scripts/workshop/guide/example-site'
import { fixed } from './mistakes/try-out'

const all = [...rules.values()]
const told = (...[written, around, before]: Parameters<typeof problemsOf>) =>
  problemsOf(written, around, before).map(({ rule, message }) => `${rule}: ${message}`)

test.each(all)('what is wrong breaks the rule $id, and no other', ({ id, wrong, around, before }) => {
  expect(told(wrong, around, before)).toEqual([expect.stringMatching(`^${id}: `)])
})

test.each(all)('what is right instead breaks no rule, $id least of all', ({ right, around, before }) => {
  // The whole of what a site shares is an example, and says so.
  const isWhole = 'site' in right && right.site === 'whole'
  expect(told(right, around, before).filter((said) => !said.startsWith('example-value') || !isWhole)).toEqual([])
})

/** The example as `npm run fix` leaves it; undefined where it makes no change. */
function mended({ wrong, around, before }: (typeof all)[number]): Written | undefined {
  const [problem] = problemsOf(wrong, around, before)
  if (!problem?.fix) return undefined
  return { place: markedPlace(wrong), text: fixed(fileText(wrong).toString('utf8'), problem.fix) }
}

const fixable = all.filter((rule) => mended(rule))

test('ten rules or more have a remedy that needs no author', () => {
  expect(fixable.length).toBeGreaterThanOrEqual(10)
})

test.each(fixable)('npm run fix mends what breaks $id, and breaks nothing', (rule) => {
  expect(told(mended(rule) ?? rule.wrong, rule.around)).toEqual([])
})
