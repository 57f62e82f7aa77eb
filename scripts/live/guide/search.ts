import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { nearestAmong } from '../../engine/text/nearest'
import { withoutEnd } from '../../engine/text/without-ends'
import { guideAddress, partOfGuide } from './addresses'
import { guideDocuments, readGuide, type GuideDocument } from './documents'
import type { MarkdownRead, Part } from './markdown'
import { othersFor, wordsByWeight, wordsIn } from './words'

/** A place of the guide that can be looked for. */
export interface Entry {
  /** Its own address, by which it is known. */
  address: string
  title: string
  kind: 'Task' | 'Section type' | 'Field' | 'Problem'
  words: string
}

/** What is looked through, built of documents as they were last read. */
interface Index {
  of: MarkdownRead[]
  index: MiniSearch<Entry>
  entries: Map<string, Entry>
  /** The word of a title that a word was probably meant to be, where the guide has none that begins with it. */
  meant: (word: string) => string | undefined
}

/** Of so few places with all words none may be the one: those with some of them follow. */
const fewest = 3

let made: Index | undefined

/** The places of the guide that have all words of a question, or nearly, the best first; where these are few, those that have some. */
export function searchGuide(question: string): Entry[] {
  const of = guideDocuments.map(readGuide)
  // A document that changes is read anew.
  if (!made || made.of.some((read, place) => read !== of[place])) made = indexOf(of)
  const { index, entries, meant } = made
  const { strong, weak } = wordsByWeight(question)
  const asked = (words: readonly string[]) => words.map((word) => asMeant(word, meant(word)))
  const search = (combineWith: 'AND' | 'OR', words: readonly string[]) =>
    index.search({ combineWith, queries: asked(words) })
  const besides = new Map(search('OR', weak).map(({ id, score }) => [id, score]))
  const worth = ({ id, score }: SearchResult) => score + (besides.get(id) ?? 0) / 4
  const inOrder = (found: SearchResult[]) => found.sort((one, other) => worth(other) - worth(one)).map(({ id }) => id)
  const all = inOrder(search('AND', strong))
  const some = all.length < fewest ? inOrder(search('OR', strong)) : []
  return [...new Set([...all, ...some])].flatMap((id) => entries.get(id) ?? [])
}

/** A word as it is written, as it was probably meant, or another that the guide has for it. */
function asMeant(word: string, meant: string | undefined): Query {
  return {
    combineWith: 'OR',
    queries: [word, ...othersFor(word), ...(meant === undefined ? [] : [meant])],
    prefix: true,
  }
}

function indexOf(of: MarkdownRead[]): Index {
  const all = guideDocuments.flatMap((document, place) => entriesOf(document, of[place]?.parts ?? []))
  const entries = new Map(all.map((entry) => [entry.address, entry]))
  const index = new MiniSearch<Entry>({
    idField: 'address',
    fields: ['title', 'words'],
    tokenize: wordsIn,
    searchOptions: { boost: { title: 5 }, boostDocument: (address) => weights[entries.get(address)?.kind ?? 'Field'] },
  })
  index.addAll(all)
  const titles = [...new Set(all.flatMap(({ title }) => wordsIn(title)))]
  const near = nearestAmong(titles)
  const isKnown = (word: string) => index.search(word, { prefix: true }).length > 0
  return {
    of,
    index,
    entries,
    meant: (word) => (isKnown(word) ? undefined : near(word)),
  }
}

/** Who asks wants to do something: what to do comes before what there is, and that before what it consists of. */
const weights: Record<Entry['kind'], number> = { Task: 2, 'Section type': 1.3, Problem: 1, Field: 0.8 }

/** What can be found in a document: what stands under its headings, and its fields. */
function entriesOf({ address }: GuideDocument, parts: readonly Part[]): Entry[] {
  return parts.flatMap((part) => {
    const { heading, id, words, fields } = part
    const ofFields = fields.map((field): Entry => {
      const title = `${field.name}, ${heading.replace('The fields of', 'a field of')}`
      return { address: `${address}#${field.id}`, title, kind: 'Field', words: field.words }
    })
    const kind = kindOf(address, part)
    if (!kind) return ofFields
    const title = kind === 'Problem' ? `${withoutEnd(part.lead, (sign) => sign === '.')} (${heading})` : heading
    return [{ address: `${address}#${id}`, title, kind, words }, ...ofFields]
  })
}

/** What stands under a heading; nothing where it only gathers others or heads a table, whose rows are found. */
function kindOf(address: string, { heading, level }: Part): Entry['kind'] | undefined {
  if (level === 1 || heading.startsWith('The fields of')) return undefined
  if (address === guideAddress) return 'Task'
  if (level === 2) return undefined
  return address === partOfGuide('problems') ? 'Problem' : 'Section type'
}
