import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { BundledCode } from './bundled-code'
import { isWithin, type LateWatch } from './late-watch'

/** When the watch of the code begins where no page is opened, in milliseconds after the start. */
const patience = 3000

/** How long Vite's watch takes at most until it has looked at all files, in milliseconds. */
const beginning = 1000

/** The browser tells that it has the app from the bundle. */
const bundled = 'pages:bundled'

/**
 * Sees to it that pages have the code as it is: bundled until it changes, then in Vite's modules.
 * @returns what is to be done once the app of a page is there and nobody waits for anything
 */
export function lookAfterCode(server: ViteDevServer, code: BundledCode, watch: LateWatch): () => Promise<void> {
  const reload = () => server.ws.send({ type: 'full-reload' })
  const look = () => {
    watch.begin(server)
    if (!code.isOutdated()) return
    code.change()
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
    reload()
  }
  setTimeout(look, patience).unref()
  server.watcher.on('all', (_, file: string) => {
    const isCode = isWithin(file, 'src') && !isWithin(file, 'src/public') && !path.basename(file).startsWith('.')
    if (isCode && code.change()) reload()
  })
  // The code may have changed while the page was on its way.
  server.ws.on(bundled, (_, client) => code.app ?? client.send({ type: 'full-reload' }))
  return async () => {
    look()
    setTimeout(look, beginning).unref()
    await code.prepare()
  }
}
