import { workerData } from 'node:worker_threads'
import type { Facts } from '../site/facts'
import { keepFacts } from '../site/kept-facts'
import { readFacts } from './read-facts'
import { claims, throughAt, type HandedOver, type SharedReading } from './shared-reading'

/** How many are handed over at a time: of 50,000 the facts alone would take 300 MB, as text they take a fifth. */
const atATime = 500

/** Reads what it can claim, and hands it over. Whatever fails here is read again by the first reader. */
const { sources, roots, state, port }: SharedReading = workerData
const facts = new Map<number, Facts>()
try {
  for (const number of claims(sources.length, state)) {
    const source = sources[number]
    const own = source && readFacts(source, roots)
    if (own) facts.set(number, own)
    if (facts.size === atATime) handOver()
  }
  handOver()
} finally {
  Atomics.add(state, throughAt, 1)
  Atomics.notify(state, throughAt)
}

function handOver(): void {
  const { kept, added } = keepFacts([...facts.values()])
  const read: HandedOver = { numbers: [...facts.keys()], kept, texts: Buffer.concat(added) }
  port.postMessage(read)
  facts.clear()
}
