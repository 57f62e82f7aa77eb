import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../engine/refusal'
import type { LiveContent } from './live-content'

/** How long everything is left to the browser before the documents are checked as a whole, in milliseconds. */
const browserFirst = 50

/**
 * The watch gathers what happens for up to half a second, and leaves out what came and went in that time. It may have
 * been read in between. In milliseconds, for a machine that is busy as well.
 */
const gathering = 1000

/** Who hears of what has happened. */
interface Listeners {
  /** What is shown may have changed. */
  tell: () => void
  /** Words for the terminal. */
  complain: (words: string) => void
  /** All documents were read and checked. */
  checked?: () => void
}

/**
 * Reads what changes, one change after the other: what was read later must not be shown before. From save to a problem
 * on the page pass 80 ms, to new words 150.
 */
export class Updates {
  readonly #content: LiveContent
  readonly #listeners: Listeners
  /** The files that have changed since the content was last read; undefined where it may be any of them. */
  #unread: Set<string> | undefined = new Set()
  #last = Promise.resolve()
  #isWaiting = false
  /** The names there were when the content was last read. */
  #names = ''

  constructor(content: LiveContent, listeners: Listeners) {
    this.#content = content
    this.#listeners = listeners
  }

  /** Reads nothing until `readAll`, whatever changes: a page that is asked for meanwhile is shown from its file. */
  wait(): void {
    this.#isWaiting = true
  }

  /** Reads everything. */
  readAll(): void {
    this.#isWaiting = false
    this.#unread = undefined
    this.#last = this.#last.then(() => setTimeout(browserFirst)).then(() => this.#read())
  }

  /** Takes note of a change. @param files those that changed; any of them if left out */
  changed(files?: readonly string[]): void {
    this.#unread = files && this.#unread && new Set([...this.#unread, ...files])
    // The page that was saved needs nothing but its file; that it is right, and what it changes elsewhere, can wait, as
    // for thousands of documents that are still being read.
    this.#listeners.tell()
    if (this.#isWaiting) return
    this.#last = this.#last.then(async () => {
      await setTimeout(browserFirst)
      await this.#read()
    })
  }

  /** Once all that has changed so far is read and checked. */
  settled(): Promise<void> {
    return this.#last
  }

  /** Never fails: the files may be on their way, and the next change tries again. */
  async #read(): Promise<void> {
    const files = this.#unread
    // Several changes in a row are read at once.
    if (files?.size === 0) return
    this.#unread = new Set()
    const names = this.#content.names()
    try {
      await this.#content.update(files)
    } catch (error) {
      this.#unread = undefined
      this.#listeners.complain(wordsOf(error))
    }
    this.#listeners.tell()
    this.#listeners.checked?.()
    void this.#lookAgain(names)
  }

  /** Reads everything anew where something has gone that nobody will tell of. */
  async #lookAgain(names: string): Promise<void> {
    this.#names = names
    await setTimeout(gathering, undefined, { ref: false })
    const isLast = this.#names === names && this.#unread?.size === 0
    if (isLast && this.#content.names() !== names) this.changed()
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  return `The pages could not be read; the next change tries again.\n${error instanceof Error ? error.stack : String(error)}`
}
