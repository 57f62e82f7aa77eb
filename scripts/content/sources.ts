import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse as parseTolerant, type ParseError } from 'jsonc-parser'
import { finding, type Finding } from './finding'
import { syntaxFindings } from './syntax'

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
 * @throws if the folder cannot be read
 */
export function listSources(
  directory: string,
  stampOf: (file: string) => Stamp,
): { sources: Source[]; findings: Finding[] } {
  const sources: Source[] = []
  const findings: Finding[] = []
  const list = (within: string) => {
    for (const entry of readdirSync(path.join(directory, within), { withFileTypes: true })) {
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

/** Asks the disk for a file's stamp. */
export function stampOnDisk(file: string): Stamp {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file)
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) }
}

/** `services/uiux.json` lives at /services/uiux, `services/index.json` at /services, `index.json` at /. */
export function pathOf(place: string): string {
  const name = place.slice(0, -'.json'.length)
  if (name === 'index') return '/'
  return `/${name.endsWith('/index') ? name.slice(0, -'/index'.length) : name}`
}

export interface Read {
  text: string
  /** The document; where the file is not JSON, what could be understood of it. */
  value: unknown
  findings: Finding[]
  /** False where it is not clear what the text was meant to be: what else seems wrong would only follow from that. */
  intact: boolean
}

/** Reads a document's file. Never throws over what is in it: mistakes come back as findings. @param instead what stands in for the file */
export function readSource(file: string, instead?: string): Read {
  if (instead !== undefined) return parseText(file, instead)
  const bytes = readFileSync(file)
  const text = withoutMark(bytes.toString('utf8'))
  if (!isUtf8(bytes))
    return { text, value: undefined, findings: [finding('file-encoding', { file, at: [] })], intact: false }
  return parseText(file, text)
}

/** The text of a document's file, without a byte-order mark. */
export function readText(file: string): string {
  return withoutMark(readFileSync(file, 'utf8'))
}

/** A text without its byte-order mark. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

/** Parses a document's text. */
export function parseText(file: string, text: string): Read {
  try {
    return { text, value: JSON.parse(text), findings: [], intact: true }
  } catch {
    if (text.trim() === '')
      return { text, value: undefined, findings: [finding('empty-file', { file, at: [] })], intact: false }
    const errors: ParseError[] = []
    const value: unknown = parseTolerant(text, errors, { disallowComments: true })
    return { text, value, ...syntaxFindings(file, text, errors) }
  }
}
