import { finding, type At } from '../finding'
import type { SiteCheck } from './check'

const reserved = /(^|[@/.])example\.(com|org|net)\b|\bexample (road|street|house)\b|\b555[ -]?01\d\d\b/i

/** The launch checklist: values of the site's identity that still are examples. */
export const exampleValues: SiteCheck = ({ site, siteFile: file }) =>
  examples(site, []).map(({ at, value }) => finding('example-value', { file, at }, { at, value }))

function examples(value: unknown, at: At): { at: At; value: string }[] {
  if (typeof value === 'string') return reserved.test(value) ? [{ at, value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$schema' ? [] : examples(inner, [...at, Array.isArray(value) ? Number(name) : name]),
  )
}
