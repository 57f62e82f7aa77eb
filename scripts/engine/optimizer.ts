import { setFlagsFromString } from 'node:v8'

/** To optimize the code for fewer takes longer than that saves. */
const manyRead = 500
/** A document that has not changed is less work than one that is read. */
const manyKnown = 30_000

/**
 * Has V8 optimize what runs often from now on. Where package.json starts a command with --no-opt it does not until
 * then: of one edit among 10,000 pages that was an eighth.
 * @param read how many documents are to be read, or pages to be made @param known how many others are looked at
 */
export function optimizeFor(read: number, known = 0): void {
  if (read >= manyRead || known >= manyKnown) setFlagsFromString('--opt')
}
