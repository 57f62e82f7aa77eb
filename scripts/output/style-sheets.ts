import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { Page } from '../../src/page/page.generated'

/** Gives the addresses of the style sheets a page needs, in their order. */
export type StyleSheets = (page: Pick<Page, 'sections'>) => string[]

/** The page's start, which asks for what every page runs. */
const start = 'index.html'

/**
 * Reads which style sheets Vite made: one for every page, and one for each section whose code comes on demand.
 * @param manifestFile https://vite.dev/guide/backend-integration
 */
export function readStyleSheets(manifestFile: string): StyleSheets {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const below = (name: string): string[] => {
    const { imports = [], css = [] } = manifest[name] ?? {}
    // The page's own first: it says in which order the layers come.
    return [...css, ...imports.flatMap(below)]
  }
  const shared = manifest[start]?.dynamicImports?.flatMap(below) ?? []
  const ofSection = new Map(
    Object.keys(manifest).flatMap((name) => {
      const [, type] = /^sections\/(\w+)\//.exec(name) ?? []
      return type ? [[type, below(name)]] : []
    }),
  )
  return ({ sections }) => {
    const own = sections.flatMap(({ type }) => ofSection.get(type) ?? [])
    return [...new Set([...shared, ...own])].map((file) => `/${file}`)
  }
}
