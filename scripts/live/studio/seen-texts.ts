import { Refusal } from '../../engine/refusal'
import type { OpenedDocument } from './contract'
import { documentNow, isDocumentName } from './texts'

/** What windows have been told of documents, so that each change is told once, whoever made it. */
export class SeenTexts {
  readonly #hashes = new Map<string, string>()
  readonly #pages: string

  constructor(pages: string) {
    this.#pages = pages
  }

  /** A document as it is now, of which somebody is told at this moment. */
  note(document: OpenedDocument): OpenedDocument {
    this.#hashes.set(document.file, document.hash)
    return document
  }

  /**
   * The documents among files that are not as they were last told.
   * @param files any that may have changed; all that somebody was told of if left out
   */
  news(files: readonly string[] = [...this.#hashes.keys()]): OpenedDocument[] {
    return files.flatMap((file) => {
      const now = isDocumentName(this.#pages, file) ? this.#read(file) : undefined
      return !now || this.#hashes.get(file) === now.hash ? [] : this.note(now)
    })
  }

  /** Nothing where it cannot be read: what is wrong with it is told where it is opened. */
  #read(file: string): OpenedDocument | undefined {
    try {
      return documentNow(this.#pages, file)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
