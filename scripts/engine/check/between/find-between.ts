import { readSource, type Read } from '../../load/read-source'
import { isError, type Problem } from '../../problems/problem'
import type { Told } from '../../progress'
import type { Roots } from '../../schema/document.generated'
import { fieldsOf } from '../../schema/fields'
import type { Facts } from '../../site/facts'
import { PageIndex } from '../../site/page-index'
import type { Draft, Whole } from '../check'
import { siteChecks } from '../checks'
import { draftsAmong } from '../drafts'
import { isForLaunch } from '../launch'
import { lookAgain, lookAtAll, type Checked, type Round } from './look-again'
import type { News } from './news'

/** What was found between the pages. */
export interface Between {
  /** Names what the pages stood in: _site.json, the day, and each picture as it was. */
  around: string
  /** By check, in their order; drafts are looked at after all others. */
  checked: Checked[]
}

interface ToCheck extends Omit<Whole, 'pages' | 'draft' | 'placesOn'> {
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
 * Finds what is wrong between the pages, one check after the other, as all of them take seconds for 100,000. Each looks
 * again only at what may have changed for it.
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
  const whole = { ...rest, pages: rest.index.pages, draft, placesOn: (page: Facts) => page }
  const rounds = roundsOf(whole, reread)
  const checked: Checked[] = []
  for (const round of rounds)
    for (const check of siteChecks) {
      told?.('Checking how pages fit together', checked.length, rounds.length * siteChecks.length)
      const known = before?.between.checked[checked.length]
      const again = known && lookAgain(check, round, known, before.news)
      checked.push(again ?? lookAtAll(check, round))
      yield
    }
  return { around, checked }
}

/** What was found between pages, as it is told. */
export function problemsBetween(between: Between): Problem[] {
  const faulty = filesWithErrors(between)
  // What is still an example is told once nothing worse is wrong with the file.
  return between.checked
    .flatMap(({ problems }) => problems)
    .filter((problem) => !isForLaunch(problem) || !faulty.has(problem.file))
}

/** Whether the same pages have errors: without these a preview shows them. */
export function haveSameErrors(one: Between, other: Between): boolean {
  const [first, second] = [filesWithErrors(one), filesWithErrors(other)]
  return first.size === second.size && [...first].every((file) => second.has(file))
}

function filesWithErrors({ checked }: Between): ReadonlySet<string> {
  return new Set(checked.flatMap(({ problems }) => problems.filter(isError).map(({ file }) => file)))
}

/**
 * A draft is looked at among all pages, and the others as if it were not there: it may have the address of one that
 * it is to replace, or a copy's title.
 */
function roundsOf(whole: Whole, reread: Round['reread']): Round[] {
  const all: Round = { whole, isTold: () => true, reread }
  const drafts = draftsAmong(whole.index, whole.date)
  if (drafts.length === 0) return [all]
  const files = new Set(drafts.map(({ file }) => file))
  const pages = whole.pages.filter(({ file }) => !files.has(file))
  return [
    { ...all, whole: { ...whole, pages, index: new PageIndex(pages, drafts) } },
    { ...all, isTold: (file) => files.has(file) },
  ]
}

/** A file that is not there, or was removed since it was read: what is wrong with it is told of its beginning. */
const gone: Read = { text: '', value: undefined, findings: [], intact: false }

function draftOf({ value }: Read, file: string, roots: Roots = {}): Draft {
  return { file, path: '', value, whole: true, roots, fields: fieldsOf(value) }
}
