import { withFields } from '../text/shape'
import type { Facts } from './facts'
import {
  FactsRead,
  type AskedOfAll,
  type AskedOfFew,
  type Each,
  type OtherFacts,
  type TextPlace,
  type Texts,
} from './facts-read'

/**
 * Facts as a build remembers them. Mostly one document has changed, and of the others little is asked: whether their
 * files are what they were, and where they answer. That is kept in columns. The rest of a page's facts is a text: to
 * parse all of 10,000 pages took a build after one edit a third of its time.
 */
export interface KeptFacts {
  file: string[]
  path: string[]
  stamp: string[]
  hash: string[]
  kind: Facts['kind'][]
  /** Empty where a page has none. */
  group: string[]
  /** What few pages have, by their place in the list. */
  few: Record<number, AskedOfFew>
  /** Where each page's text begins, and how many bytes it has. */
  start: number[]
  bytes: number[]
}

/** What is in the columns is not looked at: they have a checksum, and were written by the code that reads them. */
export const areKeptFacts = withFields({
  file: isColumn,
  path: isColumn,
  stamp: isColumn,
  hash: isColumn,
  kind: isColumn,
  group: isColumn,
  few: withFields({}),
  start: isColumn,
  bytes: isColumn,
})

function isColumn(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/**
 * Makes columns of facts, and the texts that go with them. Of what was read from such no text is made anew.
 * @param before texts that are kept already: what stands there is not added
 */
export function keepFacts(pages: readonly Facts[], before?: Texts): { kept: KeptFacts; added: Buffer[] } {
  const few: KeptFacts['few'] = {}
  const added: Buffer[] = []
  let all = before?.length ?? 0
  const places = pages.map((page, number): Pick<TextPlace, 'start' | 'end'> => {
    const isRead = page instanceof FactsRead
    const own = isRead ? page.few : fewOf(page)
    if (own) few[number] = own
    if (isRead && page.place.texts === before) return page.place
    const text = isRead ? page.text : Buffer.from(JSON.stringify(othersOf(page)))
    added.push(text)
    const start = all
    all += text.length
    return { start, end: all }
  })
  const kept = {
    file: pages.map(({ file }) => file),
    path: pages.map(({ path }) => path),
    stamp: pages.map(({ stamp }) => stamp),
    hash: pages.map(({ hash }) => hash),
    kind: pages.map(({ kind }) => kind),
    group: pages.map(({ group }) => group ?? ''),
    few,
    start: places.map(({ start }) => start),
    bytes: places.map(({ start, end }) => end - start),
  }
  return { kept, added }
}

/** How many bytes the texts have that go with facts. */
export function bytesOf({ bytes }: KeptFacts): number {
  return bytes.reduce((sum, each) => sum + each, 0)
}

/** Facts from their columns, and from the texts that go with them; undefined if these are not those. */
export function recallFacts(kept: KeptFacts, texts: Texts): Facts[] | undefined {
  let last = 0
  const pages = kept.file.map((file, number) => {
    const start = kept.start[number] ?? 0
    const end = start + (kept.bytes[number] ?? 0)
    last = Math.max(last, end)
    const [path = '', stamp = '', hash = ''] = [kept.path[number], kept.stamp[number], kept.hash[number]]
    const all = { file, path, stamp, hash, kind: kept.kind[number] ?? 'page', group: kept.group[number] || undefined }
    return new FactsRead(all, kept.few[number], { texts, start, end })
  })
  return last <= texts.length ? pages : undefined
}

/** All that is known of a page, each fact by its name, so that two pages can be compared. */
export function allFacts(facts: Facts): AskedOfAll & AskedOfFew & OtherFacts {
  const { file, path, stamp, hash, kind, group } = facts
  return { file, path, stamp, hash, kind, group, ...askedOfFew(facts), ...othersOf(facts) }
}

function askedOfFew(facts: Facts): Each<AskedOfFew> {
  const { menu, canonical, draft, published, aliases, images, attachments, oddWords, problems } = facts
  return { menu, canonical, draft, published, aliases, images, attachments, oddWords, problems }
}

function othersOf(facts: Facts): Each<OtherFacts> {
  const { title, description, label, updated, reviewed, topics, minutes, job, company, priced } = facts
  const { links, anchors, headings, sections, drawings, named, derived } = facts
  const single = { title, description, label, updated, reviewed, topics, minutes, job, company, priced }
  return { ...single, links, anchors, headings, sections, drawings, named, derived }
}

/** What of it the page has; nothing of most pages. */
function fewOf(page: Facts): AskedOfFew | undefined {
  const own = Object.entries(askedOfFew(page)).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  )
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
