import { blankTexts } from './checks/blank-texts'
import { headings } from './checks/headings'
import { hero } from './checks/hero'
import { html } from './checks/html'
import { icons } from './checks/icons'
import { ids } from './checks/ids'
import { illustrations } from './checks/illustrations'
import { jobs } from './checks/jobs'
import { lengths } from './checks/lengths'
import { linkForm } from './checks/link-form'
import { linkText } from './checks/link-text'
import { nesting } from './checks/nesting'
import { pictures } from './checks/pictures'
import { startingText } from './checks/starting-text'
import type { DocumentCheck, Draft } from './checks/check'
import { fieldsOf, type Field } from './fields'
import { toProblems } from './locate'
import type { Problem } from './problem'
import { schemaFindings } from './against-schema/schema-findings'
import type { Source } from './sources'
import { readSource } from './read-source'
import { duplicateFindings } from './syntax/duplicates'
import { validators } from './validator'
import type { Page } from './document.generated'

const checks: DocumentCheck[] = [
  blankTexts,
  hero,
  headings,
  html,
  icons,
  ids,
  illustrations,
  jobs,
  lengths,
  linkForm,
  linkText,
  nesting,
  pictures,
  startingText,
]

export interface CheckedPage {
  text: string
  value: unknown
  /** The document, where it keeps the schema. */
  page?: Page
  fields: Field[]
  problems: Problem[]
  /** Whether it is clear what the text was meant to be. */
  intact: boolean
}

/** Reads one document and finds everything that is wrong with it by itself; undefined where its file is gone. */
export function checkPage({ file, path }: Source, instead?: string): CheckedPage | undefined {
  const read = readSource(file, 'page', instead)
  if (!read) return undefined
  const { text, value, findings, intact, mended = text } = read
  if (!intact) return { text, value, fields: [], problems: toProblems(findings, read), intact }
  const page = findings.length === 0 && validators().page(value) ? value : undefined
  const fields = fieldsOf(value)
  const draft: Draft = { file, path, value, whole: findings.length === 0, fields }
  const all = [
    ...findings,
    ...duplicateFindings(file, mended, value),
    ...(page ? [] : schemaFindings('page', file, value)),
    ...checks.flatMap((check) => check(draft)),
  ]
  return { text, value, page, fields, problems: all.length ? toProblems(all, read) : [], intact }
}
