import { checkPage } from '../engine/check/check-page'
import { textIfReadable } from '../engine/files/file-text'
import type { Roots } from '../engine/schema/document.generated'
import type { Facts } from '../engine/site/facts'
import { showable, type Showable } from './showable'

/** What stands on the pages that someone has looked at, so that it can stand in when a document gets broken. */
export class ShownDocuments {
  /** By file. */
  readonly #shown = new Map<string, Showable>()

  /** What stands on a document's page, from its file as it is now. @param roots where each kind of page is at home */
  ofFile({ file, path }: Facts, roots: Roots | undefined): Showable | undefined {
    const before = this.#shown.get(file)
    // Without a text, whether the file is empty or cannot be opened may have changed.
    if (before?.text && before.text === textIfReadable(file)) return before
    return this.ofText({ file, path }, roots)
  }

  /** The same from another text. @param instead what stands in for the file */
  ofText({ file, path }: Pick<Facts, 'file' | 'path'>, roots: Roots | undefined, instead?: string) {
    const before = this.#shown.get(file)
    const checked = checkPage({ file, path, stamp: '', changed: 0 }, roots, instead)
    // Between a file's removal and the next update its page still stands.
    if (!checked) return before
    const shown = showable({ file, path, roots }, checked, before)
    this.#shown.set(file, shown)
    return shown
  }
}
