import type { PageEntry } from '../../contract'

/** Pages of one kind, services of one group. */
export interface PageGroup {
  name: string
  pages: PageEntry[]
}

export interface PageTree {
  groups: PageGroup[]
  /** How many pages were found, and how many of them are not shown. */
  found: number
  hidden: number
}

/** What the kinds are called, in the order of the tree. */
export const kindNames: Record<PageEntry['kind'], string> = {
  page: 'Pages',
  service: 'Services',
  article: 'Articles',
  job: 'Jobs',
}

/** What one page of a kind is called. */
export const kindName: Record<PageEntry['kind'], string> = {
  page: 'Page',
  service: 'Service',
  article: 'Article',
  job: 'Job',
}

/** Which pages are looked for, besides by words. */
export type PageFilter = 'all' | 'draft' | 'problems'

/** @param most how many pages are shown at once: a browser draws thousands of rows slowly, and nobody reads them */
export function pageTree(pages: readonly PageEntry[], search: string, filter: PageFilter, most = 200): PageTree {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.filter((page) => isOf(page, filter) && hasWords(page, words))
  const ordered = found.sort((one, other) => placeOf(one) - placeOf(other))
  const groups = new Map<string, PageEntry[]>()
  for (const page of ordered.slice(0, most)) {
    const name = groupName(page)
    groups.set(name, [...(groups.get(name) ?? []), page])
  }
  return {
    groups: [...groups].map(([name, pages]) => ({ name, pages })),
    found: found.length,
    hidden: Math.max(0, found.length - most),
  }
}

function isOf(page: PageEntry, filter: PageFilter): boolean {
  if (filter === 'draft') return page.draft || page.appears !== undefined
  return filter === 'all' || page.errors + page.warnings > 0
}

function hasWords({ title, path, groupName = '' }: PageEntry, words: readonly string[]): boolean {
  const text = `${title} ${path} ${groupName}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const kinds = Object.keys(kindNames)

/** The home page is the first of its kind, and that for addresses that lead nowhere the last. */
function placeOf({ kind, path }: PageEntry): number {
  return kinds.indexOf(kind) + (path === '/' ? -0.5 : path === '/404' ? 0.5 : 0)
}

function groupName({ kind, groupName }: PageEntry): string {
  return kind === 'service' ? (groupName ?? 'Services without a group') : kindNames[kind]
}
