import { execFileSync } from 'node:child_process'
import { cpSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { change, type Generator } from './generators'
import { measureProcess } from './measure'

/** What is ours to say of another generator; its templates are in scripts/workshop/bench/beside. */
export interface Neighbor {
  name: string
  /** How Node builds the site. Both build all of it after an edit, too. */
  build: readonly string[]
  /** What it keeps between builds. */
  caches: readonly string[]
  /** Where `_site.json` goes. */
  site: string
}

// A program that is measured sends nothing anywhere.
process.env.ASTRO_TELEMETRY_DISABLED = '1'

export const neighbors: readonly Neighbor[] = [
  // Pages from data, with templates in JavaScript: of all that its documentation teaches it took the least. Nunjucks
  // took 1.5 times as much, a file with front matter for each page twice as much. Its --incremental=FILE for a cold
  // start ends with an error in 3.1.8 where pages have a layout.
  {
    name: 'eleventy',
    build: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    caches: ['dist', '.cache'],
    site: '_data/site.json',
  },
  {
    name: 'astro',
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
  cpSync(`scripts/workshop/bench/beside/${name}`, folder, { recursive: true })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'pipe' })
  const place = path.join(folder, 'content/documents')
  return (documents, edited) => {
    rmSync(place, { recursive: true, force: true })
    cpSync(documents, place, { recursive: true })
    renameSync(path.join(place, '_site.json'), path.join(folder, site))
    // The list of services is a template with pagination.
    rmSync(path.join(place, 'services/index.json'), { force: true })
    return {
      clean: () => {
        for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true })
        return measureProcess(folder, build)
      },
      edit: (run) => {
        change(path.join(place, path.relative(documents, edited)), 'heading', `Edit ${run}`)
        return measureProcess(folder, build)
      },
    }
  }
}
