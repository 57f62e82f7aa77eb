import { isDeepStrictEqual } from 'node:util'
import {
  fileOfPage,
  indexSizes,
  pageId,
  pagesAddress,
  sizesAddress,
  wordsAddress,
  type IndexSizes,
} from '../../../src/page/search-index'
import { checksumOf } from '../files/checksum.mjs'
import { filesOfWords, searchedPages, wordLists, type Searched } from '../site/search-index'
import type { Surroundings } from '../site/surroundings'
import type { Build } from './plan'
import type { BuiltPage } from './state'

/** Which of the files with words, and with pages, something happened to. */
interface Touched {
  words: Set<number>
  pages: Set<number>
}

/**
 * Writes what the search looks through, where it has changed: after one edit that is a few files of many. Nothing where
 * the site has no page to search on.
 */
export function writeSearchFiles(build: Build): void {
  const { context, next, present } = build
  if (!context.site.roots?.search) return
  const pages = next.pages.filter(isFound)
  const sizes = indexSizes(pages.length)
  const files = [sizesAddress, ...all(sizes.words).map(wordsAddress), ...all(sizes.pages).map(pagesAddress)]
  const missing = new Set(files.map(fileAt).filter((file) => !present.has(file)))
  const touched = touchedFiles(build, sizes)
  for (const place of all(sizes.words)) if (missing.has(fileAt(wordsAddress(place)))) touched.words.add(place)
  for (const place of all(sizes.pages)) if (missing.has(fileAt(pagesAddress(place)))) touched.pages.add(place)
  if (!build.isComplete) for (const file of files) next.files[fileAt(file)] = ''
  for (const [address, text] of searchFiles(pages, sizes, touched, context)) write(build, fileAt(address), text)
}

/** Every file that the search looks through, by address: for `npm run dev`, which has no need of doing less. */
export function allSearchFiles(pages: readonly Searched[], around: Surroundings): Map<string, string> {
  const sizes = indexSizes(pages.length)
  const whole = { words: new Set(all(sizes.words)), pages: new Set(all(sizes.pages)) }
  return new Map(searchFiles(pages, sizes, whole, around))
}

function* searchFiles(
  pages: readonly Searched[],
  sizes: IndexSizes,
  touched: Touched,
  around: Surroundings,
): Generator<[address: string, text: string]> {
  yield [sizesAddress, JSON.stringify(sizes)]
  if (touched.words.size > 0)
    for (const [place, lists] of wordLists(pages, sizes, touched.words))
      yield [wordsAddress(place), JSON.stringify(lists)]
  if (touched.pages.size > 0)
    for (const [place, shown] of searchedPages(pages, sizes, touched.pages, around))
      yield [pagesAddress(place), JSON.stringify(shown)]
}

/** The files of the pages that are not what they were; all where it cannot be told. */
function touchedFiles({ last, next, before }: Build, sizes: IndexSizes): Touched {
  const isSame =
    last?.identity === next.identity &&
    isDeepStrictEqual(last.roots, next.roots) &&
    isDeepStrictEqual(indexSizes(last.pages.filter(isFound).length), sizes)
  if (!isSame) return { words: new Set(all(sizes.words)), pages: new Set(all(sizes.pages)) }
  const touched: Touched = { words: new Set(), pages: new Set() }
  const touch = ({ facts, words }: BuiltPage) => {
    touched.pages.add(fileOfPage(pageId(facts.path), sizes))
    for (const file of filesOfWords(words, sizes)) touched.words.add(file)
  }
  const gone = new Map(before)
  for (const page of next.pages) {
    const other = before.get(page.facts.file)
    gone.delete(page.facts.file)
    if (page.facts === other?.facts && page.words === other.words) continue
    if (isFound(page)) touch(page)
    if (other && isFound(other)) touch(other)
  }
  for (const page of gone.values()) if (isFound(page)) touch(page)
  return touched
}

const isFound = ({ words }: BuiltPage) => words !== ''

/** Leaves a file alone that would be what it is. */
function write({ last, present, publication }: Build, file: string, text: string): void {
  const bytes = Buffer.from(text)
  if (!present.has(file) || last?.files[file] !== checksumOf(bytes)) publication.write(file, bytes)
}

const fileAt = (address: string) => address.slice(1)
const all = (count: number) => Array.from({ length: count }, (_, place) => place)
