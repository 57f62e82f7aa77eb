import { setFlagsFromString } from 'node:v8'

/** To optimize the code for fewer takes longer than that saves. */
const manyRead = 500
/** A document that has not changed is less work than one that is read. */
const manyKnown = 30_000

/**
 * Has V8 optimize what runs often from now on, look for garbage in several threads and let the nursery grow. A command
 * that package.json starts with --no-opt and --no-parallel-scavenge does none of it until then. Of one edit among 10,000
 * pages the first was an eighth of the processor's time, the second 5%, and the third 15% (of a new title 30%): memory
 * that nobody has touched costs more than to look through little of it more often.
 * @param read how many documents are to be read, or pages to be made @param known how many others are looked at
 */
export function optimizeFor(read: number, known = 0): void {
  if (read < manyRead && known < manyKnown) return
  setFlagsFromString('--opt')
  setFlagsFromString('--parallel-scavenge')
  setFlagsFromString('--semi-space-growth-factor=2')
}
