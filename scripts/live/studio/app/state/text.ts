import type { OpenedDocument } from '../../contract'
import { dropSent } from './saving'
import { shared } from './shared'
import { current, set } from './store'

/** What a text says, as far as it can be read; what is as before is the same as before. */
export function read(text: string, before: unknown): { value: unknown; readable: boolean } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { value: shared(before, value), readable: true }
  } catch {
    return { value: before, readable: false }
  }
}

/** Puts a document into the window as it is in its file. */
export function take(document: OpenedDocument): void {
  const isSame = document.file === current().file
  const { file, text, hash, path } = document
  dropSent()
  set({
    ...read(text, isSame ? current().value : {}),
    file,
    text,
    hash,
    path,
    saving: 'saved',
    refused: undefined,
    conflict: undefined,
    ...(!isSame && { problems: [], selected: undefined }),
  })
}
