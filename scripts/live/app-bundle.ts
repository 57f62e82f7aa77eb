import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { isWhole } from '../engine/files/cache-folder.mjs'
import { bundleOnce } from '../engine/render/bundle-once'
import { versions, type Versions } from '../engine/render/bundles'

/** Where the app's files are answered from. */
export const appFiles = '/@pages/app/'

/** The file that starts the app. */
export const appStart = `${appFiles}app.js`

const cache = path.resolve('node_modules/.cache/app')

/** How this command bundles. */
const how = readFileSync('scripts/live/app-bundle.ts', 'utf8')

/**
 * Where the app lies in few files, as visitors get it: its 130 modules, one by one, take the browser two seconds to put
 * together, and whoever saves meanwhile waits for them.
 * @returns nothing where it was not made yet of the code that is there
 */
export function appMade(named: Versions): string | undefined {
  const folder = folderFor(named)
  return isWhole(folder) ? folder : undefined
}

/** Makes it. @throws as the bundler does if the code fails, and Refusal if it changes meanwhile */
export async function makeApp(named: Versions = versions()): Promise<string> {
  const folder = folderFor(named)
  const nameNow = () => path.basename(folderFor(versions()))
  await bundleOnce(folder, nameNow, bundle, 'The code was changed while it was bundled. Run this again.')
  return folder
}

/** By the code that is in it, and how that is bundled. */
function folderFor({ assets }: Versions): string {
  return path.join(cache, hash('sha1', `${assets} ${how}`).slice(0, 16))
}

async function bundle(aside: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    logLevel: 'silent',
    base: appFiles,
    publicDir: false,
    plugins: [hearing()],
    build: {
      outDir: aside,
      emptyOutDir: true,
      rolldownOptions: { input: 'src/entry-client.ts', output: { entryFileNames: 'app.js' } },
    },
  })
}

/** Lets the app hear of what is saved: in what it bundles, Vite leaves out whatever only `npm run dev` has. */
function hearing(): Plugin {
  const hot = 'hot-of-the-app'
  return {
    name: 'hearing',
    enforce: 'pre',
    resolveId: (id) => (id === hot ? `\0${hot}` : null),
    load: (id) =>
      id === `\0${hot}`
        ? `const client = '/@vite/client'
           export const hotOfTheApp = (await import(/* @vite-ignore */ client)).createHotContext('${appStart}')`
        : null,
    transform: (code, id) =>
      code.includes('import.meta.hot') && !id.includes('node_modules')
        ? `import { hotOfTheApp } from '${hot}'\n${code.replaceAll('import.meta.hot', 'hotOfTheApp')}`
        : null,
  }
}
