import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../engine/files/list-files.mjs'
import { bundleOnce } from '../../engine/render/bundle-once'

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
  await bundleOnce(
    folder,
    codeVersion,
    bundle,
    'The code of the studio was changed meanwhile, perhaps by an update, so it did not start. Run this again.',
  )
  return folder
}

function codeVersion(): string {
  const files = sources.flatMap((source) => listFiles(source).map((file) => `${source}/${file}`))
  const named = [...files.sort(), 'package-lock.json'].map((file) => `${file} ${hash('sha1', readFileSync(file))}`)
  return hash('sha1', named.join('\n')).slice(0, 16)
}

async function bundle(aside: string): Promise<void> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
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
}
