import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { randomFrom } from '../../../scripts/engine/graphics/seed'
import { many } from '../../depth'
import { randomEdit, type Edit } from './edits'
import { temporaryFolder, today, Workshop } from './folders'
import { smallSite, type Documents } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const seed = Number(process.env.SEED ?? 20261120)
const walks = many({ each: 2, deep: 10 })
const sequencesPerWalk = 20

// To see one again: SEED=… npx vitest run --config tests/vitest.config.ts random-edits -t 'walk 3 '
describe.each(Array.from({ length: walks }, (_, number) => number))(`walk %i of seed ${seed}`, (number) => {
  it('gives the same bytes after every sequence of edits as a clean build', { timeout: 180_000 }, async () => {
    const random = randomFrom(`${seed} ${number}`)
    let count = 0
    const word = () => `w${number}-${count++}`
    let documents = smallSite()
    const workshop = new Workshop(temporaryFolder(), documents)
    await workshop.build()
    let published = 0
    let day = today

    for (let sequence = 0; sequence < sequencesPerWalk; sequence++) {
      const before = workshop.content()
      const next = structuredClone(documents)
      const hand = { documents: next, output: Object.keys(before), random, word }
      const edits = Array.from({ length: 1 + Math.floor(random() * 4) }, () => randomEdit(hand))
      // Edited, and now and then edited back before anyone built.
      const back = random() < 0.1
      apply(workshop, documents, next, edits)
      if (back) apply(workshop, next, documents, [])

      const message = `seed ${seed}, walk ${number}, sequence ${sequence}${back ? ', edited back' : ''}: ${edits.map(({ name }) => name).join('; ')}`
      day = edits.findLast(({ date }) => date)?.date ?? day
      const report = await workshop.build({ date: day })
      const clean = await workshop.clean(day)
      // Who builds for the first time does not know what was published before.
      expect(
        report.problems.filter(({ rule }) => rule !== 'withdrawn-page'),
        message,
      ).toEqual(clean.report.problems)
      if (report.problems.some(({ severity }) => severity === 'error')) {
        const deleted = new Set(edits.flatMap((edit) => edit.deleted ?? []))
        expect(workshop.content(), message).toEqual(
          Object.fromEntries(Object.entries(before).filter(([file]) => !deleted.has(file))),
        )
        apply(workshop, next, documents, [])
      } else {
        expectSame(workshop.content(), clean.content, message)
        published++
        if (!back) documents = next
      }
    }
    // Most sequences have to be of valid documents, or little would have been compared.
    expect(published).toBeGreaterThan(sequencesPerWalk / 2)
  })
})

/** Brings the files from one state to the next, writing no more than has changed. */
function apply(workshop: Workshop, from: Documents, to: Documents, edits: Edit[]): void {
  const removed = Object.keys(from).filter((file) => !to[file])
  const changed = Object.entries(to).filter(
    ([file, document]) => JSON.stringify(from[file]) !== JSON.stringify(document),
  )
  const touched = edits.flatMap((edit) => edit.touched ?? []).filter((file) => to[file])
  workshop.change({ ...Object.fromEntries(removed.map((file) => [file, undefined])), ...Object.fromEntries(changed) })
  workshop.change(Object.fromEntries(touched.map((file) => [file, to[file]])))
  for (const file of edits.flatMap((edit) => edit.deleted ?? [])) rmSync(path.join(workshop.out, file), { force: true })
}

/** Says which files differ before it shows how: a page's HTML in full helps nobody. */
function expectSame(actual: Record<string, string>, expected: Record<string, string>, message: string): void {
  expect(Object.keys(actual), message).toEqual(Object.keys(expected))
  expect(
    Object.keys(actual).filter((file) => actual[file] !== expected[file]),
    message,
  ).toEqual([])
}
