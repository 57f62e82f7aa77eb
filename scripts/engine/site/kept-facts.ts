import { withFields } from '../text/shape'
import type { Facts } from './facts'
import { FactsRead, type AskedOfAll, type AskedOfFew, type Each, type OtherFacts, type TextPlace } from './facts-read'

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
  /** How many bytes each page's text has. */
  bytes: number[]
}

/** Not what is in them: they stand under a checksum, and whoever wrote them as something else has other code. */
export const areKeptFacts = withFields({
  file: isColumn,
  path: isColumn,
  stamp: isColumn,
  hash: isColumn,
  kind: isColumn,
  group: isColumn,
  few: withFields({}),
  bytes: isColumn,
})

function isColumn(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** Makes columns of facts, and the texts that stand behind them. Of what was read from such no text is made anew. */
export function keepFacts(pages: readonly Facts[]): { kept: KeptFacts; texts: Buffer[] } {
  const few: KeptFacts['few'] = {}
  const places = pages.map((page, number) => {
    const [own, place] = page instanceof FactsRead ? [page.few, page.place] : [fewOf(page), placeOf(othersOf(page))]
    if (own) few[number] = own
    return place
  })
  const kept = {
    file: pages.map(({ file }) => file),
    path: pages.map(({ path }) => path),
    stamp: pages.map(({ stamp }) => stamp),
    hash: pages.map(({ hash }) => hash),
    kind: pages.map(({ kind }) => kind),
    group: pages.map(({ group }) => group ?? ''),
    few,
    bytes: places.map(({ start, end }) => end - start),
  }
  return { kept, texts: joined(places).map(({ texts, start, end }) => texts.subarray(start, end)) }
}

/** Facts from their columns, and from the texts behind them; undefined if these are not those. */
export function recallFacts(kept: KeptFacts, texts: Buffer): Facts[] | undefined {
  let end = 0
  const pages = kept.file.map((file, number) => {
    const start = end
    end += kept.bytes[number] ?? 0
    const [path = '', stamp = '', hash = ''] = [kept.path[number], kept.stamp[number], kept.hash[number]]
    const all = { file, path, stamp, hash, kind: kept.kind[number] ?? 'page', group: kept.group[number] || undefined }
    return new FactsRead(all, kept.few[number], { texts, start, end })
  })
  return end === texts.length ? pages : undefined
}

/** All that is known of a page, each fact by its name, so that two pages can be compared. */
export function allFacts(facts: Facts): AskedOfAll & AskedOfFew & OtherFacts {
  const { file, path, stamp, hash, kind, group } = facts
  return { file, path, stamp, hash, kind, group, ...askedOfFew(facts), ...othersOf(facts) }
}

function askedOfFew(facts: Facts): Each<AskedOfFew> {
  const { menu, canonical, draft, published, deepLinks, aliases, images, attachments, problems } = facts
  return { menu, canonical, draft, published, deepLinks, aliases, images, attachments, problems }
}

function othersOf(facts: Facts): Each<OtherFacts> {
  const { title, description, label, updated, reviewed, topics, minutes, job, company, priced } = facts
  const { links, anchors, headings, sections, drawings, named, oddWords, derived } = facts
  const single = { title, description, label, updated, reviewed, topics, minutes, job, company, priced }
  return { ...single, links, anchors, headings, sections, drawings, named, oddWords, derived }
}

/** What of it the page has; nothing of most pages. */
function fewOf(page: Facts): AskedOfFew | undefined {
  const own = Object.entries(askedOfFew(page)).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  )
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

function placeOf(others: OtherFacts): TextPlace {
  const texts = Buffer.from(JSON.stringify(others))
  return { texts, start: 0, end: texts.length }
}

/** As few places as there can be: those that follow each other are one. */
function joined(places: readonly TextPlace[]): TextPlace[] {
  const all: TextPlace[] = []
  for (const place of places) {
    const last = all.at(-1)
    if (last?.texts === place.texts && last.end === place.start) last.end = place.end
    else all.push({ ...place })
  }
  return all
}
