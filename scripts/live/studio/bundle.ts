import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { isWhole, putInPlace } from '../../engine/files/cache-folder.mjs'
import { listFiles } from '../../engine/files/list-files.mjs'
import { Refusal } from '../../engine/refusal'

/** What the window is of: whatever is in here may be in it. */
const sources = [
  'scripts/live/studio',
  'scripts/engine/text',
  'scripts/engine/problems/words',
  'src/page',
  'src/components',
]

const cache = path.resolve('node_modules/.cache/studio')

/** Where the files of the window lie on the server, by name. */
export const studioFiles = '/@studio/files/'

/** Gives the folder of the window's files, made by Vite if the code has changed since the last time. */
export async function studioBundle(): Promise<string> {
  const folder = path.join(cache, codeVersion())
  if (!isWhole(folder)) await make(folder)
  return folder
}

function codeVersion(): string {
  const files = sources.flatMap((source) => listFiles(source).map((file) => `${source}/${file}`))
  const named = [...files.sort(), 'package-lock.json'].map((file) => `${file} ${hash('sha1', readFileSync(file))}`)
  return hash('sha1', named.join('\n')).slice(0, 16)
}

/** @throws Refusal if the code was changed meanwhile: what was made of it belongs to neither */
async function make(folder: string): Promise<void> {
  // Written aside and renamed, so that neither an interrupted start nor two at once leave half a bundle.
  const aside = `${folder}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root: path.resolve('scripts/live/studio/app'),
    base: studioFiles,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir: aside,
      emptyOutDir: true,
      target: ['chrome125', 'edge125', 'firefox126', 'safari17.5'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.resolve('scripts/live/studio/app/main.tsx'),
        output: { entryFileNames: 'studio.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  // The bundler says that what is made from now on is for production; pages are made for who writes them.
  if (mode === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = mode
  if (codeVersion() !== path.basename(folder)) {
    rmSync(aside, { recursive: true, force: true })
    throw new Refusal('The code was changed while the window was prepared. Run this again.')
  }
  putInPlace(aside, folder)
  removeOld()
}

/** Bundles of a day ago are of code that is gone; younger ones may still be in use. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const age = Date.now() - statSync(path.join(cache, name)).mtimeMs
    if (age > 86_400_000) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
