import MiniSearch, { type Query } from 'minisearch'
import { withoutEnd } from '../../engine/text/without-ends'
import { guideAddress, partOfGuide } from './addresses'
import { guideDocuments, readGuide, type GuideDocument } from './documents'
import type { MarkdownRead, Part } from './markdown'
import { othersFor, wordsIn, wordsSought } from './words'

/** A place of the guide that can be looked for. */
export interface Entry {
  /** Its own address, by which it is known. */
  address: string
  title: string
  kind: 'Task' | 'Section type' | 'Field' | 'Problem'
  words: string
}

/** Built of what was last read: a document that changes is read anew. */
let made: { of: MarkdownRead[]; index: MiniSearch<Entry>; entries: Map<string, Entry> } | undefined

/** The places of the guide that have all words of a question, or nearly, the best first; else those that have some. */
export function searchGuide(question: string): Entry[] {
  const of = guideDocuments.map(readGuide)
  if (!made || made.of.some((read, place) => read !== of[place])) made = indexOf(of)
  const { index, entries } = made
  const queries = wordsSought(question).map(asMeant)
  const found = index.search({ combineWith: 'AND', queries })
  const results = found.length > 0 ? found : index.search({ combineWith: 'OR', queries })
  return results.flatMap(({ id }) => entries.get(id) ?? [])
}

/** A word as it may be written, or another that the guide has for it. */
function asMeant(word: string): Query {
  const own: Query = { combineWith: 'OR', queries: [word], prefix: true, fuzzy: word.length > 4 ? 0.2 : false }
  return { combineWith: 'OR', queries: [own, ...othersFor(word)], prefix: true }
}

function indexOf(of: MarkdownRead[]) {
  const all = guideDocuments.flatMap((document, place) => entriesOf(document, of[place]?.parts ?? []))
  const index = new MiniSearch<Entry>({
    idField: 'address',
    fields: ['title', 'words'],
    tokenize: wordsIn,
    searchOptions: { boost: { title: 5 }, boostDocument: (address) => (isTask(address) ? 1.5 : 1) },
  })
  index.addAll(all)
  return { of, index, entries: new Map(all.map((entry) => [entry.address, entry])) }
}

const isTask = (address: string) => address.startsWith(`${guideAddress}#`)

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
