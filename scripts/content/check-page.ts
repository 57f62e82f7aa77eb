import { headings } from './checks/headings'
import { hero } from './checks/hero'
import { html } from './checks/html'
import { icons } from './checks/icons'
import { lengths } from './checks/lengths'
import { linkForm } from './checks/link-form'
import type { DocumentCheck, Draft } from './checks/check'
import { fieldsOf } from './fields'
import type { Problem } from './problem'
import { toProblems } from './locate'
import { schemaFindings } from './schema-findings'
import type { Source } from './sources'
import { readSource } from './sources'
import { duplicateFindings } from './syntax'
import { validators } from './validator'
import type { Page } from './document.generated'

const checks: DocumentCheck[] = [hero, headings, html, icons, lengths, linkForm]

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
  const page = validators().page(value) ? value : undefined
  const draft: Draft = { file, path, value, fields: fieldsOf(value) }
  const all = [
    ...findings,
    ...(findings.length ? [] : duplicateFindings(file, text, value)),
    ...(page ? [] : schemaFindings('page', file, value)),
    ...checks.flatMap((check) => check(draft)),
  ]
  return { text, value, page, problems: all.length ? toProblems(all, text, value) : [] }
}
