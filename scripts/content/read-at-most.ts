import { readFile } from '../files/open-file'

/** The largest file that is read as a document, in bytes. A page of the site has 5,000. */
export const mostBytes = 2_000_000

/**
 * The bytes of an ordinary file; undefined where it has more than a document may have, which is known before it is read.
 * @throws what `openFile` throws, where the file cannot be read
 */
export function readAtMost(file: string): Buffer | undefined {
  try {
    return readFile(file, mostBytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EFBIG') return undefined
    throw error
  }
}
