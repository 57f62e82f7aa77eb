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

const counted = (of: number) => Array.from({ length: of }, (_, done) => ({ done, of }))

it('A build and a compression tell how far they are with each page and file', async () => {
  const { steps, made, pages, compressed } = await toldWhileReleasing()
  expect([...steps]).toEqual([
    ['Preparing the code of the site', [{ done: undefined, of: undefined }]],
    ['Checking pages', counted(pages)],
    ['Making pages', counted(made)],
    ['Putting all in place', [{ done: undefined, of: undefined }]],
    ['Compressing files', counted(compressed)],
  ])
})
