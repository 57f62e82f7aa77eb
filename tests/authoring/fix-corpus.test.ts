import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { planFixes } from '../../scripts/authoring/plan-fixes'
import { validators } from '../../scripts/engine/schema/validator'
import { isObject } from '../../scripts/engine/text/is-object'
import { mistakesIn, pagesIn, someOfEachKind, type Mistake } from '../engine/check/mistakes/corpus'
import { TryOut } from '../engine/check/mistakes/try-out'

const site = new TryOut('pages-json')
afterAll(() => site.remove())

/** A mistake, and what is made of its file: in one run, and in a second one. */
const runs = someOfEachKind(mistakesIn(pagesIn('pages-json'))).map((mistake) =>
  site.with({ [mistake.file]: mistake.text }, (problems) => {
    const file = path.join(site.folder, mistake.file)
    const before = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
    const plan = planFixes(site.reading, new Set([file]))
    const after = plan.texts.get(file)?.after ?? before
    writeFileSync(file, after)
    const again = plan.made.length ? planFixes(site.reading, new Set([file])).made : []
    return { mistake, problems, before, after, plan, again }
  }),
)
const fixable = runs.filter(({ mistake }) => mistake.meant !== undefined)
const named = ({ kind, file }: Mistake) => `${kind} in ${file}`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isMended = ({ mistake, after }: (typeof runs)[number]) => isDeepStrictEqual(parsed(after), mistake.meant)

test('80 of 100 mistakes that can be mended safely are mended', () => {
  const mended = fixable.filter(isMended)
  const missed = fixable.filter((run) => !isMended(run)).map(({ mistake }) => `\n  ${named(mistake)}`)
  console.log(
    `Mended by npm run fix: ${mended.length} of ${fixable.length}${missed.length ? `; not:${missed.join('')}` : ''}`,
  )
  expect(mended.length / fixable.length).toBeGreaterThanOrEqual(0.8)
})

test('nothing that breaks the schema is only warned of', () => {
  const wrong = runs.filter(({ before, problems }) => {
    const value = parsed(before)
    return isObject(value) && !validators().page(value) && problems.every(({ severity }) => severity === 'warning')
  })
  expect(wrong.map(({ mistake }) => named(mistake))).toEqual([])
})

test('no value changes but the one with the mistake', () => {
  const changed = fixable.filter(({ plan }) => plan.made.length > 0)
  expect(changed.filter((run) => !isMended(run)).map(({ mistake }) => named(mistake))).toEqual([])
})

test('what only its author can decide is left to its author', () => {
  const others = runs.filter(({ mistake, plan }) => mistake.meant === undefined && plan.made.length > 0)
  expect(
    others.map(({ mistake, plan }) => `${named(mistake)}: ${plan.made.map(({ fix }) => fix.title).join()}`),
  ).toEqual([])
})

test('lines that a fix does not touch stay as they are, to the byte', () => {
  const wrong = runs.filter(({ before, after, plan }) => {
    const changes = plan.made.flatMap(({ fix }) => fix.changes)
    if (changes.length === 0) return before !== after
    const first = Math.min(...changes.map(({ line }) => line)) - 1
    const last = Math.max(...changes.map(({ endLine }) => endLine))
    const [old, now] = [before.split('\n'), after.split('\n')]
    const end = old.slice(last).join('\n')
    return old.slice(0, first).join('\n') !== now.slice(0, first).join('\n') || !after.endsWith(end)
  })
  expect(wrong.map(({ mistake }) => named(mistake))).toEqual([])
})

test('a second run changes nothing', () => {
  expect(runs.filter(({ again }) => again.length > 0).map(({ mistake }) => named(mistake))).toEqual([])
})

test('no file has more problems than before', () => {
  const count = (problems: { file: string }[]) => problems.length
  const untouched = planFixes(site.reading).left.length
  expect(
    runs
      .filter(({ plan }) => plan.made.length > 0 && count(plan.left) > untouched + 1)
      .map(({ mistake }) => named(mistake)),
  ).toEqual([])
})
