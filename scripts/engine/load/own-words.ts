import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Beside the documents: words that are right though no dictionary has them, one a line. */
export const wordsFile = '_words.txt'

/** The words of the site's own list; none where there is no list. Capitals do not matter. */
export function ownWords(pagesDirectory: string): ReadonlySet<string> {
  try {
    const text = readFileSync(path.join(pagesDirectory, wordsFile), 'utf8')
    return new Set(text.split(/\s+/).map((word) => word.toLowerCase()))
  } catch {
    return new Set()
  }
}
