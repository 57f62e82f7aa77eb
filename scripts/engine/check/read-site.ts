import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteMissing } from '../load/file-rules'
import { readSource } from '../load/read-source'
import { siteFile } from '../load/sources'
import { duplicateFindings } from '../load/syntax/duplicates'
import { finding } from '../problems/finding'
import { toProblems } from '../problems/locate'
import type { Problem } from '../problems/problem'
import type { Roots, Site } from '../schema/document.generated'
import { fieldsOf } from '../schema/fields'
import { validators } from '../schema/validator'
import { rootsIn } from '../site/page-kind'
import { schemaFindings } from './against-schema/schema-findings'
import { identityChecks } from './checks'

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
    return { text: '', instead, problems: toProblems([missing], { text: '', value: undefined }) }
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
