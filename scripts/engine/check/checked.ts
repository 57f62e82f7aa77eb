import type { Read } from '../load/read-source'
import { optimizeFor } from '../optimizer'
import type { Finding } from '../problems/finding'
import { toProblems } from '../problems/locate'
import { isError, type Problem } from '../problems/problem'
import type { SiteCheck, Whole } from './check'
import { Looking, type LookedInto } from './looking'
import type { News } from './news'

/** What a check found, and the pages into which it looked. */
export interface Checked {
  problems: Problem[]
  lookedInto: LookedInto
}

/** How a check looks at pages. */
export interface Round {
  whole: Whole
  /** Whether what is found in a file counts. */
  isTold: (file: string) => boolean
  reread: (file: string) => Read
}

/** What a check finds now by what it found before; undefined where it has to look at all pages again. */
export function checkedAnew(check: SiteCheck, round: Round, known: Checked, news: News): Checked | undefined {
  const { whole } = round
  const { problems, lookedInto } = known
  const { read, places } = lookedInto
  const isNew = (file: string) => news.files.has(file)
  if (places.some((file) => news.withOtherPlaces.has(file))) return undefined
  const isAsked = check.asks.some((name) => news.facts.has(name))
  if (isAsked && (!check.eachByItself || problems.some(isError))) return undefined
  if (!isAsked && !read.some(isNew) && !problems.some(({ file }) => isNew(file))) return known
  // What is wrong with the others is as it was; in these it may stand elsewhere by now.
  const pages = whole.pages.filter(({ file }) => isNew(file))
  const looking = new Looking({ ...whole, pages })
  const findings = check.find(looking.whole)
  if (isAsked && findings.some(({ wording }) => wording.severity !== 'warning')) return undefined
  const own = findings.filter(({ file }) => isNew(file))
  return {
    problems: [...problems.filter(({ file }) => !isNew(file)), ...placed(own, round)],
    lookedInto: {
      read: [...read.filter((file) => !isNew(file)), ...looking.into.read],
      places: [...new Set([...places, ...looking.into.places])],
    },
  }
}

/** What a check finds. */
export function checkedBy(check: SiteCheck, round: Round): Checked {
  const looking = new Looking(round.whole)
  const problems = placed(check.find(looking.whole), round)
  return { problems, lookedInto: looking.into }
}

function placed(findings: readonly Finding[], { isTold, reread }: Round): Problem[] {
  const byFile = new Map<string, Finding[]>()
  for (const found of findings) {
    if (!isTold(found.file)) continue
    const own = byFile.get(found.file)
    if (own) own.push(found)
    else byFile.set(found.file, [found])
  }
  optimizeFor(byFile.size)
  // Of each file anew: thousands of them may have something to settle before the launch.
  return [...byFile].flatMap(([file, own]) => toProblems(own, reread(file)))
}
