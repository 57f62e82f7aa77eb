import { isUtf8 } from 'node:buffer'
import { lstatSync } from 'node:fs'
import { withoutMark } from '../../engine/files/file-text'
import { obstacleAt } from '../../engine/files/obstacle'
import { linkOnWay, readFile } from '../../engine/files/open-file'
import { pathOf, siteFile, sourceAt } from '../../engine/load/sources'
import { obstacleInWords } from '../../engine/problems/words/obstacle'
import { Refusal } from '../../engine/refusal'
import { hashOf } from '../../authoring/history/history'
import type { OpenedDocument } from './contract'

/** Documents as the studio reads them: by their texts, and known again by the hashes of these. */

/** Whether a file is called as a document of the folder is, and as nothing else. */
export function isDocumentName(pages: string, file: string): boolean {
  const place = file.startsWith(`${pages}/`) ? file.slice(pages.length + 1) : ''
  return place === siteFile || /^([A-Za-z0-9-]+\/)*[A-Za-z0-9-]+\.json$/.test(place)
}

/** @throws Refusal if a file is no document of the folder, or only a link to one */
export function refuseOther(pages: string, file: string): void {
  if (!isDocumentName(pages, file)) throw new Refusal(`${file} is no page of this site, and was left alone.`)
  const link = linkOnWay(pages, file.slice(pages.length + 1))
  if (link !== undefined)
    throw new Refusal(`${link} is only a link to another place, and was left alone. Put the real thing in its place.`)
}

/** The text of a document, with which its hash goes; that of no text for one that is gone. */
export function hashOfText(text: string | undefined): string {
  return text === undefined ? '' : hashOf(Buffer.from(text))
}

/** What is in a document's file, as it stands there; undefined where it is gone. @throws Refusal if it is no text, or cannot be opened */
export function writtenIn(pages: string, file: string): string | undefined {
  refuseOther(pages, file)
  const bytes = bytesIn(file)
  if (!bytes) return undefined
  if (isUtf8(bytes)) return bytes.toString('utf8')
  throw new Refusal(`${file} is not saved as UTF-8, so its letters cannot be read. Save it again with that encoding.`)
}

function bytesIn(file: string): Buffer | undefined {
  try {
    return readFile(file)
  } catch (error) {
    const obstacle = obstacleAt(file, error)
    if (obstacle === undefined) return undefined
    throw new Refusal(`${file}: ${obstacleInWords('This', 'file', obstacle)}`)
  }
}

/** A document as it is in its file now; with no text and no hash where it is gone. */
export function documentNow(pages: string, file: string): OpenedDocument {
  const written = writtenIn(pages, file)
  const text = written === undefined ? undefined : withoutMark(written)
  const place = file.slice(pages.length + 1)
  return { file, text: text ?? '', hash: hashOfText(text), ...(place !== siteFile && { path: pathOf(place) }) }
}

/** The file of the document at an address; undefined where there is none. */
export function fileAt(pages: string, path: string): string | undefined {
  return sourceAt(pages, path)?.file
}

/** Whether a document's file is there. */
export function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
