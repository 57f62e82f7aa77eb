import { nameOf, type AuthorFile } from '../attachments/folders'
import type { DrawingName } from '../graphics/drawings'
import type { Source } from '../load/sources'
import type { Problem } from '../problems/problem'
import type { Job, Page, Roots } from '../schema/document.generated'
import { fieldsOf, sectionsIn, type Field } from '../schema/fields'
import { isObject } from '../text/is-object'
import { placesIn, type Heading } from './anchors'
import { linksIn } from './links'
import { filesNamed } from './named-files'
import type { Noted } from './noted'
import { oddWordsIn } from './odd-words'
import { pageKind, type PageKind } from './page-kind'
import { partTypes } from './part-types'
import { hasPlaceholder } from './placeholders'

/**
 * What other pages, menus, lists and checks need to know of a page. Kept from build to build, so that an unchanged
 * document is not even read.
 */
export interface Facts {
  file: string
  path: string
  stamp: string
  /** Hash of the document's text. */
  hash: string
  kind: PageKind
  title: string
  description: string
  label: string
  group?: Page['group']
  menu?: number
  aliases: string[]
  canonical?: string
  /** Whether it says that it is not to be published. */
  draft?: true
  /** The day on which it is or was published. */
  published?: string
  updated?: string
  /** When what it states was last checked. */
  reviewed?: string
  /** Where it links to, as written, each once. */
  links: string[]
  anchors: string[]
  /** The headings that have them, by which the search finds it; absent where there are none. */
  headings?: Heading[]
  /** The types of its sections, each once. */
  sections: string[]
  /** The pictures it shows, by their names in _images. */
  images: string[]
  /** The videos, captions and files for download it names, such as _videos/tour.mp4; absent where there are none. */
  attachments?: AuthorFile[]
  /** Pictograms, marks and illustrations it shows, such as “pictogram analytics”; absent where there are none. */
  drawings?: DrawingName[]
  /** Groups and regions it names beside its own group, such as “region india”; absent where there are none. */
  named?: string[]
  /** Words that no dictionary has, but one that is a slip of the keyboard from them; absent where there are none. */
  oddWords?: string[]
  /** Whether a call to action on it says what something costs; absent where none does. */
  priced?: true
  /** The pages it names as its topics, as written; absent where there are none. */
  topics?: string[]
  /** How long an article takes to read. */
  minutes?: number
  /** The job whose page it is; absent where the document breaks the schema. */
  job?: Job
  /** What it shows of other pages and of the site. */
  derived: Noted[]
  /** Whether its text names the company. */
  company: boolean
  /** What is wrong with the document by itself. */
  problems: Problem[]
}

/** What was found out about a document when it was read and checked. */
export interface PageReading {
  /** Hash of its text. */
  hash: string
  value: unknown
  problems: Problem[]
  fields?: readonly Field[]
  /** Where each kind of page is at home; nowhere where _site.json cannot be read. */
  roots: Roots | undefined
}

/** A document's file of which it is known what it was as it was read. */
export interface StampedSource extends Source {
  stamp: string
}

/**
 * Gathers the facts of a document. Tolerates one that breaks the schema: what is not there is left empty.
 * @param derived what is noted of its sections that the build fills in
 */
export function factsOf(
  source: StampedSource,
  { hash, value, problems, fields = fieldsOf(value), roots = {} }: PageReading,
  derived: Noted[],
): Facts {
  const document = isObject(value) ? value : {}
  const menu = isObject(document.menu) ? document.menu : {}
  const { links, images, attachments, drawings, named, company } = mentions(fields)
  const title = string(document.title) ?? ''
  const kind = pageKind(source.path, document.kind, roots)
  const sections = sectionsIn(document)
  const { anchors, headings } = placesIn(sections)
  return {
    file: source.file,
    path: source.path,
    stamp: source.stamp,
    hash,
    kind,
    title,
    description: string(document.description) ?? '',
    label: string(menu.label) ?? title,
    group: string(document.group),
    menu: typeof menu.order === 'number' ? menu.order : undefined,
    aliases: strings(document.aliases),
    canonical: string(document.canonical),
    draft: document.draft === true || undefined,
    published: string(document.published),
    updated: string(document.updated),
    reviewed: string(document.reviewed),
    minutes: kind === 'article' ? minutesToRead(sections) : undefined,
    topics: Array.isArray(document.topics) ? strings(document.topics) : undefined,
    links,
    anchors,
    headings,
    sections: partTypes(sections, kind),
    priced: sections.some(namesPrice) || undefined,
    images,
    attachments,
    drawings,
    named,
    oddWords: oddWordsIn(fields),
    derived,
    company,
    problems,
  }
}

function mentions(fields: readonly Field[]) {
  const links = new Set<string>()
  const files: AuthorFile[] = []
  const drawings = new Set<DrawingName>()
  const named = new Set<string>()
  let company = false
  for (const field of fields) {
    const { kind, value, at } = field
    for (const { file } of filesNamed(field)) files.push(file)
    if (kind === 'pictogram' && typeof value === 'string') drawings.add(`pictogram ${value}`)
    if (kind === 'illustration' && typeof value === 'string') drawings.add(`illustration ${value}`)
    if (kind === 'technology' && isObject(value) && typeof value.name === 'string') drawings.add(`mark ${value.name}`)
    if ((kind === 'group' || kind === 'region') && typeof value === 'string' && at.length > 1)
      named.add(`${kind} ${value}`)
    if (typeof value === 'string') company ||= hasPlaceholder(value)
  }
  for (const { path } of linksIn(fields)) links.add(path)
  const someOf = <Name extends string>(names: Set<Name>) => (names.size > 0 ? [...names] : undefined)
  const images = files.filter((file) => file.startsWith('_images/')).map(nameOf)
  const attachments = someOf(new Set(files.filter((file) => !file.startsWith('_images/'))))
  return { links: [...links], images, attachments, drawings: someOf(drawings), named: someOf(named), company }
}

function namesPrice(section: unknown): boolean {
  return isObject(section) && section.type === 'cta' && section.price !== undefined
}

const wordsPerMinute = 220

function minutesToRead(sections: readonly unknown[]): number {
  const blocks = sections.flatMap((section) => (isObject(section) ? strings(section.body) : []))
  return Math.max(1, Math.round(blocks.join(' ').split(/\s+/).length / wordsPerMinute))
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
