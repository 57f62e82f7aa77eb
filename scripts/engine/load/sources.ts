import { readdirSync, type Dirent } from 'node:fs'
import { folderFor } from '../attachments/folders'
import { obstacleAt, type Obstacle } from '../files/obstacle'
import { linkOnWay } from '../files/open-file'
import { look, stampOnDisk, type Stamp } from '../files/stamp'
import { finding, type Finding } from '../problems/finding'
import { fileName, folderInItself } from './file-names'
import { unreadableFile } from './file-rules'

/** A document's file before it is read, with its stamp where somebody needs to know before whether it has changed. */
export interface Source extends Partial<Stamp> {
  /** As shown to people, from the project's root: pages-json/services/uiux.json */
  file: string
  /** The address its place gives it: /services/uiux */
  path: string
}

type StampOf = (file: string) => Stamp | undefined

/** What is in the folder of documents. */
interface Listed {
  sources: Source[]
  findings: Finding[]
  /** Pictures, videos and files for download that lie beside the pages; each is a finding, too. */
  strays: string[]
}

export const siteFile = '_site.json'

/** What the folder of documents is called, unless somebody names another. */
const usualFolder = 'pages-json'

/**
 * Finds the documents of a folder. Names that begin with _ are not pages, nor is README.md. The folder itself may be
 * reached over a link; within it none is followed.
 * @param stampOf tells a file's stamp, where it is needed; asking the disk is what takes time here
 */
export function listSources(directory: string, stampOf: StampOf = () => undefined): Listed {
  const sources: Source[] = []
  const findings: Finding[] = []
  const strays: string[] = []
  const list = (within: string) => {
    const { entries, findings: own } = entriesOf(directory, within)
    findings.push(...own)
    const beside = new Set(entries.map(({ name }) => name))
    for (const entry of entries) {
      const { name } = entry
      if (name.startsWith('_') || name.startsWith('.') || name === 'README.md') continue
      const place = within ? `${within}/${name}` : name
      const file = `${directory}/${place}`
      const isFolder = entry.isDirectory()
      const odd = name.endsWith('.json') ? undefined : oddity(entry)
      if (odd) findings.push(unreadable(file, odd, 'file'))
      else if (isFolder && name === usualFolder) {
        const [pages, faults, pictures] = [sources.length, findings.length, strays.length]
        list(place)
        // Whatever is in it, it is all there twice.
        const all = [...sources.splice(pages), ...findings.splice(faults), ...strays.splice(pictures)]
        const [first] = all.map((each) => (typeof each === 'string' ? each : each.file)).sort()
        if (first !== undefined) findings.push(finding(folderInItself, { file: first, at: [] }))
      } else if (!(isFolder ? /^[A-Za-z0-9-]+$/ : /^[A-Za-z0-9-]+\.json$/).test(name)) {
        if (!isFolder && folderFor(name)) strays.push(file)
        findings.push(finding(fileName, { file, at: [] }, { name, folder: isFolder, beside }))
      } else if (isFolder) list(place)
      else sources.push({ file, path: pathOf(place), ...stampOf(file) })
    }
  }
  list('')
  return { sources: sources.sort((a, b) => (a.file < b.file ? -1 : 1)), findings, strays }
}

/** What makes an entry neither a file nor a folder. */
function oddity(entry: Dirent): Obstacle | undefined {
  if (entry.isSymbolicLink()) return 'is a link'
  return entry.isFile() || entry.isDirectory() ? undefined : 'is no file'
}

function unreadable(file: string, obstacle: Obstacle, thing: 'file' | 'folder'): Finding {
  return finding(unreadableFile, { file, at: [] }, { obstacle, thing })
}

/** What is in a folder of the documents' folder; nothing, and why, where it cannot be looked into. */
export function entriesOf(directory: string, within: string): { entries: Dirent[]; findings: Finding[] } {
  const folder = within ? `${directory}/${within}` : directory
  if (within && linkOnWay(directory, within))
    return { entries: [], findings: [unreadable(folder, 'is a link', 'folder')] }
  try {
    return { entries: readdirSync(folder, { withFileTypes: true }), findings: [] }
  } catch (error) {
    const obstacle = obstacleAt(folder, error)
    return { entries: [], findings: obstacle ? [unreadable(folder, obstacle, 'folder')] : [] }
  }
}

/** The documents among files, in the order in which `listSources` finds them. */
export function sourcesAmong(files: readonly string[], directory: string, stampOf: StampOf): Listed {
  const documents = files.filter((file) => file !== `${directory}/${siteFile}`)
  const sources = documents
    .sort()
    .map((file) => ({ file, path: pathOf(file.slice(directory.length + 1)), ...stampOf(file) }))
  return { sources, findings: [], strays: [] }
}

/** The document at an address, if its file is there: /services is services.json or services/index.json. */
export function sourceAt(directory: string, address: string): Source | undefined {
  // Someone may ask for /../../etc as well.
  if (!/^\/([A-Za-z0-9-]+(\/|$))*$/.test(address)) return undefined
  const places = address === '/' ? ['index.json'] : [`${address.slice(1)}.json`, `${address.slice(1)}/index.json`]
  const place = places.find((candidate) => look(`${directory}/${candidate}`))
  if (!place || linkOnWay(directory, place)) return undefined
  const file = `${directory}/${place}`
  return { file, path: pathOf(place), ...stampOnDisk(file) }
}

/** `services/uiux.json` lives at /services/uiux, `services/index.json` at /services, `index.json` at /. */
export function pathOf(place: string): string {
  const name = place.slice(0, -'.json'.length)
  if (name === 'index') return '/'
  return `/${name.endsWith('/index') ? name.slice(0, -'/index'.length) : name}`
}
