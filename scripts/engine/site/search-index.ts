import {
  fileOfPage,
  fileOfWord,
  isSought,
  pageId,
  wordsIn,
  type IndexSizes,
  type SearchedPage,
  type WordLists,
} from '../../../src/page/search-index'
import type { Site } from '../schema/document.generated'
import type { Facts } from './facts'
import { isClosed } from './openings'
import { fill } from './placeholders'

/** A page that can be found, and by which words: those of its title, of its headings and of its description. */
export interface Searched {
  facts: Facts
  /** Each word once, with blanks between, and | between the three. */
  words: string
}

interface Around {
  site: Site
  /** The day to build for: 2026-11-20. */
  date: string
}

/**
 * The words that a page is found by; none of one that is not to be found: closed jobs, the page that says that there is
 * none, and that of the search.
 */
export function searchedWords(facts: Facts, { site, date }: Around): string {
  const { path, title, label, description, job, headings = [] } = facts
  if (path === '/404' || path === site.roots?.search || (job && isClosed(job, date))) return ''
  const seen = new Set<string>()
  const newIn = (text: string) =>
    wordsIn(fill(text, site))
      .filter((word) => isSought(word) && seen.size < seen.add(word).size)
      .join(' ')
  const names = title === label ? title : `${title} ${label}`
  return [names, headings.map(([, words]) => words).join(' '), description].map(newIn).join('|')
}

/** More pages than this are not listed for a word: what is in the titles of all tells none from another. */
const mostPages = 40

/**
 * Lists words with their pages, those with the shortest titles first.
 * @param pages in order of file names @param files which of the files are asked for
 */
export function wordLists(
  pages: readonly Searched[],
  sizes: IndexSizes,
  files: ReadonlySet<number>,
): Map<number, WordLists> {
  const lists = new Map([...files].map((file) => [file, new Map<string, string[][]>()]))
  const listsOf = new Map<string, string[][] | undefined>()
  const begin = (word: string) => {
    const own = lists.get(fileOfWord(word, sizes))
    const begun = own && [[], [], []]
    if (begun) own.set(word, begun)
    listsOf.set(word, begun)
    return begun
  }
  for (const { facts, words } of shortTitlesFirst(pages)) {
    let id: string | undefined
    for (const [place, text] of words.split('|').entries()) {
      for (const word of text ? text.split(' ') : []) {
        const ids = (listsOf.has(word) ? listsOf.get(word) : begin(word))?.[place]
        if (ids && ids.length < mostPages) ids.push((id ??= pageId(facts.path)))
      }
    }
  }
  return new Map([...lists].map(([file, own]) => [file, written(own)]))
}

/** Those with as many words stay in the order that they came in. */
function shortTitlesFirst(pages: readonly Searched[]): Searched[] {
  const byLength: Searched[][] = []
  for (const page of pages) (byLength[blanksInTitle(page.words)] ??= []).push(page)
  return byLength.flat()
}

function blanksInTitle(words: string): number {
  let blanks = 0
  for (let at = 0; at < words.length && words[at] !== '|'; at++) if (words[at] === ' ') blanks++
  return blanks
}

function written(lists: ReadonlyMap<string, string[][]>): WordLists {
  const words = [...lists.keys()].sort()
  return Object.fromEntries(words.map((word) => [word, (lists.get(word) ?? []).map((ids) => ids.join('')).join('|')]))
}

/** What is shown of pages, by the files that are asked for. */
export function searchedPages(
  pages: readonly Searched[],
  sizes: IndexSizes,
  files: ReadonlySet<number>,
  { site }: Around,
): Map<number, SearchedPage[]> {
  const shown = new Map<number, SearchedPage[]>([...files].map((file) => [file, []]))
  for (const { facts } of pages) shown.get(fileOfPage(pageId(facts.path), sizes))?.push(searchedPage(facts, site))
  for (const own of shown.values()) own.sort((one, other) => (one.path < other.path ? -1 : 1))
  return shown
}

function searchedPage({ path, kind, title, description, headings }: Facts, site: Site): SearchedPage {
  const filled = headings?.map(([id, heading]) => [id, fill(heading, site)])
  return {
    path,
    kind,
    title: fill(title, site),
    description: fill(description, site),
    ...(filled && { headings: Object.fromEntries(filled) }),
  }
}

/** Which files a page's words are in. */
export function filesOfWords(words: string, sizes: IndexSizes): number[] {
  return words
    .split(/[ |]/)
    .filter(Boolean)
    .map((word) => fileOfWord(word, sizes))
}
