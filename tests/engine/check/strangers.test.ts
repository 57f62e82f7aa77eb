import { afterAll, describe, expect, test } from 'vitest'
import { planFixes } from '../../../scripts/authoring/plan-fixes'
import type { Problem } from '../../../scripts/engine/problems/problem'
import { changesOf, strangers, strangersSite, type Strange } from './mistakes/strangers'

const site = strangersSite()
afterAll(() => site.remove())

/** Every entry with what is told of it, and the words that `npm run fix` takes away without putting others there. */
const told = strangers().map((strange) => site.with(changesOf(strange, site), (problems) => ({ strange, problems })))
const mistakes = told.filter(({ strange }) => !strange.harmless)
const found = mistakes.filter(({ problems }) => problems.length > 0)
const named = ({ strange }: { strange: Strange }) => strange.id
const percent = (part: number) => `${((100 * part) / mistakes.length).toFixed(1)}% (${part} of ${mistakes.length})`
/** Sentences that fit whatever was done. */
const isGeneral = ({ message }: Problem) => /does not fit here|not written in the right form/.test(message)

/** Those that are missed: to find them one would have to know what words mean, or what the owner does. */
const missedSoFar = [
  'heading-with-paragraph',
  'underscores-bold',
  'old-company',
  'link-own-mail-written-out',
  'pic-technology-misspelled',
  'art-heading-and-text-in-one',
]

describe('Of mistakes that somebody thought of who knew no rule', () => {
  test('nearly all are found', () => {
    console.log(
      [
        `Found: ${percent(found.length)}`,
        `told once: ${percent(mistakes.filter(({ problems }) => problems.length === 1).length)}`,
        `in words of its own: ${percent(found.filter(({ problems }) => !problems.some(isGeneral)).length)}`,
      ].join(', '),
    )
    const missed = mistakes.filter(({ problems }) => problems.length === 0).map(named)
    expect(missed).toEqual(missedSoFar)
  })

  test.each([...new Set(mistakes.map(({ strange }) => strange.group))])(
    'those in %s are told where one looks',
    (group) => {
      const own = found.filter(({ strange }) => strange.group === group)
      const elsewhere = own.filter(({ strange, problems }) => !problems.some(({ file }) => file === strange.in))
      expect(elsewhere.length).toBeLessThanOrEqual(own.length / 10)
    },
  )
})

test('What is strange and harmless is not refused', () => {
  const refused = told.filter(
    ({ strange, problems }) => strange.harmless && problems.some(({ rule }) => rule !== 'example-value'),
  )
  expect(refused.map(named)).toEqual([])
})

test('What is offered to be mended is mended by npm run fix, or asked about', () => {
  const untouched = mistakes.flatMap(({ strange }) =>
    site.with(changesOf(strange, site), (problems) => {
      const plan = problems.some(({ fix }) => fix) ? planFixes(site.reading) : undefined
      return plan && plan.made.length === 0 ? [strange.id] : []
    }),
  )
  expect(untouched).toEqual([])
})
