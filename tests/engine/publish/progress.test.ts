import { expect, it, vi } from 'vitest'
import { buildSite } from '../../../scripts/engine/publish/build-site'
import { pack } from '../../../scripts/engine/publish/pack'
import { temporaryFolder, today, Workshop } from './folders'
import { smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

/** What a build and a compression tell of how far they are: by step, how many are done of how many. */
async function toldWhileReleasing() {
  const { pages, out } = new Workshop(temporaryFolder(), smallSite())
  const steps = new Map<string, { done?: number; of?: number }[]>()
  const told = (step: string, done?: number, of?: number) =>
    void steps.set(step, [...(steps.get(step) ?? []), { done, of }])
  const { made, index } = await buildSite({ pages, out, date: today, force: false, told })
  const compressed = await pack(out, told)
  return { steps, made: made.size, pages: index.pages.length, compressed }
}

/** Whether a step was told of with each thing that was done in it, from the first on. */
const isCounted = (told: { done?: number; of?: number }[] = []) =>
  told.every(({ done, of }, number) => done === number && of === told.length)

it('A build and a compression tell their steps in the order in which they are taken', async () => {
  const { steps } = await toldWhileReleasing()
  expect([...steps.keys()]).toEqual([
    'Getting ready',
    'Checking pages',
    'Checking how pages fit together',
    'Finding out which pages changed',
    'Making pages',
    'Putting everything in place',
    'Looking for what to compress',
    'Compressing shared files',
    'Compressing pages',
  ])
})

it('A build and a compression tell how far they are with each page and file', async () => {
  const { steps, made, pages, compressed } = await toldWhileReleasing()
  const counted = [...steps].filter(([, [first]]) => first?.of !== undefined)
  expect(counted.filter(([, told]) => !isCounted(told))).toEqual([])
  expect(steps.get('Checking pages')).toHaveLength(pages)
  expect(steps.get('Making pages')).toHaveLength(made)
  const parts = [...steps].flatMap(([step, told]) => (step.startsWith('Compressing') ? told : []))
  expect(parts).toHaveLength(compressed)
})
