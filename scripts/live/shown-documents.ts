import { checkPage } from '../engine/check/check-page'
import { textIfReadable } from '../engine/files/file-text'
import type { Roots } from '../engine/schema/document.generated'
import type { Facts } from '../engine/site/facts'
import { showable, type Showable } from './showable'

type Place = Pick<Facts, 'file' | 'path'>

/** What stands on pages, so that it can stand in when a document gets broken. */
export class ShownDocuments {
  /** By file. */
  readonly #shown = new Map<string, Showable>()
  /** The texts of documents that nobody has looked at, by file: most of them never get broken. */
  readonly #texts = new Map<string, string>()

  /** Remembers a document as it is now. */
  remember({ file }: Place): void {
    const isKnown = this.#shown.has(file) || this.#texts.has(file)
    const text = isKnown ? undefined : textIfReadable(file)
    if (text) this.#texts.set(file, text)
  }

  /** What stands on a document's page, from its file as it is now. @param roots where each kind of page is at home */
  ofFile({ file, path }: Place, roots: Roots | undefined): Showable | undefined {
    const before = this.#shown.get(file)
    // Without a text, whether the file is empty or cannot be opened may have changed.
    if (before?.text && before.text === textIfReadable(file)) return before
    return this.ofText({ file, path }, roots)
  }

  /** The same from another text. @param instead what stands in for the file */
  ofText({ file, path }: Place, roots: Roots | undefined, instead?: string): Showable | undefined {
    const checked = checkPage({ file, path, stamp: '', changed: 0 }, roots, instead)
    const before = this.#shown.get(file) ?? this.#remembered({ file, path }, roots, checked?.text)
    // Between a file's removal and the next update its page still stands.
    const shown = checked ? showable({ file, path, roots }, checked, before) : before
    if (shown) this.#shown.set(file, shown)
    return shown
  }

  /** What stood on a page that nobody has looked at, if its document had another text than it has now. */
  #remembered({ file, path }: Place, roots: Roots | undefined, now: string | undefined): Showable | undefined {
    const text = this.#texts.get(file)
    this.#texts.delete(file)
    const checked = text && text !== now ? checkPage({ file, path, stamp: '', changed: 0 }, roots, text) : undefined
    return checked && showable({ file, path, roots }, checked)
  }
}
