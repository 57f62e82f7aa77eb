import type { Read } from '../../load/read-source'
import { optimizeFor } from '../../optimizer'
import type { Finding } from '../../problems/finding'
import { toProblems } from '../../problems/locate'
import type { Problem } from '../../problems/problem'
import type { SiteCheck, Whole } from '../check'
import type { News } from './news'
import { watched, type LookedInto } from './watched'

/** What a check found, and the pages into which it looked. */
export interface Checked {
  problems: Problem[]
  lookedInto: LookedInto
  /** Whether it found an error, even if that is not told: in a page that is no draft, or at a value that is a guess. */
  hasErrors: boolean
}

/** How a check looks at pages. */
export interface Round {
  whole: Whole
  /** Whether what is found in a file counts. */
  isTold: (file: string) => boolean
  reread: (file: string) => Read
}

/** What a check finds in all pages. */
export function lookAtAll(check: SiteCheck, round: Round): Checked {
  const { whole, read, placesOf } = watched(round.whole)
  const findings = check.find(whole)
  for (const { file } of findings) read.add(file)
  const lookedInto = { read: [...read], placesOf: [...placesOf] }
  return { problems: problemsOf(findings, round), lookedInto, hasErrors: findings.some(isError) }
}

/**
 * What a check finds now by what it found before. Where nothing that it hears of has changed that is the same, and where
 * what it says of other pages cannot have changed it looks at the edited ones alone.
 * @returns undefined where it has to look at all pages
 */
export function lookAgain(check: SiteCheck, round: Round, known: Checked, news: News): Checked | undefined {
  const { problems, lookedInto } = known
  const isNew = (file: string) => news.files.has(file)
  const isOld = (file: string) => !isNew(file)
  if (lookedInto.placesOf.some((file) => news.withOtherPlaces.has(file))) return undefined
  const hears = check.asks.some((name) => news.facts.has(name))
  if (!hears && lookedInto.read.every(isOld)) return known
  // Its errors on one page may hang on what others say.
  if (check.eachByItself ? known.hasErrors : hears) return undefined

  const pages = round.whole.pages.filter(({ file }) => isNew(file))
  const { whole, read, placesOf } = watched({ ...round.whole, pages })
  const findings = check.find(whole)
  if (check.eachByItself && findings.some(isError)) return undefined
  const own = findings.filter(({ file }) => isNew(file))
  for (const { file } of own) read.add(file)
  return {
    problems: [...problems.filter(({ file }) => isOld(file)), ...problemsOf(own, round)],
    lookedInto: {
      read: [...new Set([...lookedInto.read.filter(isOld), ...read])],
      placesOf: [...new Set([...lookedInto.placesOf, ...placesOf])],
    },
    hasErrors: known.hasErrors || findings.some(isError),
  }
}

function isError({ wording }: Finding): boolean {
  return wording.severity !== 'warning'
}

function problemsOf(findings: readonly Finding[], { isTold, reread }: Round): Problem[] {
  const byFile = new Map<string, Finding[]>()
  for (const found of findings) {
    if (!isTold(found.file)) continue
    const own = byFile.get(found.file)
    if (own) own.push(found)
    else byFile.set(found.file, [found])
  }
  // Each of these files is parsed again, one after the other: of thousands all together would not fit into memory.
  optimizeFor(byFile.size)
  return [...byFile].flatMap(([file, own]) => toProblems(own, reread(file)))
}
