/**
 * What the build writes for the search, and the browser reads: lists of the words that pages have, and what is shown of
 * pages. Both lie in many small files, and which of them holds what follows from a word or an address alone. So a search
 * loads about as much among 10,000 pages as among 70, and a changed page changes the few files of its words.
 */

/** How many files there are of each sort; powers of two. */
export interface IndexSizes {
  words: number
  pages: number
}

/** By word, the pages that have it in their title, in headings or in their description: three runs of ids, with | between. */
export type WordLists = Record<string, string>

/** What is shown of a page that was found. */
export interface SearchedPage {
  path: string
  kind: 'service' | 'article' | 'job' | 'page'
  title: string
  description: string
  /** The headings of its sections, by their anchors. */
  headings?: Record<string, string>
}

/** Where all of it lies. */
export const indexFolder = 'search-index'
export const sizesAddress = `/${indexFolder}/sizes.json`
export const wordsAddress = (place: number) => `/${indexFolder}/words-${place}.json`
export const pagesAddress = (place: number) => `/${indexFolder}/pages-${place}.json`

const pagesInFile = 16
const pagesForEachWordFile = 32
/** There are not many more ways in which words begin. */
const mostWordFiles = 128

/** @param pages how many pages can be found */
export function indexSizes(pages: number): IndexSizes {
  return {
    words: Math.min(mostWordFiles, powerOfTwo(Math.max(4, pages / pagesForEachWordFile))),
    pages: powerOfTwo(Math.max(1, pages / pagesInFile)),
  }
}

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least))
}

/** Says nothing of what a page is about. */
const fillers = new Set(
  'a an and are as at be by can do for from has have how if in into is it its no not of on or our so than that the their them they this to up was we what when where which who will with you your'.split(
    ' ',
  ),
)

/** Two letters that are one word, such as A/B and R&D. */
const letterPair = /\b([a-z])[/&]([a-z])\b/gi

/** The words of a text in small letters and without accents: “Déjà vu” has deja and vu, “A/B test” has ab and test. */
export function wordsIn(text: string): string[] {
  const joined = text.replace(letterPair, '$1$2')
  if (/^[ -~]*$/.test(joined)) return joined.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const plain = joined.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a word is looked for, and not only written between others. */
export function isSought(word: string): boolean {
  return word.length > 1 && !fillers.has(word)
}

/**
 * Which file lists a word: it follows from its first letter and the next other consonant, so that the words that one
 * begins, and most that one was meant to be, are in the same: “acess”, “accessibility” and “acc” are.
 */
export function fileOfWord(word: string, { words }: Pick<IndexSizes, 'words'>): number {
  const [first = ''] = word
  const next = [...word].find((letter) => letter !== first && !'aeiouy'.includes(letter)) ?? ''
  return hashOf(first + next) & (words - 1)
}

/** How many characters the id of a page has. */
export const idLength = 6

/** By what lists of words name a page. Two pages may share one, by a chance of 1 in 40 among 10,000: both are shown. */
export function pageId(path: string): string {
  return (hashOf(path) >>> 1).toString(36).padStart(idLength, '0')
}

/** Which file has what is shown of a page. */
export function fileOfPage(id: string, { pages }: Pick<IndexSizes, 'pages'>): number {
  return Number.parseInt(id, 36) & (pages - 1)
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
