import { indexFolder } from '../../src/page/search-index'
import { allSearchFiles } from '../engine/publish/search-files'
import { searchedWords } from '../engine/site/search-index'
import type { PageIndex } from '../engine/site/page-index'
import type { Surroundings } from '../engine/site/surroundings'
import type { LiveContent } from './live-content'

/** By the pages as they were read: once these are others, so may be the words that they are found by. */
const made = new WeakMap<PageIndex, ReadonlyMap<string, string>>()

/** What the search looks through at an address, made once somebody searches; undefined if it is none of it. */
export function searchFileAt(address: string, { surroundings, checked: { index } }: LiveContent): string | undefined {
  if (!surroundings?.site.roots?.search || !address.startsWith(`/${indexFolder}/`)) return undefined
  const files = made.get(index) ?? filesOf({ ...surroundings, index })
  made.set(index, files)
  return files.get(address)
}

function filesOf(surroundings: Surroundings): ReadonlyMap<string, string> {
  const pages = surroundings.index.pages.map((facts) => ({ facts, words: searchedWords(facts, surroundings) }))
  return allSearchFiles(
    pages.filter(({ words }) => words !== ''),
    surroundings,
  )
}
