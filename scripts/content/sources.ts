import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs'
import { finding, type Finding } from './finding'
import { obstacleAt } from './obstacle'

/** A document's file before it is read. */
export interface Source extends Stamp {
  /** As shown to people, from the project's root: pages-json/services/uiux.json */
  file: string
  /** The address its place gives it: /services/uiux */
  path: string
}

export interface Stamp {
  /** Changes whenever the file may have changed: size, times and inode. */
  stamp: string
  /** When it last changed, in milliseconds since 1970. */
  changed: number
}

export const siteFile = '_site.json'

/**
 * Finds the documents of a folder. Names that begin with _ are not pages, nor is README.md.
 * @param stampOf tells a file's stamp; asking the disk is what takes time here
 */
export function listSources(
  directory: string,
  stampOf: (file: string) => Stamp,
): { sources: Source[]; findings: Finding[] } {
  const sources: Source[] = []
  const findings: Finding[] = []
  const list = (within: string) => {
    const { entries, findings: own } = entriesOf(within ? `${directory}/${within}` : directory)
    findings.push(...own)
    for (const entry of entries) {
      const { name } = entry
      if (name.startsWith('_') || name.startsWith('.') || name === 'README.md') continue
      const place = within ? `${within}/${name}` : name
      const file = `${directory}/${place}`
      const isFolder = entry.isDirectory()
      if (!(isFolder ? /^[A-Za-z0-9-]+$/ : /^[A-Za-z0-9-]+\.json$/).test(name))
        findings.push(
          finding('file-name', { file, at: [] }, { name, folder: isFolder, better: betterName(name, isFolder) }),
        )
      else if (isFolder) list(place)
      else sources.push({ file, path: pathOf(place), ...stampOf(file) })
    }
  }
  list('')
  return { sources: sources.sort((a, b) => (a.file < b.file ? -1 : 1)), findings }
}

/** What is in a folder; nothing, and why, where it cannot be looked into. */
export function entriesOf(folder: string): { entries: Dirent[]; findings: Finding[] } {
  try {
    return { entries: readdirSync(folder, { withFileTypes: true }), findings: [] }
  } catch (error) {
    const obstacle = obstacleAt(folder, error)
    const place = { file: folder, at: [] }
    return { entries: [], findings: obstacle ? [finding('unreadable-file', place, { obstacle, thing: 'folder' })] : [] }
  }
}

/** The documents among files, in the order in which `listSources` finds them. */
export function sourcesAmong(files: readonly string[], directory: string, stampOf: (file: string) => Stamp): Source[] {
  const documents = files.filter((file) => file !== `${directory}/${siteFile}`)
  return documents.sort().map((file) => ({ file, path: pathOf(file.slice(directory.length + 1)), ...stampOf(file) }))
}

/** The nearest name that can be an address. */
export function betterName(name: string, folder: boolean): string {
  const words = (folder ? name : name.replace(/\.[a-z]+$/i, '')).normalize('NFKD').replace(/\p{M}/gu, '')
  const better = words.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'cloud-migration'
  return folder ? better : `${better}.json`
}

/** The document at an address, if its file is there: /services is services.json or services/index.json. */
export function sourceAt(directory: string, address: string): Source | undefined {
  const places = address === '/' ? ['index.json'] : [`${address.slice(1)}.json`, `${address.slice(1)}/index.json`]
  const place = places.find((candidate) => existsSync(`${directory}/${candidate}`))
  if (!place) return undefined
  const file = `${directory}/${place}`
  return { file, path: pathOf(place), ...stampOnDisk(file) }
}

/** Asks the disk for a file's stamp. What cannot be opened has one that never holds: it is looked at each time. */
export function stampOnDisk(file: string): Stamp {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file)
    return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) }
  } catch {
    return { stamp: '', changed: Infinity }
  }
}

/** `services/uiux.json` lives at /services/uiux, `services/index.json` at /services, `index.json` at /. */
export function pathOf(place: string): string {
  const name = place.slice(0, -'.json'.length)
  if (name === 'index') return '/'
  return `/${name.endsWith('/index') ? name.slice(0, -'/index'.length) : name}`
}
