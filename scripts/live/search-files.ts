import { indexFolder } from '../../src/page/search-index'
import { allSearchFiles } from '../engine/publish/search-files'
import { searchedWords } from '../engine/site/search-index'
import type { Surroundings } from '../engine/site/surroundings'
import type { LiveContent } from './live-content'

/** By what pages say: once that is something else, it is another. */
const made = new WeakMap<Surroundings, ReadonlyMap<string, string>>()

/** What the search looks through at an address, made once somebody searches; undefined if it is none of it. */
export function searchFileAt(address: string, { surroundings }: LiveContent): string | undefined {
  if (!surroundings?.site.roots?.search || !address.startsWith(`/${indexFolder}/`)) return undefined
  const files = made.get(surroundings) ?? filesOf(surroundings)
  made.set(surroundings, files)
  return files.get(address)
}

function filesOf(surroundings: Surroundings): ReadonlyMap<string, string> {
  const { index } = surroundings
  const pages = index.pages.map((facts) => ({ facts, words: searchedWords(facts, surroundings) }))
  return allSearchFiles(
    pages.filter(({ words }) => words !== ''),
    surroundings,
  )
}
