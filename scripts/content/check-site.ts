import path from 'node:path'
import { addressLimits } from './checks/address-limits'
import { addresses } from './checks/addresses'
import { canonicals } from './checks/canonicals'
import type { Draft, SiteCheck, Whole } from './checks/check'
import { dates } from './checks/dates'
import { exampleValues } from './checks/example-values'
import { images } from './checks/images'
import { closedJobs } from './checks/jobs'
import { linkForm } from './checks/link-form'
import { links } from './checks/links'
import { siteAddress } from './checks/site-address'
import { timeZones } from './checks/time-zones'
import { uniqueness } from './checks/uniqueness'
import type { Site } from './document.generated'
import { fieldsOf } from './fields'
import { toProblems } from './locate'
import { finding, type Finding } from './finding'
import type { Problem } from './problem'
import { schemaFindings } from './against-schema/schema-findings'
import { readSource, type Read } from './read-source'
import { siteFile } from './sources'
import { duplicateFindings } from './syntax/duplicates'
import { validators } from './validator'

const checks: SiteCheck[] = [
  addresses,
  addressLimits,
  canonicals,
  links,
  images,
  uniqueness,
  dates,
  closedJobs,
  exampleValues,
]

export interface CheckedSite {
  site?: Site
  text: string
  problems: Problem[]
}

/** Reads _site.json and finds what is wrong with it by itself. */
export function readSite(pagesDirectory: string, texts?: ReadonlyMap<string, string>): CheckedSite {
  const file = path.posix.join(pagesDirectory, siteFile)
  const read = readSource(file, 'site', texts?.get(file))
  if (!read)
    return {
      text: '',
      problems: toProblems([finding('site-missing', { file, at: [] }, { file })], { text: '', value: undefined }),
    }
  const { text, value, findings, intact, mended = text } = read
  if (!intact) return { text, problems: toProblems(findings, read) }
  const site = validators().site(value) ? value : undefined
  const draft = { file, path: '', value, whole: findings.length === 0, fields: fieldsOf(value, 'site') }
  const all = [
    ...findings,
    ...duplicateFindings(file, mended, value),
    ...(site ? [] : schemaFindings('site', file, value)),
    ...[linkForm, siteAddress, timeZones].flatMap((check) => check(draft)),
  ]
  return { site, text, problems: toProblems(all, read) }
}

type SiteToCheck = Omit<Whole, 'draft'> & { texts?: ReadonlyMap<string, string> | undefined }

/** Finds what is wrong between the pages. */
export function checkSite({ texts, ...whole }: SiteToCheck): Problem[] {
  const drafts = new Map<string, { draft: Draft; read: Read }>()
  const reread = (file: string) => {
    const known = drafts.get(file) ?? draftOf(readSource(file, 'page', texts?.get(file)) ?? gone, file)
    drafts.set(file, known)
    return known
  }
  const findings = checks.flatMap((check) => check({ ...whole, draft: (file) => reread(file).draft }))
  const byFile = new Map<string, Finding[]>()
  for (const found of findings) {
    const own = byFile.get(found.file)
    if (own) own.push(found)
    else byFile.set(found.file, [found])
  }
  return [...byFile].flatMap(([file, own]) => toProblems(own, reread(file).read))
}

/** A file that was removed since it was read: what is wrong with it is told of its beginning. */
const gone: Read = { text: '', value: undefined, findings: [], intact: false }

function draftOf(read: Read, file: string): { draft: Draft; read: Read } {
  return { read, draft: { file, path: '', value: read.value, whole: true, fields: fieldsOf(read.value) } }
}
