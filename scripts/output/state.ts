import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../src/page/route'
import type { Facts } from '../content/facts'
import type { PageIndex } from '../content/page-index'
import { partAddress, partsOfPage } from '../content/parts'
import { folderBeside } from '../files/journal'
import { Refusal } from '../refusal'

/** What a build remembers of a page. */
export interface BuiltPage {
  facts: Facts
  /** Hash of what the page shows from elsewhere: breadcrumb, lists, where links lead. */
  inputs: string
}

/** What a build remembers, so that the next one does only what has changed. */
export interface State {
  /** Every file of the output. A build by other code understands this much, to remove what is no longer made. */
  files: string[]
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
}

/** Where a build keeps what it remembers: dist → .dist */
export function stateFolder(out: string): string {
  return folderBeside(out)
}

export const stateFile = 'state.json'

/**
 * What the last build remembers; nothing if there was none.
 * @throws Refusal if it cannot be read: nobody knows then which files of the output are a build's own
 */
export function readState(out: string): State | undefined {
  const file = path.join(stateFolder(out), stateFile)
  if (!existsSync(file)) return undefined
  const state = parseState(readFileSync(file, 'utf8'))
  if (!state && existsSync(out))
    throw new Refusal(
      `What the last build noted in ${file} cannot be read. Remove the folder ${out}, then build again.`,
    )
  return state
}

function parseState(text: string): State | undefined {
  try {
    const state: State = JSON.parse(text)
    return Array.isArray(state.files) ? state : undefined
  } catch {
    return undefined
  }
}

/** Where a page is published: at its own path and its stated canonical; the further pages of a long list below it. */
export function addressesOf(page: Facts, index: PageIndex): string[][] {
  const { path: own, canonical } = page
  const addresses = canonical && canonical !== own ? [own, canonical] : [own]
  return Array.from({ length: partsOfPage(page, index) }, (_, before) =>
    addresses.map((address) => partAddress(address, before + 1)),
  )
}

/** The files of a page at one address. */
export function filesAt(address: string): string[] {
  return [fileOf(address, 'html'), fileOf(address, 'json')]
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
