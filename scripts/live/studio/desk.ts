import { rememberEdits, type HandEdit } from '../../authoring/history/hand-edits'
import { keepingMark } from '../../engine/files/file-text'
import type { FolderChange, FileContent } from '../../engine/files/change-folder'
import { Refusal } from '../../engine/refusal'
import { changePages, type Told } from '../../authoring/history/history'
import type { Live } from '../guest'
import type { OpenedDocument } from './contract'
import { Events } from './events'
import { SeenTexts } from './seen-texts'
import { documentNow, isDocumentName, writtenIn } from './texts'

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
  /** The documents that the studio itself has changed, as it left them: they are on their way to be read. */
  readonly #own = new Map<string, string>()
  readonly #live: Live
  #isSending = false

  constructor({ pages, date }: Place, live: Live) {
    this.pages = pages
    this.date = date
    this.#live = live
    this.#seen = new SeenTexts(pages)
  }

  get content() {
    return this.#live.content
  }

  /** A document as it is now. What somebody has just written in it is told to the other windows as well. */
  open(file: string): OpenedDocument {
    const now = documentNow(this.pages, file)
    if (this.#seen.has(file)) this.#tell([file])
    else this.#seen.note(now)
    // The watch may be late: a verdict that is asked for next must not be on what was there before.
    this.#live.updates.changed([file])
    return now
  }

  /** Whether a window was told of a document. */
  hasSeen(file: string): boolean {
    return this.#seen.has(file)
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
      .map((file) => this.#seen.note(documentNow(this.pages, file)))
    for (const document of documents) {
      this.#own.set(document.file, document.hash)
      this.events.tell({ event: 'changed', document })
    }
    this.#live.updates.changed(files)
    return documents
  }

  /** Hears of what has changed on disk, whoever did it. @returns whether it is the studio's own change, which is known */
  heard(files?: readonly string[]): 'known' | 'new' {
    this.#tell(files)
    const isOwn = (file: string) => this.#own.has(file) && this.#own.get(file) === this.#seen.read(file)?.hash
    const others = (files ?? [...this.#own.keys()]).filter((file) => !isOwn(file))
    // What others bring back to what the studio once made of it is theirs.
    for (const file of others) this.#own.delete(file)
    return files && others.length === 0 ? 'known' : 'new'
  }

  /** Tells windows what another program has written, and remembers it, so that it can be taken back as well. */
  #tell(files?: readonly string[]): void {
    const news = this.#seen.news(files)
    for (const { now } of news) this.events.tell({ event: 'changed', document: now })
    rememberEdits(
      this.pages,
      news.flatMap(({ before, now }): HandEdit[] => {
        const written = before?.hash ? this.#writtenIn(now.file) : undefined
        return before && written
          ? [{ file: now.file, before: keepingMark(written, () => before.text), after: written }]
          : []
      }),
    )
  }

  /** Sends from here, one sending at a time. @throws Refusal if one is under way */
  async whileSending<Result>(send: () => Promise<Result>): Promise<Result> {
    if (this.#isSending)
      throw new Refusal('The pages are being sent already. Wait a moment, then look again what is left to send.')
    this.#isSending = true
    try {
      return await send()
    } finally {
      this.#isSending = false
    }
  }

  /** Tells windows what was brought here from where others work: it is not this author's to take back. */
  brought(): void {
    for (const { now } of this.#seen.news()) this.events.tell({ event: 'changed', document: now })
  }

  /** Nothing where it has become something that cannot be read since. */
  #writtenIn(file: string): string | undefined {
    try {
      return writtenIn(this.pages, file)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  /** Once all that has changed so far is read and checked. */
  settled(): Promise<void> {
    return this.#live.updates.settled()
  }
}
