import { distance } from 'fastest-levenshtein'
import MiniSearch, { type Query } from 'minisearch'
import { idLength, type WordLists } from '../page/search-index'

/** A page that has what is looked for. */
export interface Ranked {
  /** Its id in the lists. */
  id: string
  /** The words it was found by, as it has them. */
  words: string[]
}

/** Where a page has its words, in the order in which the lists name it. */
const fields = ['title', 'headings', 'description'] as const

type Entry = { id: string } & Record<(typeof fields)[number], string>

/**
 * The pages that have all the words of a question, the best first; where there are none, those that have some. A word
 * may go on (“access” finds “accessibility”) and have another form (“companies” finds “company”), and one that no page
 * has is taken for those that are nearly it.
 * @param lists those that the words are in, if they are in any
 */
export function rank(lists: readonly WordLists[], sought: readonly string[]): Ranked[] {
  const words = lists.flatMap((list) => Object.keys(list))
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    searchOptions: {
      boost: { title: 6, headings: 2 },
      // As it was typed rather than in another form.
      boostTerm: (word) => (sought.includes(word) ? 2 : 1),
      prefix: true,
    },
  })
  index.addAll(entriesOf(lists))
  const queries = sought.map((word): Query => ({ combineWith: 'OR', queries: meantBy(word, words) }))
  const withAll = index.search({ combineWith: 'AND', queries })
  const found = withAll.length > 0 ? withAll : index.search({ combineWith: 'OR', queries })
  return found.map(({ id, terms }) => ({ id: String(id), words: terms }))
}

/** A word itself where there are words that it begins, and its other forms; else those that begin nearly like it. */
function meantBy(word: string, words: readonly string[]): string[] {
  const stem = stemOf(word)
  const own = words.some((known) => known.startsWith(word)) ? [word] : []
  const forms = words.filter((known) => known !== word && stemOf(known) === stem)
  // What one of them begins is found by that.
  const beginnings = forms.filter(
    (form) => ![...own, ...forms].some((other) => form !== other && form.startsWith(other)),
  )
  if (own.length > 0 || forms.length > 0) return [...own, ...beginnings]
  const mistakes = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  // So many letters may be missing, or too many.
  const lengths = [-2, -1, 0, 1, 2].filter((more) => Math.abs(more) <= mistakes).map((more) => word.length + more)
  return words.filter((known) => lengths.some((end) => distance(known.slice(0, end), word) <= mistakes))
}

/** What the forms of an English word have in common: companies, company; tests, testing, tested; planning, plans. */
function stemOf(word: string): string {
  const [, stem = word] = /^([a-z]{4,}?)(?:ings?|ed|ies|es|e|y)$/.exec(word) ?? /^([a-z]{2,}[^s])s$/.exec(word) ?? []
  return stem.replace(/([bdfgmnprt])\1$/, '$1')
}

function entriesOf(lists: readonly WordLists[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const [word, pages] of lists.flatMap((list) => Object.entries(list))) {
    for (const [place, ids] of pages.split('|').entries()) {
      const field = fields[place] ?? 'description'
      for (let at = 0; at < ids.length; at += idLength) {
        const id = ids.slice(at, at + idLength)
        const entry = entries.get(id) ?? { id, title: '', headings: '', description: '' }
        entry[field] += ` ${word}`
        entries.set(id, entry)
      }
    }
  }
  return [...entries.values()]
}
