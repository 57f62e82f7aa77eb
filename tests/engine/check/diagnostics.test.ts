import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import type { Problem } from '../../../scripts/engine/problems/problem'
import { mistakesIn, pagesIn, type Mistake } from './mistakes/corpus'
import { fixed, TryOut } from './mistakes/try-out'

const mistakes = mistakesIn(pagesIn('pages-json'))
const site = new TryOut('pages-json')
afterAll(() => site.remove())
const told = mistakes.map((mistake) => ({
  mistake,
  problems: site.with({ [mistake.file]: mistake.text }, (problems) => problems),
}))

/** Words that programmers use and authors do not. */
const banned =
  /\b(oneOf|anyOf|allOf|if\/then|instancePath|schema|propert(y|ies)|arrays?|objects?|strings?|integers?|booleans?|undefined|null|NaN|must NOT|ajv|tokens?|pars(e|er|ing)|regex|pattern|URI|URL|slug|JSON|syntax|invalid|unexpected|EOF|escape|literal|instance|enum|type mismatch)\b/i

const problemIn = ({ problems: [only, ...more] }: (typeof told)[number]) => (more.length ? undefined : only)

/** Whether one problem is told, at the very place of the mistake. */
function isTold(entry: (typeof told)[number]): boolean {
  const problem = problemIn(entry)
  const { file, line, column, endLine, endColumn } = entry.mistake
  return (
    problem !== undefined &&
    isDeepStrictEqual(
      [problem.file, problem.line, problem.column, problem.endLine, problem.endColumn],
      [file, line, column, endLine, endColumn],
    )
  )
}

const hasRemedy = ({ right, meant }: Mistake) => right !== undefined || meant !== undefined

/** Whether what is told names what it has to be instead, as its first suggestion or as its fix. */
function isNamed({ mistake, problems }: (typeof told)[number]): boolean {
  return problems.some(
    (problem) => (mistake.right !== undefined && problem.suggestions[0] === mistake.right) || isFixed(mistake, problem),
  )
}

function isFixed({ text, meant }: Mistake, { fix }: Problem): boolean {
  if (!fix || meant === undefined || typeof text !== 'string') return false
  try {
    return isDeepStrictEqual(JSON.parse(fixed(text.replace(/^\ufeff/, ''), fix)), meant)
  } catch {
    return false
  }
}

const remedied = told.filter(({ mistake }) => hasRemedy(mistake))
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}% (${part} of ${whole})`

/** A line of the score: an area, its kinds and mistakes, how many are told right, and how many of the remedies. */
function line(area: string, entries: typeof told): string {
  const some = entries.filter(({ mistake }) => hasRemedy(mistake))
  const kinds = new Set(entries.map(({ mistake }) => mistake.kind)).size
  const scores = [
    percent(entries.filter(isTold).length, entries.length),
    percent(some.filter(isNamed).length, some.length),
  ]
  return `${area.padEnd(8)} ${String(kinds).padStart(5)} ${scores.map((score) => score.padStart(24)).join('')}`
}

/** A mistake and what was made of it, for those that were not told as they should be. */
function miss({ mistake, problems }: (typeof told)[number]): string {
  const { kind, file, line, column, endLine, endColumn, right } = mistake
  const found = problems.map(
    (problem) =>
      `\n    ${problem.file} ${problem.line}:${problem.column}-${problem.endLine}:${problem.endColumn} ${problem.rule}: ${problem.message.slice(0, 160)} -> ${problem.suggestions[0] ?? ''} ${problem.fix ? JSON.stringify(problem.fix) : ''}`,
  )
  return `  ${kind} in ${file} ${line}:${column}-${endLine}:${endColumn}${right ? `, right is ${right}` : ''}${found.join('') || '\n    nothing is told'}`
}

test('97 of 100 mistakes are told once and at their place, 90 of 100 remedies named', () => {
  const areas = [...new Set(mistakes.map(({ area }) => area))]
  const missed = [
    ...told.filter((entry) => !isTold(entry)),
    ...remedied.filter((entry) => isTold(entry) && !isNamed(entry)),
  ]
  console.log(
    [
      `${'Mistakes'.padEnd(8)} kinds ${'told once, at their place'.padStart(24)}${'remedy named'.padStart(24)}`,
      ...areas.map((area) =>
        line(
          area,
          told.filter(({ mistake }) => mistake.area === area),
        ),
      ),
      line('all', told),
      'Known to be missed:',
      ...missed.map(miss),
    ].join('\n'),
  )
  expect(mistakes.length).toBeGreaterThanOrEqual(200)
  expect(told.filter(isTold).length / told.length).toBeGreaterThanOrEqual(0.97)
  expect(remedied.filter(isNamed).length / remedied.length).toBeGreaterThanOrEqual(0.9)
})

test('no mistake is told in the words of programmers', () => {
  const own = told.flatMap(({ problems }) => problems.flatMap(({ message, fix }) => [message, fix?.title ?? '']))
  expect(
    own.map((text) => text.replace(/"[^"]*"|\/\S+|pages-json\S*/g, '')).filter((text) => banned.test(text)),
  ).toEqual([])
})

test('no mistake goes untold', () => {
  expect(told.filter(({ problems }) => problems.length === 0).map(({ mistake }) => mistake.kind)).toEqual([])
})
