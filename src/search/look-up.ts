import { fileOfPage, fileOfWord, isSought, pageId, wordsIn, type SearchedPage } from '../page/search-index'
import { loadPages, loadSizes, loadWords } from './load'
import { rank } from './rank'

/** What was found for a text. */
export interface Answer {
  /** What was looked for, as it was typed. */
  text: string
  /** The best first. */
  pages: readonly SearchedPage[]
  /** The words they were found by, as `wordsIn` gives them: what is to be marked. */
  words: ReadonlySet<string>
}

/** More are not shown: who does not find it among these finds it with another word. */
const mostPages = 10

/**
 * Looks for pages. Loads a file for each word, and those that have what is shown of the best pages.
 * @throws if one of them does not come
 */
export async function lookUp(text: string): Promise<Answer> {
  const sought = soughtIn(text)
  if (sought.length === 0) return { text, pages: [], words: new Set() }
  const sizes = await loadSizes()
  const files = new Set(sought.map((word) => fileOfWord(word, sizes)))
  const lists = await Promise.all([...files].map(loadWords))
  const best = rank(lists, sought).slice(0, mostPages)
  const shown = await Promise.all([...new Set(best.map(({ id }) => fileOfPage(id, sizes)))].map(loadPages))
  return {
    text,
    pages: best.flatMap(({ id }) => shown.flat().filter(({ path }) => pageId(path) === id)),
    words: new Set(best.flatMap(({ words }) => words)),
  }
}

/** The words that say something, and the last one, which may be about to. */
function soughtIn(text: string): string[] {
  const words = wordsIn(text)
  const telling = words.filter((word, place) => isSought(word) || (place === words.length - 1 && word.length > 1))
  return [...new Set(telling)]
}
