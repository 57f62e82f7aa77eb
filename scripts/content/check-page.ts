import { headings } from './checks/headings'
import { hero } from './checks/hero'
import { html } from './checks/html'
import { icons } from './checks/icons'
import { ids } from './checks/ids'
import { lengths } from './checks/lengths'
import { linkForm } from './checks/link-form'
import type { DocumentCheck, Draft } from './checks/check'
import { fieldsOf } from './fields'
import type { Finding, Problem, Rule } from './problem'
import { toProblems } from './locate'
import { schemaFindings } from './schema-findings'
import type { Source } from './sources'
import { readSource } from './sources'
import { duplicateFindings } from './syntax'
import { validators } from './validator'
import type { Page } from './document.generated'

const checks: DocumentCheck[] = [hero, headings, html, icons, ids, lengths, linkForm]

const absences: ReadonlySet<Rule> = new Set<Rule>(['missing-field', 'too-few', 'hero-missing', 'hero-first'])

export interface CheckedPage {
  text: string
  value: unknown
  /** The document, where it keeps the schema. */
  page?: Page
  problems: Problem[]
}

/** Reads one document and finds everything that is wrong with it by itself. */
export function checkPage({ file, path }: Source): CheckedPage {
  const { text, value, findings } = readSource(file)
  if (value === undefined) return { text, value, problems: toProblems(findings, text, value) }
  const page = findings.length === 0 && validators().page(value) ? value : undefined
  const draft: Draft = { file, path, value, fields: fieldsOf(value) }
  const all = [
    ...findings,
    ...(findings.length ? [] : duplicateFindings(file, text, value)),
    ...present([...(page ? [] : schemaFindings('page', file, value)), ...checks.flatMap((check) => check(draft))], findings),
  ]
  return { text, value, page, problems: all.length ? toProblems(all, text, value) : [] }
}

/** In a text that is not JSON, what seems to be missing may only stand where it could not be read. */
function present(found: Finding[], syntax: Finding[]): Finding[] {
  return syntax.length ? found.filter(({ rule }) => !absences.has(rule)) : found
}
