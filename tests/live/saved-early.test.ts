import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test, vi } from 'vitest'
import type { ProblemsOnPage } from '../../scripts/live/marks'
import { eventually } from '../eventually'
import { developed } from './developed'

/** Somebody saves a file in the moment before changes are watched. */
vi.mock('../../scripts/live/watch-folder', async (original) => {
  const { watchFolder } = await original<typeof import('../../scripts/live/watch-folder')>()
  return {
    watchFolder: (...[folder, changed]: Parameters<typeof watchFolder>) => {
      writeFileSync(path.join(folder, 'brief.json'), '')
      return watchFolder(folder, changed)
    },
  }
})

test('What is saved after npm run dev has read all and before it watches is told', async () => {
  const { ask } = await developed()
  await eventually(async () => {
    const { elsewhere }: ProblemsOnPage = await (await ask('@pages/problems/about')).json()
    return elsewhere.filter(({ severity }) => severity === 'error').map(({ file }) => path.basename(file))
  }).toEqual(['brief.json'])
})
