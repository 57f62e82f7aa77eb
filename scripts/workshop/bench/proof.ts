import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../engine/files/list-files.mjs'

/** What a build has written. */
export interface Output {
  files: number
  bytes: number
}

/**
 * Looks whether there is a page for each document. @param out the built site
 * @throws Error if there are fewer: a build that does less is no measure
 */
export function provePages(out: string, documents: string): Output {
  const isDocument = (file: string) => file.endsWith('.json') && path.basename(file) !== '_site.json'
  const asked = listFiles(documents).filter(isDocument).length
  const files = listFiles(out)
  const pages = files.filter((file) => file.endsWith('.html')).length
  if (pages < asked) throw new Error(`${pages} pages were made of ${asked} documents.`)
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0) }
}

/** @param place of the changed document in its folder @throws Error if its page does not say what it says by now */
export function proveEdit(out: string, place: string, words: string): void {
  const page = path.join(out, place.replace(/\.json$/, '.html'))
  if (!readFileSync(page, 'utf8').includes(words)) throw new Error(`${page} does not say “${words}”.`)
}
