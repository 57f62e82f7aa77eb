import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { MessagePort } from 'node:worker_threads'
import type { Source } from '../load/sources'
import type { Roots } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { recallFacts } from '../site/kept-facts'
import { claims, throughAt, type HandedOver, type SharedReading } from './shared-reading'

/** A document to be read, and its place among all. */
export interface Unread {
  source: Source
  place: number
}

/** With fewer documents for each the first reader is done before another has begun. */
const fewest = 1500

/** A container may say that it has all processors of its machine, and have two. */
const mostOthers = 3

/** How long the last documents that others claimed are waited for, in milliseconds. */
const patience = 10_000
/** How long nobody else is answered meanwhile, in milliseconds. */
const step = 5

/** Where the bundled commands have it. In code that is not bundled nobody reads aside. */
const program = new URL('./other-reader.worker.mjs', import.meta.url)

/** Loaded when there is much to read: most commands wait for one document. */
const threads = (): typeof import('node:worker_threads') => createRequire(import.meta.url)('node:worker_threads')

/**
 * Other threads that read some of many documents, for commands in which somebody waits for all of them: of 10,000
 * everything is known after 3.1 s with two processors, which takes one thread 4.2. It is more work in all, and a build
 * reads alone.
 */
export class OtherReaders {
  readonly #unread: readonly Unread[]
  readonly #state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  readonly #ports: readonly MessagePort[]
  readonly #mine = new Set<number>()

  private constructor(unread: readonly Unread[], roots: Roots | undefined, count: number) {
    this.#unread = unread
    const sources = unread.map(({ source }) => source)
    this.#ports = Array.from({ length: count }, () => begin({ sources, roots, state: this.#state }))
  }

  /** Starts as many as pay. @param roots where each kind of page is at home */
  static start(unread: readonly Unread[], roots: Roots | undefined): OtherReaders | undefined {
    const count = Math.min(availableParallelism() - 1, mostOthers, Math.floor(unread.length / fewest))
    if (count <= 0 || !existsSync(fileURLToPath(program))) return undefined
    try {
      return new OtherReaders(unread, roots, count)
    } catch {
      // The system may let nobody have more threads.
      return undefined
    }
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

  /**
   * The documents that others claimed, with what they read of them: nothing if one failed, or if a file is gone. As long
   * as they are not through, there are steps with no document, between which somebody else can be answered.
   */
  *claimedByOthers(): Generator<(Unread & { read: Facts | undefined }) | undefined> {
    // Some may not even have begun.
    if (this.#mine.size === this.#unread.length) return
    const latest = performance.now() + patience
    for (let through = 0; through < this.#ports.length && performance.now() < latest;) {
      if (Atomics.wait(this.#state, throughAt, through, step) === 'timed-out') yield
      through = Atomics.load(this.#state, throughAt)
    }
    const read = new Map(this.#ports.flatMap((port) => [...handedOver(port)].flatMap(factsByNumber)))
    for (const [number, own] of this.#unread.entries())
      if (!this.#mine.has(number)) yield { ...own, read: read.get(number) }
  }
}

/** @returns where a new reader hands over what it reads */
function begin(shared: Omit<SharedReading, 'port'>): MessagePort {
  const { MessageChannel, Worker } = threads()
  const { port1, port2: port } = new MessageChannel()
  const workerData: SharedReading = { ...shared, port }
  const worker = new Worker(program, { workerData, transferList: [port] })
  // Whoever ends before all is read waits for nobody.
  worker.unref()
  // What it claimed is read by the first then: whatever is at fault in a document is met again, and told as always.
  worker.on('error', () => {})
  return port1
}

function* handedOver(port: MessagePort): Generator<HandedOver> {
  for (;;) {
    const { message }: { message?: HandedOver } = threads().receiveMessageOnPort(port) ?? {}
    if (!message) return port.close()
    yield message
  }
}

function factsByNumber({ numbers, kept, texts }: HandedOver): [number | undefined, Facts][] {
  // A few short texts share their memory with others of Node's.
  const facts = recallFacts(kept, Buffer.from(texts.buffer, texts.byteOffset, texts.length)) ?? []
  return facts.map((own, place) => [numbers[place], own])
}
