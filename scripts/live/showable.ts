import type { CheckedPage } from '../engine/check/check-page'
import { pageFacts } from '../engine/derived/page-facts'
import { isError, type Problem } from '../engine/problems/problem'
import type { Page as Document, Roots } from '../engine/schema/document.generated'
import { validators } from '../engine/schema/validator'
import type { Facts } from '../engine/site/facts'
import type { At } from '../engine/schema/at'
import { isObject } from '../engine/text/is-object'
import { valueIn } from '../engine/text/value-in'
import { withFramesNamed } from './frames'
import { pairs } from './pairs'
import { waysTo } from './ways'

/** What of a document stands on its page. */
export interface Showable {
  /** The file's text it was made from. */
  text: string
  /** What that text says. */
  value: unknown
  document: Document
  facts: Facts
  /** What is wrong with the document by itself. */
  problems: Problem[]
  /** Each section of the file by its number. */
  sections: Standing[]
}

/** What stands for a section of the file: itself, its last good version, or nothing if there never was one. */
export interface Standing {
  shows: 'itself' | 'last good' | 'nothing'
  /** Its number on the page. */
  place?: number
}

/** Where a document is, and where each kind of page is at home. */
interface Place {
  file: string
  path: string
  roots: Roots | undefined
}

/**
 * Makes the most of a document: what is right in it is shown as it is, what is broken as it last was right.
 * @param before what stood on the page until now
 */
export function showable({ file, path, roots }: Place, checked: CheckedPage, before?: Showable): Showable {
  const { text, value, problems } = checked
  const { document, sections } = whole(checked) ?? mended(checked, before) ?? kept(before)
  const facts = {
    ...pageFacts({ file, path, stamp: '', changed: 0 }, { hash: '', value: document, problems, roots }),
    job: document.job,
  }
  return { text, value, document, facts, problems, sections }
}

type Stand = Pick<Showable, 'document' | 'sections'>

export function hasErrors({ problems }: Pick<Facts, 'problems'>): boolean {
  return problems.some(isError)
}

function whole({ page, problems }: CheckedPage): Stand | undefined {
  if (!page || hasErrors({ problems })) return undefined
  return { document: page, sections: page.sections.map((_, place) => ({ shows: 'itself', place })) }
}

/** The document with what is broken in it replaced; undefined where its text is beyond that. */
function mended({ text, value: asWritten, intact, problems }: CheckedPage, before?: Showable): Stand | undefined {
  const value = withFramesNamed(asWritten)
  if (!intact || !isObject(value) || !Array.isArray(value.sections)) return undefined
  const errors = problems.filter(isError)
  const ways = waysTo(text, errors)
  const isFramed = (way: At) => valueIn(asWritten, way) === '' && valueIn(value, way) !== ''
  const broken = errors
    .map(({ rule }, number) => ({ way: ways[number] ?? [], rule }))
    .filter(({ way }) => !isFramed(way))
  const fields = fieldsOf(
    value,
    broken.flatMap(({ way, rule }) => (rule === 'unreadable-json' ? [] : way.slice(0, 1))),
    before,
  )
  const wrong = new Set(broken.flatMap(({ way: [list, place] }) => (list === 'sections' ? [place] : [])))
  const written: unknown[] = value.sections
  const known = before?.document.sections ?? []
  const pairOf = pairs(written, known)
  const shown: unknown[] = []
  const sections = written.map((section, number): Standing => {
    const right = !wrong.has(number) && !(isObject(section) && section.type === 'job' && !fields.job)
    const last = known[pairOf.get(number) ?? -1]
    if (!right && !last) return { shows: 'nothing' }
    return { shows: right ? 'itself' : 'last good', place: shown.push(right ? section : last) - 1 }
  })
  const document = { ...fields, sections: shown }
  if (validators().page(document)) return { document, sections }
  return shown.length === 0 ? { document: { ...empty, ...before?.document, sections: [] }, sections } : undefined
}

/** The page's own fields; those that are broken or missing as they last were right. */
function fieldsOf(value: { [name: string]: unknown }, broken: unknown[], before: Showable | undefined) {
  const right = Object.entries(value).filter(([name]) => !broken.includes(name))
  const known = Object.entries({ ...empty, ...before?.document })
  // A section of the type job cannot be shown without one.
  const last = known.filter(
    ([name]) => broken.includes(name) || ((name in empty || name === 'job') && !(name in value)),
  )
  const fields: { [name: string]: unknown } = Object.fromEntries([...right, ...last])
  return fields
}

/** What is shown of a page that was never right. */
const empty = { title: 'A page in the making', description: 'It is shown as far as it is right.' }

function kept(before: Showable | undefined): Stand {
  if (!before) return { document: { ...empty, sections: [] }, sections: [] }
  const sections = before.sections.map(({ place }): Standing =>
    place === undefined ? { shows: 'nothing' } : { shows: 'last good', place },
  )
  return { document: before.document, sections }
}
