import type { MessagePort } from 'node:worker_threads'
import type { Source } from '../load/sources'
import type { Roots } from '../schema/document.generated'
import type { KeptFacts } from '../site/kept-facts'

/** What threads know that read the same documents: each claims a few of them at a time, until all are claimed. */
export interface SharedReading {
  sources: readonly Source[]
  roots: Roots | undefined
  /** How many documents are claimed, and how many of the other readers are through. */
  state: Int32Array<SharedArrayBuffer>
  port: MessagePort
}

/** Places in the shared state. */
export const claimedAt = 0
export const throughAt = 1

/** Some of what another reader has read, as a build remembers facts: most of it is text that only moves. */
export interface HandedOver {
  /** Of the documents, in the order of the facts. */
  numbers: number[]
  kept: KeptFacts
  texts: Uint8Array
}

/** How many documents are claimed at a time: of so many the first reader waits in the end. */
const atATime = 20

/** The numbers of the documents that are left to the caller. @param length how many there are */
export function* claims(length: number, state: SharedReading['state']): Generator<number> {
  for (;;) {
    const start = Atomics.add(state, claimedAt, atATime)
    if (start >= length) return
    for (let number = start; number < Math.min(start + atATime, length); number++) yield number
  }
}
