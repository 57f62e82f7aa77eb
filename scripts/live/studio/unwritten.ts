import path from 'node:path'
import { codeOf } from '../../engine/files/error-code'
import { unwritable } from '../../engine/files/unwritable.mjs'
import type { Desk } from './desk'
import { calledInStudio } from './page-titles'

/** Why the system did not let a file be written, and what to do; undefined where that is not what went wrong. */
export function unwritten(desk: Pick<Desk, 'content' | 'pages'>, error: unknown): string | undefined {
  const why = unwritable[codeOf(error) ?? '']
  return why && `${fileOf(desk, error)} cannot be written: ${why.reason}. ${why.remedy}, then try again.`
}

/** What authors call the file that an error is about; the system does not name every one. */
function fileOf(desk: Pick<Desk, 'content' | 'pages'>, error: unknown): string {
  if (!(error instanceof Error && 'path' in error)) return 'The file'
  // A file is written beside its place first.
  const file = String(error.path).replace(/\.new$/, '')
  const called = calledInStudio(desk, slashed(path.relative(desk.pages, file)))
  if (called !== undefined) return `The file of ${called}`
  const place = slashed(path.relative(path.dirname(desk.pages), file))
  return `The file ${place.startsWith('..') ? path.basename(file) : place}`
}

/** As authors write it, on Windows as well. */
function slashed(place: string): string {
  return place.replaceAll(path.sep, '/')
}
