import { isError } from '../../problems/problem'
import type { Facts } from '../../site/facts'
import { allFacts } from '../../site/kept-facts'
import type { PageIndex } from '../../site/page-index'
import { heardByAll } from '../check'

/** What is new of pages that all were there before, and are where they were. */
export interface News {
  /** The files of those whose documents have changed. */
  files: ReadonlySet<string>
  /** And of those of them that have other anchors or headings. */
  withOtherPlaces: ReadonlySet<string>
  /** The names of the facts that have changed of any. */
  facts: ReadonlySet<string>
}

/** Facts of which only the checks between pages hear, or nobody but the page itself and the search. */
const shownByNoOther: ReadonlySet<string> = new Set<keyof Facts>([
  'stamp',
  'hash',
  'links',
  'anchors',
  'headings',
  'oddWords',
  'named',
  'priced',
])

/**
 * What is new since facts were known; undefined where a page came, went, or is somewhere else, on which all pages may
 * have something to say.
 * @param known as they were, by file
 */
export function newsOf({ pages }: PageIndex, known: ReadonlyMap<string, Facts>): News | undefined {
  if (pages.length !== known.size) return undefined
  const changed = pages.filter((page) => known.get(page.file) !== page)
  const files = new Set(changed.map(({ file }) => file))
  const withOtherPlaces = new Set<string>()
  const facts = new Set<string>()
  for (const page of changed) {
    const before = known.get(page.file)
    if (!before) return undefined
    const own = changedFacts(page, before)
    if (own.includes('anchors') || own.includes('headings')) withOtherPlaces.add(page.file)
    for (const name of own) facts.add(name)
  }
  return heardByAll.some((name) => facts.has(name)) ? undefined : { files, withOtherPlaces, facts }
}

/** Whether other pages may have to show something else. */
export function isShownElsewhere({ facts }: News): boolean {
  return [...facts].some((name) => !shownByNoOther.has(name))
}

function changedFacts(page: Facts, before: Facts): string[] {
  const [now, then] = [toOthers(page), toOthers(before)]
  return [...now.keys()].filter((name) => now.get(name) !== then.get(name))
}

/** The facts of a page by their names, as others hear of them. */
function toOthers(page: Facts): Map<string, string> {
  // What is wrong with a draft keeps it out of previews, and whoever mends a page is told what can wait.
  const { problems } = page
  const facts = { ...allFacts(page), problems: [problems.length > 0, problems.some(isError)] }
  return new Map(Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact)]))
}
