import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assert, constantFrom, nat, property, record } from 'fast-check'
import { getLocation } from 'jsonc-parser'
import { afterAll, expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { listFiles } from '../../../scripts/engine/files/list-files.mjs'
import { isError, type Problem } from '../../../scripts/engine/problems/problem'
import { validators } from '../../../scripts/engine/schema/validator'
import { slipped } from '../../authoring/slips'
import { many, seed } from '../../depth'
import { mutations } from '../../mutations'
import { fixed, TryOut } from './mistakes/try-out'

const site = new TryOut('pages-json')
afterAll(() => site.remove())

const documents = new Map(
  listFiles(site.folder)
    .filter((file) => file.endsWith('.json') && (file === '_site.json' || !file.startsWith('_')))
    .map((file) => [file, readFileSync(path.join(site.folder, file), 'utf8')]),
)

/** How a change came about: by a slip of the hand, or by somebody who writes proper JSON. */
const changes = {
  slip: (text: string, seed: string) => slipped([text], 1, seed)[0]?.text ?? text,
  value: (text: string, seed: string) => JSON.stringify(mutations([JSON.parse(text)], 1, seed)[0], null, 2),
}

const change = record({
  file: constantFrom(...documents.keys()),
  by: constantFrom('slip' as const, 'value' as const),
  seed: nat(),
})

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** From where to where a problem is told; undefined where that is not in the text. */
function span(text: string, { line, column, endLine, endColumn }: Problem) {
  const lines = text.split('\n')
  const offset = (at: number, letter: number) =>
    letter >= 1 && letter <= (lines[at - 1]?.length ?? -1) + 1
      ? lines.slice(0, at - 1).reduce((sum, { length }) => sum + length + 1, 0) + letter - 1
      : undefined
  const [from, to] = [offset(line, column), offset(endLine, endColumn)]
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined
}

test('Any change of a document leaves it right, or a problem is told inside its file', () => {
  const outcomes = { 'no JSON': 0, 'against the schema': 0, 'against a rule': 0, right: 0 }
  const numRuns = many({ each: 150, deep: 6000 })
  assert(
    property(change, ({ file, by, seed }) => {
      const text = changes[by](documents.get(file) ?? '', String(seed))
      const whole = path.posix.join(site.folder, file)
      const { problems } = readContent({ ...site.reading, texts: new Map([[whole, text]]) })
      const own = problems.filter((problem) => problem.file === whole)
      const value = valueOf(text)
      const keepsSchema = file === '_site.json' ? validators().site(value) : validators().page(value)
      if (!keepsSchema) expect(own.some((problem) => isError(problem) || problem.draft)).toBe(true)
      for (const problem of problems) {
        const told = documents.get(path.posix.relative(site.folder, problem.file))
        const within = problem.file === whole ? text : told
        if (within === undefined) continue
        const at = span(within, problem)
        expect(at, problem.message).toBeDefined()
        if (problem.fix && problem.file === whole) expect(fixed(text, problem.fix), problem.message).not.toBe(text)
        const [, section] = /^In section (\d+)[ ,]/.exec(problem.message) ?? []
        if (section && at && valueOf(within) !== undefined)
          expect(getLocation(within, at.from).path.slice(0, 2), problem.message).toEqual([
            'sections',
            Number(section) - 1,
          ])
      }
      const outcome =
        value === undefined
          ? 'no JSON'
          : !keepsSchema
            ? 'against the schema'
            : own.some(isError)
              ? 'against a rule'
              : 'right'
      outcomes[outcome]++
    }),
    { numRuns, seed },
  )
  // Of each there is some, or little would have been tried.
  for (const [outcome, count] of Object.entries(outcomes)) expect(count, outcome).toBeGreaterThan(numRuns / 50)
}, 1_800_000)
