import { wordsIn, type SearchedPage } from '../page/search-index'
import type { Answer } from './look-up'

/** A line that can be chosen. */
export interface Result {
  path: string
  title: string
  text: string
}

export interface ResultGroup {
  name: string
  results: Result[]
}

const names = { service: 'Services', article: 'Articles', job: 'Jobs', page: 'Pages' } as const

/** Of sections not more than these: each page that is shown may have several. */
const mostSections = 6

/** What was found by kind, the kind with the best page first, and sections of these pages last. */
export function resultGroups({ pages, words }: Pick<Answer, 'pages' | 'words'>): ResultGroup[] {
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  const sections = pages.flatMap((page) => sectionsOf(page, words)).slice(0, mostSections)
  return [
    ...kinds.map((kind) => ({ name: names[kind], results: pages.filter((page) => page.kind === kind).map(asResult) })),
    ...(sections.length > 0 ? [{ name: 'Sections', results: sections }] : []),
  ]
}

function asResult({ path, title, description }: SearchedPage): Result {
  return { path, title, text: description }
}

function sectionsOf({ path, title, headings = {} }: SearchedPage, words: ReadonlySet<string>): Result[] {
  return Object.entries(headings)
    .filter(([, heading]) => wordsIn(heading).some((word) => words.has(word)))
    .map(([id, heading]) => ({ path: `${path}#${id}`, title: heading, text: title }))
}

/** Of a longer text its beginning is repeated. */
const mostRepeated = 40

/** Says what was found: 5 results: 3 services, 2 jobs. */
export function countOf(groups: readonly ResultGroup[], text: string): string {
  const all = groups.reduce((total, { results }) => total + results.length, 0)
  if (all === 0) return `Nothing found for “${text.length > mostRepeated ? `${text.slice(0, mostRepeated)}…` : text}”`
  const counts = groups.map(({ name, results: { length } }) => counted(length, name.toLowerCase().slice(0, -1)))
  return `${counted(all, 'result')}: ${counts.join(', ')}`
}

function counted(count: number, name: string): string {
  return `${count} ${count === 1 ? name : `${name}s`}`
}
