import { readStampedAtMost, type Stamped } from './open-file'

/** The largest file that is read as a document, in bytes. A page of the site has 5,000. */
export const mostBytes = 2_000_000

/**
 * What is in an ordinary file; undefined where it has more than a document may have, which is known before it is read.
 * @throws what `openFile` throws, where the file cannot be read
 */
export function readDocument(file: string): Stamped | undefined {
  return readStampedAtMost(file, mostBytes)
}
