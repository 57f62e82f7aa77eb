import { execFileSync } from 'node:child_process'
import { cpSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../../engine/files/read-json'
import { isText, withFields } from '../../engine/text/shape'
import { change, type Generator } from './generators'
import { measureProcess } from './measure'
import { proveEdit, provePages } from './proof'

/** What is ours to say of another generator; its templates are in scripts/workshop/bench/beside. */
export interface Neighbor {
  name: string
  /** The package that is measured. */
  package: string
  /** How Node builds the site. Both build all of it after an edit, too. */
  build: readonly string[]
  /** What it keeps between builds. */
  caches: readonly string[]
  /** Where `_site.json` goes. */
  site: string
}

/** As ours has it, a larger nursery (scripts/run.mjs): any program of Node may. */
const nursery = '--max-semi-space-size=64'

// A program that is measured sends nothing anywhere.
process.env.ASTRO_TELEMETRY_DISABLED = '1'

export const neighbors: readonly Neighbor[] = [
  // Pages from data, with templates in JavaScript: of all that its documentation teaches it took the least. Nunjucks
  // took 1.5 times as much, a file with front matter for each page twice as much. Its --incremental is for who watches:
  // of documents that are read as data it does not know which page they become.
  {
    name: 'eleventy',
    package: '@11ty/eleventy',
    build: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    caches: ['dist', '.cache'],
    site: '_data/site.json',
  },
  // 6 and later need Node.js 22.12.
  {
    name: 'astro',
    package: 'astro',
    build: ['node_modules/astro/astro.js', 'build', '--silent'],
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    site: 'site.json',
  },
]

/**
 * Installs another generator in a folder of its own.
 * @param folder one that does not exist yet
 * @throws Error if npm cannot install it
 */
export function install({ name, build, caches, site }: Neighbor, folder: string): Generator {
  const built = () => measureProcess(folder, [nursery, ...build])
  cpSync(`scripts/workshop/bench/beside/${name}`, folder, { recursive: true })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
  const place = path.join(folder, 'content/documents')
  const out = path.join(folder, 'dist')
  return (documents, edited) => {
    rmSync(place, { recursive: true, force: true })
    cpSync(documents, place, { recursive: true })
    renameSync(path.join(place, '_site.json'), path.join(folder, site))
    // The list of services is a template with pagination.
    rmSync(path.join(place, 'services/index.json'), { force: true })
    return {
      clean: () => {
        for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true })
        return { ...built(), ...provePages(out, documents) }
      },
      edit: (run) => {
        const [file, words] = [path.relative(documents, edited), `New heading ${run}`]
        change(path.join(place, file), 'heading', words)
        const usage = built()
        proveEdit(out, file, words)
        return usage
      },
    }
  }
}

/** The version of a generator that was installed. */
export function versionOf({ package: name }: Neighbor, folder: string): string {
  return readJson(path.join(folder, 'node_modules', name, 'package.json'), withFields({ version: isText })).version
}
