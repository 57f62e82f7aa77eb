import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { onTestFinished, test, vi } from 'vitest'
import type { ProblemsOnPage } from '../../scripts/live/marks'
import { pagesPlugin } from '../../scripts/live/vite-plugin-pages'
import { temporaryFolder, today, writeDocuments } from '../engine/publish/folders'
import { smallSite } from '../engine/publish/small-site'
import { eventually } from '../eventually'

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
  const pages = temporaryFolder()
  writeDocuments(pages, smallSite())
  const server = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    plugins: [pagesPlugin(pages, today)],
  })
  onTestFinished(() => server.close())
  await server.listen()
  await eventually(async () => {
    const response = await fetch(`${server.resolvedUrls?.local[0]}@pages/problems/about`)
    const { elsewhere }: ProblemsOnPage = await response.json()
    return elsewhere.filter(({ severity }) => severity === 'error').map(({ file }) => path.basename(file))
  }).toEqual(['brief.json'])
})
