import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../src/page/route'
import type { Facts } from '../content/facts'

/** What a build remembers of a page. */
export interface BuiltPage {
  facts: Facts
  /** Hash of what the page shows from elsewhere: breadcrumb, lists, where links lead. */
  inputs: string
  /** Where it was published. */
  addresses: string[]
}

/** What a build remembers, so that the next one does only what has changed. */
export interface State {
  version: 1
  code: string
  assets: string
  /** The shell data's name. */
  shell: string
  /** Hash of what {company} and its like stood for. */
  identity: string
  pagesFolder: string
  /** When the documents were read, in milliseconds since 1970. */
  readAt: number
  pages: BuiltPage[]
  /** Hash by file name of what is not a page: site map, redirects … */
  globals: Record<string, string>
  assetFiles: string[]
}

/** The folder beside the output in which a build keeps what it remembers: dist → .dist */
export function stateFolder(out: string): string {
  const whole = path.resolve(out)
  return path.join(path.dirname(whole), `.${path.basename(whole)}`)
}

export const stateFile = 'state.json'

/** What the last build remembers; nothing if there was none or it cannot be read. */
export function readState(out: string): State | undefined {
  const file = path.join(stateFolder(out), stateFile)
  if (!existsSync(file)) return undefined
  try {
    const state: State = JSON.parse(readFileSync(file, 'utf8'))
    return state.version === 1 ? state : undefined
  } catch {
    return undefined
  }
}

/** A document's own path and its stated canonical are files. */
export function addressesOf({ path: own, canonical }: Facts): string[] {
  return canonical && canonical !== own ? [own, canonical] : [own]
}

/** Every file of an output. */
export function allFiles({ pages, globals, assetFiles }: State): Set<string> {
  const ofPages = pages.flatMap(({ addresses }) => addresses.flatMap((address) => [fileOf(address, 'html'), fileOf(address, 'json')]))
  return new Set([...ofPages, ...Object.keys(globals), ...assetFiles])
}

/** The files in a folder, with slashes; none if it does not exist. */
export function filesBelow(folder: string): Set<string> {
  const files = new Set<string>()
  const list = (below: string) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const place = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) list(place)
      else files.add(place)
    }
  }
  if (existsSync(folder)) list('')
  return files
}
