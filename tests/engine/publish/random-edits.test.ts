import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { randomFrom } from '../../../scripts/engine/graphics/seed'
import { isError, type Problem } from '../../../scripts/engine/problems/problem'
import type { BuildOptions } from '../../../scripts/engine/publish/plan'
import { many, seed } from '../../depth'
import { randomEdit } from './edits'
import { put, withFiles } from './file-edits'
import { contentOf, expectSame, temporaryFolder, today, Workshop } from './folders'
import type { Edit, Files } from './hand'
import { smallSite, type Documents } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const walks = many({ each: 2, deep: 10 })
const sequencesPerWalk = 30

// To see one again: SEED=… npx vitest run --config tests/vitest.config.ts random-edits -t 'walk 3 '
describe.each(Array.from({ length: walks }, (_, number) => number))(`walk %i of seed ${seed}`, (number) => {
  it('gives the same bytes after every sequence of edits as a clean build, whole or in slices', async () => {
    const random = randomFrom(`${seed} ${number}`)
    let count = 0
    const word = () => `w${number}-${count++}`
    /** As all is on the disk, and as it last was right. */
    let now: State = { documents: smallSite(), files: {} }
    withFiles({ ...now, output: [], random, word })
    let right = now
    const workshop = new Workshop(temporaryFolder(), now.documents)
    apply(workshop, { ...now, files: {} }, now, [])
    await workshop.build()
    let published = 0
    let day = today

    for (let sequence = 0; sequence < sequencesPerWalk; sequence++) {
      const before = workshop.content()
      // What is wrong is worked on, or taken back.
      const next = structuredClone(random() < 0.5 ? now : right)
      const hand = { ...next, output: Object.keys(before), random, word }
      // A file alone is what a build may miss.
      const edits =
        random() < 0.2 ? [put(hand)] : Array.from({ length: 1 + Math.floor(random() * 4) }, () => randomEdit(hand))
      // Edited, and now and then edited back before anyone built.
      const back = random() < 0.1
      apply(workshop, now, next, edits)
      if (back) apply(workshop, next, now, [])
      else now = next

      day = edits.findLast(({ date }) => date)?.date ?? day
      const options = { date: day, drafts: random() < 0.15, force: random() < 0.05, verify: random() < 0.1 }
      const message = `seed ${seed}, walk ${number}, sequence ${sequence}${back ? ', edited back' : ''}, ${JSON.stringify(options)}: ${edits.map(({ name }) => name).join('; ')}`
      const report = await workshop.build(options)
      const clean = await workshop.clean(options)
      expect(ofEveryBuild(report.problems), message).toEqual(clean.report.problems)
      if (report.problems.some(isError)) {
        const deleted = new Set(edits.flatMap((edit) => edit.deleted ?? []))
        expect(workshop.content(), message).toEqual(
          Object.fromEntries(Object.entries(before).filter(([file]) => !deleted.has(file))),
        )
      } else {
        expectSame(workshop.content(), clean.content, message)
        // Each walk has as many machines that share its builds.
        if (random() < 0.35) await expectSameOfShards(workshop, options, clean, 2 + (number % 4), message)
        published++
        right = now
      }
    }
    // Many sequences have to be of valid documents, or little would have been compared.
    expect(published).toBeGreaterThan(sequencesPerWalk / 4)
  })
})

/** Who builds for the first time does not know what was published before. */
function ofEveryBuild(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ rule }) => rule !== 'withdrawn-page')
}

/** Builds slices of the site, as machines would that share a build and keep what they made. */
async function expectSameOfShards(
  workshop: Workshop,
  options: Partial<BuildOptions>,
  whole: Awaited<ReturnType<Workshop['clean']>>,
  of: number,
  message: string,
): Promise<void> {
  const slices: Record<string, string>[] = []
  for (let number = 1; number <= of; number++) {
    const out = `${workshop.folder}/slice-${number}`
    const { problems } = await workshop.build({ ...options, out, shard: { number, of } })
    expect(ofEveryBuild(problems), `${message}; slice ${number}/${of}`).toEqual(whole.report.problems)
    slices.push(contentOf(out))
  }
  const files = slices.flatMap((slice) => Object.keys(slice))
  expect(files.length, `${message}; ${of} slices`).toBe(new Set(files).size)
  const together: Record<string, string> = Object.assign({}, ...slices)
  expectSame(Object.fromEntries(files.sort().map((file) => [file, together[file] ?? ''])), whole.content, message)
}

interface State {
  documents: Documents
  files: Files
}

/** Brings the files from one state to the next, writing no more than has changed. */
function apply(workshop: Workshop, from: State, to: State, edits: Edit[]): void {
  const removed = Object.keys(from.documents).filter((file) => !to.documents[file])
  const changed = Object.entries(to.documents).filter(
    ([file, document]) => JSON.stringify(from.documents[file]) !== JSON.stringify(document),
  )
  const touched = edits.flatMap((edit) => edit.touched ?? []).filter((file) => to.documents[file])
  workshop.change({ ...Object.fromEntries(removed.map((file) => [file, undefined])), ...Object.fromEntries(changed) })
  workshop.change(Object.fromEntries(touched.map((file) => [file, to.documents[file]])))
  for (const file of Object.keys(from.files)) if (!to.files[file]) rmSync(path.join(workshop.pages, file))
  for (const [file, content] of Object.entries(to.files)) {
    const place = path.join(workshop.pages, file)
    mkdirSync(path.dirname(place), { recursive: true })
    if (!from.files[file] || Buffer.compare(from.files[file], content) !== 0) writeFileSync(place, content)
  }
  for (const file of edits.flatMap((edit) => edit.deleted ?? [])) rmSync(path.join(workshop.out, file), { force: true })
}
