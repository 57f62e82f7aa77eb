import { setFlagsFromString } from 'node:v8'

/** To optimize the code for fewer takes longer than that saves. */
const manyRead = 500
/** A document that has not changed is less work than one that is read. */
const manyKnown = 30_000

/**
 * Has V8 optimize what runs often from now on, and look for garbage in several threads. Where package.json starts a
 * command with --no-opt and --no-parallel-scavenge it does not until then: of one edit among 10,000 pages the first was
 * an eighth, and the second 5% of the processor's time.
 * @param read how many documents are to be read, or pages to be made @param known how many others are looked at
 */
export function optimizeFor(read: number, known = 0): void {
  if (read < manyRead && known < manyKnown) return
  setFlagsFromString('--opt')
  setFlagsFromString('--parallel-scavenge')
}
