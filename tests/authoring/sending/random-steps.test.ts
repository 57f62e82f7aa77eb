import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocuments } from '../../../scripts/authoring/documents'
import { changePages, changesMade } from '../../../scripts/authoring/history/history'
import { planTakeBack } from '../../../scripts/authoring/history/take-back'
import { takeBack } from '../../../scripts/authoring/history/taken-back'
import { planPage } from '../../../scripts/authoring/new-page'
import { planFixes } from '../../../scripts/authoring/plan-fixes'
import { planMove } from '../../../scripts/authoring/plan-move'
import { planRemove } from '../../../scripts/authoring/plan-remove'
import { takeBackSending } from '../../../scripts/authoring/sending/take-back'
import { Refusal } from '../../../scripts/engine/refusal'
import { many } from '../../depth'
import { page, today } from '../../engine/virtual-site'
import { gitIn, Office, type Desk } from './desk'

const somePath = fc.constantFrom<string[]>('/one', '/services/two', '/one/three', '/services/cloud', '/about')
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('new' as const), path: somePath }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), path: somePath, to: somePath }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), path: somePath, to: somePath }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fix' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), number: fc.nat({ max: 3 }) }) },
)
const last: Step[] = [{ do: 'new', path: '/last' }, { do: 'send' }]
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Does one step, as its command does. @throws Refusal where it cannot be done */
async function take(desk: Desk, what: Step): Promise<void> {
  const { pages } = desk
  const documents = readDocuments(pages, today)
  if (what.do === 'new') {
    const plan = planPage(documents, { kind: 'page', path: what.path, title: `Page ${what.path}` })
    changePages(pages, plan, { by: 'new', words: 'Made' })
  } else if (what.do === 'move') {
    const plan = planMove(documents, { from: what.path, to: what.to, alone: true })
    changePages(pages, plan, { by: 'move', words: 'Moved' })
  } else if (what.do === 'remove') {
    const plan = planRemove(documents, { page: what.path, to: what.to })
    changePages(pages, plan, { by: 'remove', words: 'Removed' })
  } else if (what.do === 'fix') {
    const { texts } = planFixes({ pages, date: today })
    const [read, writes] = [new Map<string, string>(), new Map<string, string>()]
    for (const [file, { before, after }] of texts) {
      read.set(file, before)
      writes.set(file, after)
    }
    if (texts.size > 0) changePages(pages, { writes, read, removals: [] }, { by: 'fix', words: 'Mended' })
  } else if (what.do === 'send') await desk.send('Sent')
  else await undo(desk, what.number)
}

/** Takes back the last step, or one before it alone. @returns whether there was anything to take back */
async function undo({ pages }: Desk, place = 0): Promise<boolean> {
  const steps = [...changesMade(pages)]
  const [chosen, later] = [steps[place], steps.slice(0, place)]
  if (!chosen) return false
  const { sent } = chosen.step
  if (sent) await takeBackSending(pages, chosen, sent)
  else takeBack(pages, planTakeBack(readDocuments(pages, today), chosen, later))
  return true
}

test('Whatever was done and sent, taking all of it back leaves every byte as it was, here and on the server', async () => {
  const seen = { done: 0, sent: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const office = new Office()
      const desk = office.desk('ana')
      desk.write({ 'about.json': `${JSON.stringify(page('About us'), null, 2)}\n` })
      desk.git('commit', '--quiet', '--all', '--message=Start')
      desk.git('push', '--quiet', 'origin', 'HEAD:main')
      const { files } = desk
      // Whatever chance brings, something is sent in the end.
      for (const each of [...steps, ...last])
        try {
          await take(desk, each)
          seen.done++
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      seen.sent += office.branches.length - 1
      while (await undo(desk));
      expect(desk.files).toEqual(files)
      for (const branch of office.branches)
        expect(gitIn(office.server, 'rev-parse', `${branch}^{tree}`)).toBe(
          gitIn(office.server, 'rev-parse', 'main^{tree}'),
        )
    }),
    { numRuns: many({ each: 5, deep: 150 }) },
  )
  expect(seen.done).toBeGreaterThan(5)
  expect(seen.sent).toBeGreaterThan(0)
})
