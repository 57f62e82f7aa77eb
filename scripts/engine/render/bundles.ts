import { hash } from 'node:crypto'
import { renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isWhole } from '../files/cache-folder.mjs'
import { listFiles } from '../files/list-files.mjs'
import { SourceHashes } from '../files/source-hashes'
import { bundleOnce } from './bundle-once'
import { readStyleSheets, styleListFile, type StyleSheets } from './style-sheets'
import { thirdPartyNotices } from './third-party-notices'
import { withoutStreams } from './without-streams'

/** The renderer as the build calls it. */
export type Renderer = typeof import('../../../src/entry-server')

export interface Bundles {
  /** Changes with anything that can change a page's HTML other than its content: code, schemas, libraries, Node. */
  code: string
  /** Changes with any file the visitor loads beside pages. */
  assets: string
  /** The folder with the visitor's files: index.html, assets/, and what is in src/public. */
  client: string
  /** The styles of a page, by the types of its sections. */
  styleSheets: StyleSheets
  /** Loads the renderer, and the code of these types of sections, or of all: only what is to be rendered needs it. */
  renderer: (types?: readonly string[]) => Promise<Renderer>
}

export type Versions = Pick<Bundles, 'code' | 'assets'>

const cache = path.resolve('node_modules/.cache/bundles')
const sourceHashes = new SourceHashes(path.resolve('node_modules/.cache/source-hashes.json'))

/** Names the code that is there now. */
export function versions(): Versions {
  const isPublic = (file: string) => file.startsWith('src/public/')
  const src = filesIn('src')
  const sources = hashFiles([
    ...src.filter((file) => !isPublic(file)),
    'vite.config.ts',
    'package-lock.json',
    'scripts/engine/render/style-list.ts',
    'scripts/engine/render/third-party-notices.ts',
    'scripts/engine/render/without-streams.ts',
  ])
  const publicFiles = hashFiles(src.filter(isPublic))
  // Those at the top are composed of the others.
  const schemas = filesIn('schemas').filter((file) => file.split('/').length > 2)
  const scripts = hashFiles([...schemas, ...filesIn('scripts/engine')])
  sourceHashes.keep()
  return {
    code: hash('sha1', `${sources} ${scripts} ${process.version}`).slice(0, 16),
    assets: hash('sha1', `${sources} ${publicFiles}`).slice(0, 16),
  }
}

let atFirst: Versions | undefined

/**
 * Names the code that runs, at first if a command lives long: somebody may change it meanwhile, and what was read by the
 * old, or bundled of it, is none of the new.
 */
export function versionsAtFirst(): Versions {
  return (atFirst ??= versions())
}

/** Gives the client and server bundles, made by Vite if the code has changed since the last time. */
export async function bundles(): Promise<Bundles> {
  const named = versions()
  const directory = path.join(cache, named.assets)
  await bundleOnce(
    directory,
    () => versions().assets,
    bundle,
    'The code of the site was changed meanwhile, perhaps by an update, so nothing was built. Run this again.',
  )
  return bundlesIn(directory, named)
}

/** The same if they are made already of the code of this name; undefined if not. */
export function bundlesMade(named: Versions): Bundles | undefined {
  const directory = path.join(cache, named.assets)
  return isWhole(directory) ? bundlesIn(directory, named) : undefined
}

function bundlesIn(directory: string, { code, assets }: Versions): Bundles {
  const client = path.join(directory, 'client')
  return {
    code,
    assets,
    client,
    styleSheets: readStyleSheets(client, path.join(directory, styleListFile)),
    renderer: async (types) => {
      const renderer: Renderer = await import(pathToFileURL(path.join(directory, 'server/entry-server.mjs')).href)
      await renderer.load(types)
      return renderer
    },
  }
}

async function bundle(aside: string): Promise<void> {
  // Loaded here, as most builds find what was made: a CSS parser and a bundler take longer to load than a page to make.
  const [{ build }, { styleList }] = await Promise.all([import('vite'), import('./style-list')])
  const client = path.join(aside, 'client')
  await build({
    logLevel: 'error',
    plugins: [thirdPartyNotices(), styleList()],
    build: { outDir: client, emptyOutDir: true },
  })
  // What lies in the client's folder is published; this is for the build alone.
  renameSync(path.join(client, styleListFile), path.join(aside, styleListFile))
  await build({
    logLevel: 'error',
    plugins: [withoutStreams()],
    // React's development build renders 17 times slower, and bundling is what settles which one it is.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'entry-server.tsx',
      outDir: path.join(aside, 'server'),
      emptyOutDir: true,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry-server.mjs' } },
    },
  })
}

/** The files below a folder, without those that a system or an editor hides there. */
function filesIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => !/(^|\/)\./.test(file))
    .map((file) => `${folder}/${file}`)
}

/** Hash over names and contents of files. */
function hashFiles(files: string[]): string {
  const named = files.toSorted().map((file) => `${file} ${sourceHashes.of(file)}`)
  return hash('sha1', named.join('\n'))
}
