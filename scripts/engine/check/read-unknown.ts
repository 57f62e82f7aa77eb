import type { Source } from '../load/sources'
import { optimizeFor } from '../optimizer'
import type { Told } from '../progress'
import type { Roots } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { readFacts } from './read-facts'
import { OtherReaders } from './other-readers'

export interface ReadingOptions {
  /** Texts that stand in for what is in the files: what would be if they were saved. */
  texts?: ReadonlyMap<string, string>
  /** Whether other threads may read some of many documents, as somebody waits for what is found. */
  withOtherThreads?: boolean
  told?: Told
}

/** Reads the documents whose facts are not known, alone or with other threads, and puts these in their places. */
export function* readUnknown(
  documents: readonly Source[],
  facts: (Facts | undefined)[],
  roots: Roots | undefined,
  { texts, withOtherThreads = false, told }: ReadingOptions,
): Generator<void> {
  const unknown = documents.flatMap((source, place) => (facts[place] ? [] : [{ source, place }]))
  optimizeFor(unknown.length)
  const others = withOtherThreads && !texts ? OtherReaders.start(unknown, roots) : undefined
  for (const [number, { source, place }] of others?.claimed() ?? unknown.entries()) {
    told?.('Checking pages', documents.length - unknown.length + number, documents.length)
    facts[place] = readFacts(source, roots, texts?.get(source.file))
    yield
  }
  for (const claimed of others?.claimedByOthers() ?? []) {
    // What another could not read is read here, where somebody is told why.
    if (claimed) facts[claimed.place] = claimed.read ?? readFacts(claimed.source, roots)
    yield
  }
}
