import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FolderChange } from '../engine/files/change-folder'
import { betterName } from '../engine/load/better-name'
import { Refusal } from '../engine/refusal'
import type { Roots, Site } from '../engine/schema/document.generated'
import { offeredNames } from '../engine/site/offered'
import type { PageIndex } from '../engine/site/page-index'
import { pageKind, rootOf, type PageKind } from '../engine/site/page-kind'
import { nearest } from '../engine/text/nearest'
import { refuseAddress } from './address'
import { contentOf, refuseNewProblems, type Documents } from './documents'
import { setField } from './json-text'
import { rootsOf } from './kept-kinds'

/** The page somebody wants to make. */
export interface PageRequest {
  kind: PageKind
  /** Its address: /services/cloud-migration. */
  path: string
  title: string
  group?: string | undefined
  /** Whether it is kept out of the site until somebody publishes it. */
  draft?: boolean
}

/** A page that can be made: it is whole, and breaks nothing. */
export interface NewPage extends FolderChange, PageRequest {
  file: string
  text: string
}

/** Where each kind of page begins. */
const starters = 'schemas/starters'

/**
 * Works out a new page from the starting document of its kind.
 * @throws Refusal if there cannot be a page like this
 */
export function planPage(documents: Documents, request: PageRequest): NewPage {
  const { pages, texts, date } = documents
  const before = contentOf(documents)
  refuseAddress(request.path, before.index, pages)
  refuseTitle(request.title, request.kind, before.index)
  refuseGroup(request.group, before.site)
  const file = `${pages}${request.path}.json`
  const text = startingText(request, file, { date, roots: rootsOf(before, pages), site: before.site })
  const writes = new Map([[file, text]])
  refuseNewProblems(before, contentOf({ ...documents, texts: new Map([...texts, ...writes]) }, before))
  return { ...request, file, text, writes, removals: [], read: texts }
}

/** The document a page begins as: every section its kind usually has, with texts that say what to write. */
function startingText(
  { kind, path: address, title, group, draft = false }: PageRequest,
  file: string,
  { date, roots, site }: { date: string; roots: Roots; site: Site | undefined },
): string {
  const name = nameOf(kind, title)
  const [region] = offeredNames(site).region
  const written = (text: string) => JSON.stringify(text).slice(1, -1)
  const starter = readFileSync(`${starters}/${kind}.json`, 'utf8')
    .replaceAll('{title}', () => written(title))
    .replaceAll('{name}', () => written(name))
    .replaceAll('mailto:{email}', () => roots.contact ?? 'mailto:{email}')
    .replace(/("region": ")[^"]*/, (whole, name) => (region === undefined ? whole : name + region))
    .replace(/("(?:published|posted)": )"[^"]*"/, `$1"${date}"`)
  const withSchema = setField(
    starter,
    '$schema',
    path.relative(path.dirname(file), 'schemas/page.schema.json').replaceAll('\\', '/'),
  )
  const withKind = pageKind(address, undefined, roots) === kind ? withSchema : setField(withSchema, 'kind', kind)
  const withGroup = group ? setField(withKind, 'group', group) : withKind
  return draft ? setField(withGroup, 'draft', true) : withGroup
}

/** The address a page gets if nobody says another. */
export function usualAddress(kind: PageKind, title: string, roots: Roots): string {
  return `${rootOf(kind, roots) ?? ''}/${betterName(nameOf(kind, title).toLowerCase(), true)}`
}

/** A job's title names the place, too: Data Engineer, Trivandrum (Hybrid). */
function nameOf(kind: PageKind, title: string): string {
  return kind === 'job' ? title.replace(/,.*/, '') : title
}

/** Refuses a title that is empty or that another page has. */
export function refuseTitle(title: string, kind: PageKind, index: PageIndex): void {
  if (title.trim() === '') throw new Refusal('A page needs a title: its name in search results and lists.')
  const other = index.pages.find((page) => page.title.trim().toLowerCase() === title.trim().toLowerCase())
  if (!other) return
  const advice = kind === 'job' ? ` Say where the work is done, too, such as “${other.title}, Remote”.` : ''
  throw new Refusal(
    `${other.file} has the title “${other.title}” already, and searchers could not tell the two apart. Choose another.${advice}`,
  )
}

function refuseGroup(group: string | undefined, site: Site | undefined): void {
  const { group: names } = offeredNames(site)
  if (group === undefined || names.includes(group)) return
  const near = nearest(group, names)
  throw new Refusal(
    `There is no service group ${group}.${near ? ` Did you mean ${near}?` : ''} The groups are: ${names.join(', ')}.`,
  )
}
