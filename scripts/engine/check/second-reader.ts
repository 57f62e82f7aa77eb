import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { MessageChannel } from 'node:worker_threads'
import type { Source } from '../load/sources'
import type { Roots } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { recallFacts } from '../site/kept-facts'
import { claims, isAtEnd, type ReadAside, type SharedReading } from './shared-reading'

/** A document to be read, and its place among all. */
export interface Unread {
  source: Source
  place: number
}

/** With fewer of them the first reader is done before a second has begun. */
const fewest = 1500

/** How long the last documents that the second reader claimed are waited for, in milliseconds. */
const patience = 10_000
/** How long nobody else is answered meanwhile, in milliseconds. */
const step = 5

/** Where the bundled commands have it. In code that is not bundled nobody reads aside. */
const program = new URL('./second-reader.worker.mjs', import.meta.url)

/** Loaded when there is much to read: most commands wait for one document. */
const threads = (): typeof import('node:worker_threads') => createRequire(import.meta.url)('node:worker_threads')

/**
 * Another thread that reads some of many documents, for commands in which somebody waits for all of them: of 10,000
 * everything is known after 3.1 s, which takes one thread 4.2. It is more work in all, and a build reads alone.
 */
export class SecondReader {
  readonly #unread: readonly Unread[]
  readonly #state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  readonly #channel: MessageChannel
  readonly #mine = new Set<number>()

  private constructor(unread: readonly Unread[], roots: Roots | undefined) {
    const { MessageChannel, Worker } = threads()
    this.#unread = unread
    this.#channel = new MessageChannel()
    const { port2: port } = this.#channel
    const workerData: SharedReading = { sources: unread.map(({ source }) => source), roots, state: this.#state, port }
    const worker = new Worker(program, { workerData, transferList: [port] })
    // Whoever ends before all is read waits for nobody.
    worker.unref()
    // What it claimed is read here then: whatever is at fault in a document is met again, and told as always.
    worker.on('error', () => {})
  }

  /** Starts one where that pays. @param roots where each kind of page is at home */
  static start(unread: readonly Unread[], roots: Roots | undefined): SecondReader | undefined {
    return unread.length >= fewest && existsSync(fileURLToPath(program)) ? new SecondReader(unread, roots) : undefined
  }

  /** The documents that are left to the caller. */
  *claimed(): Generator<[number: number, Unread]> {
    for (const number of claims(this.#unread.length, this.#state)) {
      const own = this.#unread[number]
      if (!own) continue
      this.#mine.add(number)
      yield [number, own]
    }
  }

  /** Waits for the second one, with steps between which others are answered: of 50,000 documents it has a second to hand over. */
  *waiting(): Generator<void> {
    const latest = performance.now() + patience
    while (Atomics.wait(this.#state, isAtEnd, 0, step) === 'timed-out' && performance.now() < latest) yield
  }

  /** All others, with what the second one read of them by now: nothing if it failed, or if a file is gone. */
  *ended(): Generator<Unread & { read: Facts | undefined }> {
    const read = new Map([...this.#handedOver()].flatMap(factsByNumber))
    this.#channel.port1.close()
    for (const [number, own] of this.#unread.entries())
      if (!this.#mine.has(number)) yield { ...own, read: read.get(number) }
  }

  *#handedOver(): Generator<ReadAside> {
    for (;;) {
      const { message }: { message?: ReadAside } = threads().receiveMessageOnPort(this.#channel.port1) ?? {}
      if (!message) return
      yield message
    }
  }
}

function factsByNumber({ numbers, kept, texts }: ReadAside): [number | undefined, Facts][] {
  const facts = recallFacts(kept, Buffer.from(texts.buffer)) ?? []
  return facts.map((own, place) => [numbers[place], own])
}
