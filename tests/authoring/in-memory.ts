import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Documents } from '../../scripts/authoring/documents'
import type { FolderChange } from '../../scripts/engine/files/change-folder'
import { today } from '../engine/virtual-site'

/** An empty folder: what is read in memory needs one for its pictures only. */
const pages = mkdtempSync(path.join(tmpdir(), 'in-memory-')).replaceAll('\\', '/')

/** Documents in memory: texts as they stand in their files, or values to write as JSON; `undefined` leaves one out. */
export function documentsOf(files: Record<string, unknown>): Documents {
  const there = Object.entries(files).filter(([, content]) => content !== undefined)
  const texts = there.map(([place, content]): [string, string] => [
    `${pages}/${place}`,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  ])
  return { pages, date: today, texts: new Map(texts) }
}

/** The documents after a change. */
export function changed(documents: Documents, { writes, removals }: FolderChange): Documents {
  const kept = [...documents.texts].filter(([file]) => !removals.includes(file))
  return { ...documents, texts: new Map([...kept, ...writes]) }
}

/** The text of each document by its place in the folder. */
export function textsIn({ pages, texts }: Documents): Record<string, string> {
  return Object.fromEntries([...texts].map(([file, text]) => [file.slice(pages.length + 1), text]))
}
