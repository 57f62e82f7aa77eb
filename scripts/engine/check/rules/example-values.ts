import { finding } from '../../problems/finding'
import type { At } from '../../schema/at'
import type { SiteCheck } from '../check'

const reserved = /(^|[@/.])example\.(com|org|net)\b|\bexample (road|street|house)\b|\b555[ -]?01\d\d\b/i

/** The launch checklist: values of the site's identity, and application forms, that still are examples. */
export const exampleValues: SiteCheck = ({ index, site, siteFile }) => [
  ...examplesIn(site, siteFile, []),
  ...index.pages.flatMap(({ file, job }) => (job ? examplesIn(job.url, file, ['job', 'url']) : [])),
]

function examplesIn(value: unknown, file: string, at: At) {
  return examples(value, at).map(({ at, value }) => finding('example-value', { file, at }, { value }))
}

function examples(value: unknown, at: At): { at: At; value: string }[] {
  if (typeof value === 'string') return reserved.test(value) ? [{ at, value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$schema' ? [] : examples(inner, [...at, Array.isArray(value) ? Number(name) : name]),
  )
}
