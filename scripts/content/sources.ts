import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Edit } from './edits'
import { isObject } from './fields'
import { withoutMark } from './file-text'
import { finding, type Finding } from './finding'
import { duplicateFindings } from './syntax/duplicates'
import { writingFindings } from './syntax/findings'
import { mend } from './syntax/mend'
import { mistakesIn } from './validator'

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

/** A document's file as it was read. */
export interface Read {
  text: string
  /** The document; where the file is not proper JSON, what was probably meant. */
  value: unknown
  findings: Finding[]
  /** False where it is not clear what the text was meant to be: what else seems wrong would only follow from that. */
  intact: boolean
  /** The text as it was probably meant, and the changes it takes, where the two differ. */
  mended?: string
  edits?: Edit[]
  /** Where the slips are whose value is a guess. */
  guessed?: { offset: number; length: number }[]
}

/** Reads a document's file. Never throws over what is in it: mistakes come back as findings. @param instead what stands in for the file */
export function readSource(file: string, kind: 'page' | 'site' = 'page', instead?: string): Read {
  if (instead !== undefined) return parseText(file, instead, kind)
  const bytes = readFileSync(file)
  if (isUtf8(bytes)) return parseText(file, withoutMark(bytes.toString('utf8')), kind)
  const { text, encoding } = decode(bytes)
  const read = parseText(file, text, kind)
  // Of a file in another encoding the first letter that cannot be read is marked, and the rest is read as it was meant.
  const offset = Math.max(0, /[^\0-\x7f]/.exec(text)?.index ?? 0)
  const span = { of: 'written' as const, offset: encoding === 'UTF-16' ? 0 : offset, length: 1 }
  return {
    ...read,
    findings: [
      finding('file-encoding', { file, at: [], span }, { encoding, letter: text[span.offset] ?? '' }),
      ...read.findings,
    ],
  }
}

/** Text in an encoding that older programs save in. */
function decode(bytes: Uint8Array): { text: string; encoding: 'UTF-16' | 'Windows-1252' } {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (!isWide) return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  return { text: new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes), encoding: 'UTF-16' }
}

/** Parses a document's text. */
export function parseText(file: string, text: string, kind: 'page' | 'site' = 'page'): Read {
  try {
    const value: unknown = JSON.parse(text)
    return isEmpty(value) ? emptyFile(file, text) : { text, value, findings: [], intact: true }
  } catch {
    if (text.replace(/[\s\0]/g, '') === '') return emptyFile(file, text)
    const { slips, edits, ...read } = mend(
      text,
      (value, meant) => mistakesIn(kind, value) + duplicateFindings(file, meant, value).length,
    )
    const guessed = slips.filter(({ kind: slip }) => /value|unquoted-text|other-word|dots/.test(slip))
    return {
      text,
      value: read.value,
      findings: writingFindings(file, text, slips),
      intact: read.intact,
      mended: read.text,
      edits,
      guessed,
    }
  }
}

function emptyFile(file: string, text: string): Read {
  return { text, value: undefined, findings: [finding('empty-file', { file, at: [] })], intact: false }
}

/** Whether a document says nothing but, at most, where its schema is. */
function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).every((name) => name === '$schema')
}
