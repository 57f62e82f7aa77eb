import { readSchemas, sectionTypes, type Schema } from '../../schema/schemas'
import { isObject } from '../../text/is-object'
import { nearest } from '../../text/nearest'
import { schemaOfType } from './fieldsets'

let types: string[] | undefined

/** The section types that have all the fields of a section and need no other; its own type left out. */
export function typesThatFit(section: unknown): string[] {
  if (!isObject(section)) return []
  const names = Object.keys(section).filter((name) => name !== 'type')
  // A heading and a text are part of most types: they tell nothing.
  if (names.every((name) => /^(id|heading|text)$/.test(name))) return []
  types ??= sectionTypes(readSchemas())
  return types.filter((type) => {
    const { unknown, missing } = misfits(names, schemaOfType(type))
    return type !== section.type && unknown.length === 0 && missing.length === 0
  })
}

/** The type a section was meant to have, where it has another's fields and lacks its own. */
export function typeMeant(section: unknown): string | undefined {
  if (!isObject(section) || typeof section.type !== 'string') return undefined
  const schema = schemaOfType(section.type)
  const { unknown, missing } = misfits(
    Object.keys(section).filter((name) => name !== 'type'),
    schema,
  )
  if (!schema || unknown.length === 0 || missing.length === 0) return undefined
  const [type, ...more] = typesThatFit(section)
  return more.length === 0 ? type : undefined
}

/** The list of a section that only has the name of another type's list, and the name it has in its own type. */
export function listMisnamed(section: unknown): { name: string; meant: string } | undefined {
  if (!isObject(section) || typeof section.type !== 'string') return undefined
  const schema = schemaOfType(section.type)
  const { unknown, missing } = misfits(Object.keys(section), schema)
  const [[name, ...others], [meant, ...more]] = [unknown, missing]
  if (name === undefined || meant === undefined || others.length + more.length > 0) return undefined
  return Array.isArray(section[name]) && schema?.properties?.[meant]?.type === 'array' ? { name, meant } : undefined
}

function misfits(names: string[], { properties = {}, required = [] }: Schema = {}) {
  return {
    unknown: names.filter((name) => !(name in properties)),
    missing: required.filter((name) => name !== 'type' && !names.includes(name)),
  }
}

/** What other systems call sections. */
const otherTypes: { [type: string]: string[] } = {
  hero: ['banner', 'header', 'jumbotron', 'title', 'herobanner', 'masthead', 'cover'],
  intro: ['text', 'paragraph', 'about', 'content', 'introduction', 'textblock', 'richtext'],
  picture: ['image', 'photo', 'figure', 'textimage', 'imagetext', 'mediatext'],
  video: ['film', 'movie', 'clip', 'youtube', 'embed', 'player'],
  questions: ['faq', 'faqs', 'accordion', 'qa', 'questionsandanswers'],
  quotation: ['quote', 'blockquote', 'testimonial', 'testimonials', 'pullquote'],
  downloads: ['download', 'file', 'files', 'documents', 'attachments', 'resources'],
  people: ['team', 'staff', 'ourteam', 'teammembers'],
  cardGrid: ['features', 'grid', 'tiles', 'columns', 'pricing', 'boxes', 'cards'],
  cta: ['button', 'calltoaction', 'contact', 'contactform', 'callout'],
  process: ['steps', 'timeline', 'howitworks', 'workflow'],
  factsStrip: ['stats', 'numbers', 'facts', 'metrics', 'statistics', 'keyfigures', 'counter'],
  whyUs: ['reasons', 'benefits', 'why', 'advantages'],
  technologies: ['tools', 'logos', 'stack', 'techstack', 'logocloud'],
  relatedPages: ['related', 'seealso', 'links'],
  jobBoard: ['jobs', 'openings', 'careers', 'vacancies', 'joblist'],
  serviceList: ['services', 'ourservices'],
  articleList: ['articles', 'posts', 'blog', 'news', 'bloglist'],
  offices: ['locations', 'map', 'addresses', 'contactus'],
  articleBody: ['article', 'body', 'markdown', 'post'],
}

/** The section type that another word stands for, such as banner for hero. */
export function typeCalled(word: string): string | undefined {
  const plain = word.toLowerCase().replace(/[\s_.-]+/g, '')
  return Object.keys(otherTypes).find((type) => otherTypes[type]?.includes(plain))
}

/** The types that a section without one may have: those its fields fit, or else what its id is called. */
export function typesWithout(section: unknown): string[] {
  const fitting = typesThatFit(section)
  if (fitting.length > 0 || !isObject(section) || typeof section.id !== 'string') return fitting
  const named = nearest(section.id, sectionTypes(readSchemas())) ?? typeCalled(section.id)
  return named === undefined ? [] : [named]
}

/** The fields of a job that stand in a section; the heading and such tell nothing. */
export function jobFieldsIn(section: unknown): string[] {
  const { properties = {} } = readSchemas().get('definitions/job.schema.json') ?? {}
  return isObject(section)
    ? Object.keys(section).filter((name) => name in properties && !/^(type|title)$/.test(name))
    : []
}

/** Whether the fields of a job stand in a section, instead of in "job". */
export function isJobWithin(section: unknown): boolean {
  return jobFieldsIn(section).length > 2
}
