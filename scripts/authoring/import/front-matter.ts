import { parseDocument } from 'yaml'
import { isObject } from '../../engine/text/is-object'
import type { ManuscriptFields } from './manuscript'

/** What a text says of itself before it begins, and where that is. */
export interface FrontMatter {
  fields: ManuscriptFields
  /** How many lines it takes, those of --- included. */
  lines: number
  lost: string[]
}

/** What other systems call our fields. */
const names: { [name: string]: keyof ManuscriptFields } = {
  title: 'title',
  description: 'description',
  summary: 'description',
  excerpt: 'description',
  date: 'published',
  published: 'published',
  heading: 'heading',
  lead: 'lead',
  subtitle: 'lead',
  subheading: 'lead',
  page: 'page',
  state: 'state',
}

/** What there is no use for here and nobody misses. */
const unneeded = new Set(['draft', 'layout', 'slug', 'lang', 'type', 'template'])

/** Reads the lines between two of --- with which a text may begin, written as YAML. */
export function readFrontMatter(text: string): FrontMatter {
  const [whole, yaml] = /^---[ \t]*\n([^]*?\n)?(?:---|\.\.\.)[ \t]*(?=\n|$)/.exec(text) ?? []
  if (whole === undefined || yaml === undefined) return { fields: {}, lines: 0, lost: [] }
  const value = valueOf(yaml)
  // A text may begin with a line of --- as well.
  if (!isObject(value)) return { fields: {}, lines: 0, lost: [] }
  const found = Object.entries(value).map(([name, said]) => fieldOf(name.toLowerCase(), said))
  return {
    fields: Object.assign({}, ...found.map(({ fields }) => fields)),
    lines: whole.split('\n').length,
    lost: found.flatMap(({ lost }) => lost),
  }
}

function valueOf(yaml: string): unknown {
  // Dates stay as they are written, and nothing refers to anything else.
  const document = parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false })
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

function fieldOf(name: string, said: unknown): { fields: ManuscriptFields; lost: string[] } {
  if (name === 'keywords' || name === 'tags') return keywordsOf(said)
  const field = names[name]
  const words = typeof said === 'string' ? said.replace(/\s+/g, ' ').trim() : ''
  if (field === undefined || words === '')
    return {
      fields: {},
      lost:
        unneeded.has(name) || said === ''
          ? []
          : [`“${name}” at its beginning is left out: an article has no such field.`],
    }
  if (field !== 'published') return { fields: { [field]: words }, lost: [] }
  const [day] = /^\d{4}-\d\d-\d\d/.exec(words) ?? []
  if (day !== undefined && !Number.isNaN(Date.parse(day))) return { fields: { published: day }, lost: [] }
  return { fields: {}, lost: [`The day “${words}” is left out: write it as year-month-day, such as 2026-11-20.`] }
}

function keywordsOf(said: unknown): { fields: ManuscriptFields; lost: string[] } {
  const all: unknown[] = Array.isArray(said) ? said : typeof said === 'string' ? said.split(',') : []
  const keywords = all.flatMap((word) => (typeof word === 'string' && word.trim() ? [word.trim()] : []))
  return { fields: keywords.length ? { keywords } : {}, lost: [] }
}
