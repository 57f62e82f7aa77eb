import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteMissing } from '../load/file-rules'
import { readSource, type Read } from '../load/read-source'
import { siteFile } from '../load/sources'
import { duplicateFindings } from '../load/syntax/duplicates'
import { finding, type Finding } from '../problems/finding'
import { toProblems } from '../problems/locate'
import type { Problem } from '../problems/problem'
import type { Told } from '../progress'
import type { Roots, Site } from '../schema/document.generated'
import { fieldsOf } from '../schema/fields'
import { validators } from '../schema/validator'
import { PageIndex } from '../site/page-index'
import { rootsIn } from '../site/page-kind'
import { schemaFindings } from './against-schema/schema-findings'
import type { Draft, Whole } from './check'
import { identityChecks, siteChecks } from './checks'
import { draftsAmong } from './drafts'
import { isForLaunch } from './launch'

export interface CheckedSite {
  site?: Site
  /** Where each kind of page is at home, as far as the file can be read; absent where nobody can tell. */
  roots?: Roots | undefined
  text: string
  /** The file that it probably is by now, where there is nothing to read in it. */
  instead?: string | undefined
  problems: Problem[]
}

/** Reads _site.json and finds what is wrong with it by itself. */
export function readSite(pagesDirectory: string, texts?: ReadonlyMap<string, string>): CheckedSite {
  const file = path.posix.join(pagesDirectory, siteFile)
  const read = readSource(file, 'site', texts?.get(file))
  const instead = read?.text ? undefined : misnamedSite(pagesDirectory)
  if (!read) {
    const missing = finding(siteMissing, { file, at: [] }, { file, instead })
    return { text: '', instead, problems: toProblems([missing], gone) }
  }
  const { text, value, findings, intact, mended = text } = read
  if (!intact) return { text, instead, problems: toProblems(findings, read) }
  const site = validators().site(value) ? value : undefined
  const roots = rootsIn(value)
  const draft = { file, path: '', value, whole: findings.length === 0, roots, fields: fieldsOf(value, 'site') }
  const all = [
    ...findings,
    ...duplicateFindings(file, mended, value),
    ...(site ? [] : schemaFindings('site', file, value)),
    ...identityChecks.flatMap((check) => check.find(draft)),
  ]
  return { site, roots, text, problems: toProblems(all, read) }
}

/** The file that _site.json probably is by now: somebody took what is before its name for a mistake, or a program added to it. */
function misnamedSite(pagesDirectory: string): string | undefined {
  const names = [
    'site.json',
    '_Site.json',
    '_site.json.txt',
    '_site.json.json',
    '_site (1).json',
    '_site.txt',
    '-site.json',
  ]
  return names.find((name) => existsSync(path.join(pagesDirectory, name)))
}

interface SiteToCheck extends Omit<Whole, 'draft'> {
  texts?: ReadonlyMap<string, string> | undefined
  told?: Told | undefined
}

/**
 * Finds what is wrong between the pages, one check after the other, as all of them take seconds for 100,000.
 * @returns what is wrong with drafts, too, as if they were published
 */
export function* checkSite({ texts, told, ...whole }: SiteToCheck): Generator<void, Problem[]> {
  const drafts = new Map<string, Draft>()
  const reread = (file: string) => readSource(file, 'page', texts?.get(file)) ?? gone
  const draft = (file: string) => {
    const known = drafts.get(file) ?? draftOf(reread(file), file, whole.site.roots)
    drafts.set(file, known)
    return known
  }
  const findings = yield* findingsIn({ ...whole, draft }, told)
  const byFile = new Map<string, Finding[]>()
  for (const found of findings) {
    const own = byFile.get(found.file)
    if (own) own.push(found)
    else byFile.set(found.file, [found])
  }
  // Of each file anew: thousands of them may have something to settle before the launch.
  return [...byFile].flatMap(([file, own]) => toProblems(withoutNoise(own), reread(file)))
}

/**
 * A draft is looked at among all pages, and the others as if it were not there: it may have the address of one that
 * it is to replace, or a copy's title.
 */
function* findingsIn(whole: Whole, told?: Told): Generator<void, Finding[]> {
  const drafts = draftsAmong(whole.index, whole.date)
  const rounds = drafts.length === 0 ? 1 : 2
  const toldIn = (round: number) => (number: number) =>
    told?.('Checking how pages fit together', round * siteChecks.length + number, rounds * siteChecks.length)
  if (rounds === 1) return yield* found(whole, toldIn(0))
  const files = new Set(drafts.map(({ file }) => file))
  const others = whole.index.pages.filter(({ file }) => !files.has(file))
  const ofOthers = yield* found({ ...whole, index: new PageIndex(others, drafts) }, toldIn(0))
  const ofDrafts = (yield* found(whole, toldIn(1))).filter(({ file }) => files.has(file))
  return [...ofOthers, ...ofDrafts]
}

function* found(whole: Whole, told: (number: number) => void): Generator<void, Finding[]> {
  const findings: Finding[] = []
  for (const [number, check] of siteChecks.entries()) {
    told(number)
    for (const one of check.find(whole)) findings.push(one)
    yield
  }
  return findings
}

/** What is still an example is told once nothing worse is wrong with the file. */
function withoutNoise(findings: Finding[]): Finding[] {
  const isFaulty = findings.some(({ wording }) => wording.severity !== 'warning')
  return isFaulty ? findings.filter((found) => !isForLaunch(found)) : findings
}

/** A file that is not there, or was removed since it was read: what is wrong with it is told of its beginning. */
const gone: Read = { text: '', value: undefined, findings: [], intact: false }

function draftOf({ value }: Read, file: string, roots: Roots = {}): Draft {
  return { file, path: '', value, whole: true, roots, fields: fieldsOf(value) }
}
