import { isDeepStrictEqual } from 'node:util'
import { readSite } from '../engine/check/read-site'
import type { Known } from '../engine/check/content'
import { readFacts } from '../engine/check/read-facts'
import { sourceAt } from '../engine/load/sources'
import type { Roots, Site } from '../engine/schema/document.generated'
import type { Facts } from '../engine/site/facts'
import { PageIndex } from '../engine/site/page-index'

/** The site as far as it is known before all documents are read. */
interface Glanced {
  index: PageIndex
  site: Site | undefined
  /** Where each kind of page is at home. */
  roots: Roots | undefined
}

/**
 * What can be shown before all documents are read: what earlier commands remember, and what pages need that are asked
 * for. With thousands of documents that is what makes the difference between at once and seconds.
 */
export class Glance {
  readonly #pages: string
  readonly #known: Known
  /** What earlier commands do not remember, by file. */
  readonly #read = new Map<string, Facts>()
  #roots: Roots | undefined
  #isBegun = false

  constructor(pages: string, known: Known) {
    this.#pages = pages
    this.#known = known
    this.#roots = known.roots
  }

  /** Whether more is shown than earlier commands remember. */
  get hasRead(): boolean {
    return this.#read.size > 0
  }

  /**
   * Reads what a page needs: itself, the pages above it, and those that all pages link to.
   * @returns undefined where all of that was known
   */
  at(address: string): Glanced | undefined {
    const { site, roots = this.#roots } = readSite(this.#pages)
    // With others a page may be of another kind.
    if (!isDeepStrictEqual(roots, this.#roots)) this.#read.clear()
    this.#roots = roots
    const known = isDeepStrictEqual(roots, this.#known.roots) ? this.#known.facts : new Map<string, Facts>()
    const above = address.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/') || '/')
    const links = [site?.navigation, site?.companyLinks, site?.legalLinks].flatMap((some = []) => some)
    const near = new Set([...above, ...links.map(({ path }) => path), '/404'])
    const sources = [...near].flatMap((path) => sourceAt(this.#pages, path) ?? [])
    const unread = sources.filter(({ file }) => !known.has(file) && !this.#read.has(file))
    if (unread.length === 0 && this.#isBegun) return undefined
    for (const source of unread) {
      const own = readFacts(source, roots)
      if (own) this.#read.set(source.file, own)
    }
    this.#isBegun = true
    return { index: new PageIndex([...known.values(), ...this.#read.values()]), site, roots }
  }
}
