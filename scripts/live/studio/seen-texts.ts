import { Refusal } from '../../engine/refusal'
import type { OpenedDocument } from './contract'
import { documentNow, isDocumentName } from './texts'

/** A document that is not as it was. */
interface News {
  before: OpenedDocument | undefined
  now: OpenedDocument
}

/** What windows have been told of documents, so that each change is told once, whoever made it. */
export class SeenTexts {
  readonly #seen = new Map<string, OpenedDocument>()
  readonly #pages: string

  constructor(pages: string) {
    this.#pages = pages
  }

  has(file: string): boolean {
    return this.#seen.has(file)
  }

  /** A document as it is now, of which all are told at this moment. */
  note(document: OpenedDocument): OpenedDocument {
    this.#seen.set(document.file, document)
    return document
  }

  /**
   * The documents among files that are not as they were last told.
   * @param files any that may have changed; all that somebody was told of if left out
   */
  news(files: readonly string[] = [...this.#seen.keys()]): News[] {
    return files.flatMap((file) => {
      const now = isDocumentName(this.#pages, file) ? this.read(file) : undefined
      const before = this.#seen.get(file)
      if (!now || before?.hash === now.hash) return []
      this.note(now)
      return [{ before, now }]
    })
  }

  /** A document as it is now; nothing where it cannot be read: what is wrong with it is told where it is opened. */
  read(file: string): OpenedDocument | undefined {
    try {
      return documentNow(this.#pages, file)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
