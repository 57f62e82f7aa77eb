import type { ArticlePart } from '../../../src/page/page.generated'
import { asText } from '../text/as-text'
import { isObject } from '../text/is-object'
import { Numbering } from '../text/numbering'
import { parseBlock, plainText } from './markdown'

/** The anchor of a page's top. */
export const pageTop = 'top'

/** Ids that every page has already, from src/index.html, PageRenderer.tsx and the menus. */
const ownIds: ReadonlySet<string> = new Set([
  pageTop,
  'main',
  'root',
  'page-data',
  'services-menu',
  'mobile-menu',
  'banner-colors',
  'search-field',
])

/** Gives out ids that are unique on a page, made of the words they stand for: "What you get" → what-you-get. */
export class Anchors {
  readonly #given = new Set<string>()
  readonly #numbering = new Numbering()
  /** Whether one of them is called as a section's heading would be: of those there are next to none. */
  #isHeadingGiven = false

  give(words: string): string {
    const id = this.#numbering.unlike(slugOf(words), '-', (made) => this.isTaken(made))
    this.take(id)
    return id
  }

  /** Keeps an id that somebody has written from being given again. */
  take(id: string): void {
    this.#given.add(id)
    this.#isHeadingGiven ||= id.endsWith('-heading')
  }

  /** All ids that are taken, in the order in which they were. */
  get given(): string[] {
    return [...this.#given]
  }

  /** A section's heading has an id too: that of #prices is #prices-heading. */
  isTaken(id: string): boolean {
    if (ownIds.has(id) || this.#given.has(id)) return true
    if (this.#isHeadingGiven && this.#given.has(`${id}-heading`)) return true
    return id.endsWith('-heading') && this.#given.has(id.slice(0, -'-heading'.length))
  }
}

/** Not kept, though a build asks twice, for a page's facts and for the page: to remember each takes longer than to make it. */
function slugOf(words: string): string {
  const plain = /^[ -~]*$/.test(words) ? words.replaceAll("'", '') : words.normalize('NFKD').replace(/\p{M}|['’]/gu, '')
  const slug =
    plain
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  return /^[a-z]/.test(slug) ? slug : `section${slug && '-'}${slug}`
}

/**
 * The ids of a page's sections, in order: what the author wrote, or one made from the heading.
 * @param anchors collects them, so that article headings can be given others
 */
export function sectionIds(sections: unknown, anchors: Anchors): string[] {
  if (!Array.isArray(sections)) return []
  const stated = sections.map((section: unknown) =>
    isObject(section) && typeof section.id === 'string' ? section.id : undefined,
  )
  for (const id of stated) if (id) anchors.take(id)
  return sections.map(
    (section: unknown, index) =>
      stated[index] ?? anchors.give(isObject(section) ? asText(section.heading ?? section.type) : ''),
  )
}

/** Gives the headings of an article their ids. */
export function withAnchors(parts: readonly ArticlePart[], anchors: Anchors): ArticlePart[] {
  return parts.map((part) =>
    typeof part !== 'string' && 'tag' in part && /^h[23]$/.test(part.tag)
      ? { ...part, id: anchors.give(plainText(part)) }
      : part,
  )
}

/** The id of a heading, and its words. A list of them, as a table with names of its own for each page is slow to make. */
export type Heading = [id: string, words: string]

/** The places on a page that links can lead to, and the headings of those that have one. Tolerates what breaks the schema. */
export function placesIn(sections: readonly unknown[]): {
  anchors: string[]
  headings: Heading[] | undefined
} {
  const anchors = new Anchors()
  const ids = sectionIds(sections, anchors)
  const headings: Heading[] = []
  for (const [place, section] of sections.entries()) {
    const id = ids[place]
    if (!isObject(section) || id === undefined) continue
    // The first is the page's own.
    if (section.type !== 'hero' && typeof section.heading === 'string') headings.push([id, section.heading])
    const body: unknown[] = Array.isArray(section.body) ? section.body : []
    // Most blocks have no heading, and parsing is what costs here.
    const blocks = body.filter((block) => typeof block === 'string').filter((block) => block.includes('#'))
    for (const part of withAnchors(blocks.flatMap(parseBlock), anchors))
      if (typeof part !== 'string' && 'id' in part && part.id) headings.push([part.id, plainText(part)])
  }
  return { anchors: anchors.given, headings: headings.length > 0 ? headings : undefined }
}
