import { createServer, type ViteDevServer } from 'vite'
import { onTestFinished } from 'vitest'
import type { Guest } from '../../scripts/live/guest'
import { pagesPlugin } from '../../scripts/live/vite-plugin-pages'
import { temporaryFolder, today, writeDocuments } from '../engine/publish/folders'
import { smallSite } from '../engine/publish/small-site'

/** Starts what `npm run dev` starts in this process, or with a guest `npm run studio`, for programs that ask it. */
export async function liveServer(pages: string, guest?: Guest): Promise<ViteDevServer> {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, ...(guest && { cors: false }) },
    plugins: [pagesPlugin(pages, today, guest)],
  })
  await server.listen()
  return server
}

/** `npm run dev` on a small site, until the test ends. */
export async function developed() {
  const pages = temporaryFolder()
  writeDocuments(pages, smallSite())
  const server = await liveServer(pages)
  onTestFinished(() => server.close())
  const ask = (address: string) => fetch(`${server.resolvedUrls?.local[0]}${address}`)
  const get = async (address: string) => (await ask(address)).text()
  return { pages, server, ask, get }
}
