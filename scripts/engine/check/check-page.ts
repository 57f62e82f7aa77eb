import { readSource } from '../load/read-source'
import type { Source } from '../load/sources'
import { duplicateFindings } from '../load/syntax/duplicates'
import { toProblems } from '../problems/locate'
import type { Problem } from '../problems/problem'
import type { Page, Roots } from '../schema/document.generated'
import { fieldsOf, type Field } from '../schema/fields'
import { validators } from '../schema/validator'
import { wrappedPage } from './against-schema/field-rules'
import { schemaFindings } from './against-schema/schema-findings'
import type { Draft } from './check'
import { pageChecks } from './checks'

export interface CheckedPage {
  text: string
  /** Of its file as it was read; absent where another text stands in for it, or nothing could be read. */
  stamp?: string | undefined
  value: unknown
  /** The document, where it keeps the schema. */
  page?: Page
  fields: Field[]
  problems: Problem[]
  /** Whether it is clear what the text was meant to be. */
  intact: boolean
}

/**
 * Reads one document and finds everything that is wrong with it by itself; undefined where its file is gone.
 * @param roots where each kind of page is at home; undefined where _site.json cannot be read
 * @param instead what stands in for its file
 */
export function checkPage({ file, path }: Source, roots: Roots | undefined, instead?: string): CheckedPage | undefined {
  const read = readSource(file, 'page', instead)
  if (!read) return undefined
  const { text, stamp, value, findings, intact, mended = text } = read
  if (!intact) return { text, stamp, value, fields: [], problems: toProblems(findings, read), intact }
  const page = findings.length === 0 && validators().page(value) ? value : undefined
  const fields = fieldsOf(value)
  const duplicates = duplicateFindings(file, mended, value)
  const broken = page ? [] : schemaFindings('page', file, value)
  // Of fields that stand twice only the last are in the value: what is missing there may be in the others.
  const draft: Draft = { file, path, value, whole: findings.length + duplicates.length === 0, roots, fields }
  const isWrapped = broken.some((found) => found.rule === wrappedPage.id)
  const all = [
    ...findings,
    ...duplicates,
    ...broken,
    ...(isWrapped ? [] : pageChecks.flatMap((check) => check.find(draft))),
  ]
  return { text, stamp, value, page, fields, problems: all.length ? toProblems(all, read) : [], intact }
}
