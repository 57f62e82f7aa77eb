import MiniSearch from 'minisearch'
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
 * may go on (“access” finds “accessibility”), and one that no page has is taken for those that are nearly it.
 * @param lists those that the words are in, if they are in any
 */
export function rank(lists: readonly WordLists[], sought: readonly string[]): Ranked[] {
  const words = lists.flatMap((list) => Object.keys(list))
  const isKnown = (word: string) => words.some((known) => known.startsWith(word))
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    searchOptions: {
      boost: { title: 6, headings: 2 },
      prefix: true,
      fuzzy: (word) => (isKnown(word) ? false : mistakesIn(word)),
    },
  })
  index.addAll(entriesOf(lists))
  const question = sought.join(' ')
  const withAll = index.search(question, { combineWith: 'AND' })
  const found = withAll.length > 0 ? withAll : index.search(question, { combineWith: 'OR' })
  return found.map(({ id, terms }) => ({ id: String(id), words: terms }))
}

/** How many letters of a word may be wrong. */
function mistakesIn({ length }: string): number | false {
  if (length < 4) return false
  return length < 8 ? 1 : 2
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
