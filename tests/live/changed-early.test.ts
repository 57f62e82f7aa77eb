import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as bundles from '../../scripts/engine/render/bundles'
import { makeApp } from '../../scripts/live/app-bundle'
import { pagesPlugin } from '../../scripts/live/vite-plugin-pages'
import { temporaryFolder, today, writeDocuments } from '../engine/publish/folders'
import { smallSite } from '../engine/publish/small-site'
import { eventually } from '../eventually'

vi.mock('../../scripts/engine/render/bundles', { spy: true })

test('Code that changed before it was watched comes to pages all the same', async () => {
  await makeApp()
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
  const get = async () => (await fetch(`${server.resolvedUrls?.local[0]}about`)).text()
  expect(await get()).toContain('/@pages/app/app.js')
  const sent = vi.spyOn(server.ws, 'send')
  vi.mocked(bundles.versions).mockReturnValue({ code: 'of another', assets: 'of another' })
  await eventually(get).toContain('/entry-client.ts')
  expect(sent).toHaveBeenCalledWith({ type: 'full-reload' })
})
