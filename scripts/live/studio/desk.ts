import type { FolderChange, FileContent } from '../../engine/files/change-folder'
import { changePages, type Told } from '../../authoring/history/history'
import type { Live } from '../guest'
import type { OpenedDocument } from './contract'
import { Events } from './events'
import { SeenTexts } from './seen-texts'
import { documentNow, isDocumentName } from './texts'

/** Whose documents, and the day to see them on. */
export interface Place {
  /** The folder of documents: pages-json. */
  pages: string
  date: string
}

/** What every call works with: the one place where the studio changes files, and where windows are told of all that changes. */
export class Desk {
  readonly pages: string
  readonly date: string
  readonly events = new Events()
  readonly #seen: SeenTexts
  readonly #live: Live

  constructor({ pages, date }: Place, live: Live) {
    this.pages = pages
    this.date = date
    this.#live = live
    this.#seen = new SeenTexts(pages)
  }

  get content() {
    return this.#live.content
  }

  /** A document as it is now, of which a window is told. */
  open(file: string): OpenedDocument {
    return this.#seen.note(documentNow(this.pages, file))
  }

  /** Changes files, remembers it and tells all windows. @throws Refusal as `changePages` does */
  change(change: FolderChange<FileContent>, told: Told): OpenedDocument[] {
    changePages(this.pages, change, told)
    return this.changed([...change.writes.keys(), ...change.removals])
  }

  /** Tells windows of files that the studio has changed. @returns the documents among them, as they are now */
  changed(files: readonly string[]): OpenedDocument[] {
    const documents = [...new Set(files)]
      .filter((file) => isDocumentName(this.pages, file))
      .map((file) => this.open(file))
    for (const document of documents) this.events.tell({ event: 'changed', document })
    this.#live.updates.changed(files)
    return documents
  }

  /** Hears of what has changed on disk, whoever did it. @returns whether all of it was told already */
  heard(files?: readonly string[]): 'known' | 'new' {
    const news = this.#seen.news(files)
    for (const document of news) this.events.tell({ event: 'changed', document })
    const areTexts = files?.every((file) => isDocumentName(this.pages, file)) ?? false
    return areTexts && news.length === 0 ? 'known' : 'new'
  }

  /** Once all that has changed so far is read and checked. */
  settled(): Promise<void> {
    return this.#live.updates.settled()
  }
}
