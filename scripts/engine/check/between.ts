import { isDeepStrictEqual } from 'node:util'
import { readSource, type Read } from '../load/read-source'
import type { Finding } from '../problems/finding'
import { toProblems } from '../problems/locate'
import { isError, type Problem } from '../problems/problem'
import type { Told } from '../progress'
import type { Roots } from '../schema/document.generated'
import { fieldsOf } from '../schema/fields'
import { PageIndex } from '../site/page-index'
import type { Draft, SiteCheck, Whole } from './check'
import { siteChecks } from './checks'
import { draftsAmong } from './drafts'
import { isForLaunch } from './launch'
import { Looking, type LookedInto } from './looking'
import type { News } from './news'

/** What was found between the pages. The same object as before where nothing had to be looked at again. */
export interface Between {
  /** Names what the pages stood in: _site.json, the day, and each picture as it was. */
  around: string
  /** By check, in their order; drafts are looked at after all others. */
  checked: Checked[]
}

/** What a check found, and the pages into which it looked. */
interface Checked {
  problems: Problem[]
  lookedInto: LookedInto
}

interface ToCheck extends Omit<Whole, 'draft' | 'anchorsOf'> {
  around: string
  texts?: ReadonlyMap<string, string> | undefined
  told?: Told | undefined
}

/** What was found before in the same surroundings, and what is new of the pages since. */
export interface Before {
  between: Between
  news: News
}

/**
 * Finds what is wrong between the pages, one check after the other, as all of them take seconds for 100,000. A check that
 * hears nothing new found what it found before.
 * @returns what is wrong with drafts, too, as if they were published
 */
export function* checkBetween({ around, texts, told, ...rest }: ToCheck, before?: Before): Generator<void, Between> {
  const reread = (file: string) => readSource(file, 'page', texts?.get(file)) ?? gone
  const drafts = new Map<string, Draft>()
  const draft = (file: string) => {
    const known = drafts.get(file) ?? draftOf(reread(file), file, rest.site.roots)
    drafts.set(file, known)
    return known
  }
  const rounds = roundsOf({ ...rest, draft, anchorsOf: ({ anchors }) => anchors })
  const checked: Checked[] = []
  for (const { whole, isTold } of rounds)
    for (const check of siteChecks) {
      told?.('Checking how pages fit together', checked.length, rounds.length * siteChecks.length)
      const known = before?.between.checked[checked.length]
      const kept = known && before && asBefore(check, known, before.news, whole)
      checked.push(kept ?? checkedBy(check, whole, isTold, reread))
      yield
    }
  const isAsBefore = checked.every((own, number) => own === before?.between.checked[number])
  return before && isAsBefore ? before.between : { around, checked }
}

/** What was found between pages, as it is told. */
export function problemsBetween({ checked }: Between): Problem[] {
  const all = checked.flatMap(({ problems }) => problems)
  const faulty = filesOf(all.filter(isError))
  // What is still an example is told once nothing worse is wrong with the file.
  return all.filter((problem) => !isForLaunch(problem) || !faulty.has(problem.file))
}

/** Whether the same pages have errors: without these a preview shows them. */
export function haveSameErrors(one: Between, other: Between): boolean {
  const faulty = (between: Between) => [...filesOf(problemsBetween(between).filter(isError))].sort()
  return one === other || isDeepStrictEqual(faulty(one), faulty(other))
}

function filesOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ file }) => file))
}

interface Round {
  whole: Whole
  /** Whether what is found in a file counts. */
  isTold: (file: string) => boolean
}

/**
 * A draft is looked at among all pages, and the others as if it were not there: it may have the address of one that
 * it is to replace, or a copy's title.
 */
function roundsOf(whole: Whole): Round[] {
  const drafts = draftsAmong(whole.index, whole.date)
  if (drafts.length === 0) return [{ whole, isTold: () => true }]
  const files = new Set(drafts.map(({ file }) => file))
  const others = whole.index.pages.filter(({ file }) => !files.has(file))
  return [
    { whole: { ...whole, index: new PageIndex(others, drafts) }, isTold: () => true },
    { whole, isTold: (file) => files.has(file) },
  ]
}

/** What a check found before, if it would find the same now. */
function asBefore(check: SiteCheck, known: Checked, news: News, whole: Whole): Checked | undefined {
  const { read, byAnchors } = known.lookedInto
  if (byAnchors.some((file) => news.withOtherAnchors.has(file))) return undefined
  // Where a problem stands in a text that has changed is not known.
  if ([...read, ...filesOf(known.problems)].some((file) => news.files.has(file))) return undefined
  if (!check.asks.some((name) => news.facts.has(name))) return known
  const { isRight } = check
  if (!isRight || known.problems.length > 0) return undefined
  const looking = new Looking(whole, known.lookedInto)
  if (!news.pages.every((page) => isRight(page, looking.whole))) return undefined
  const lookedInto = looking.into
  return isDeepStrictEqual(lookedInto, known.lookedInto) ? known : { problems: [], lookedInto }
}

function checkedBy(check: SiteCheck, whole: Whole, isTold: Round['isTold'], reread: (file: string) => Read): Checked {
  const looking = new Looking(whole)
  const byFile = new Map<string, Finding[]>()
  for (const found of check.find(looking.whole)) {
    if (!isTold(found.file)) continue
    const own = byFile.get(found.file)
    if (own) own.push(found)
    else byFile.set(found.file, [found])
  }
  // Of each file anew: thousands of them may have something to settle before the launch.
  const problems = [...byFile].flatMap(([file, own]) => toProblems(own, reread(file)))
  return { problems, lookedInto: looking.into }
}

/** A file that is not there, or was removed since it was read: what is wrong with it is told of its beginning. */
const gone: Read = { text: '', value: undefined, findings: [], intact: false }

function draftOf({ value }: Read, file: string, roots: Roots = {}): Draft {
  return { file, path: '', value, whole: true, roots, fields: fieldsOf(value) }
}
