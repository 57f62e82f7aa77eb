import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Page, Site } from '../../src/page/page.generated'
import { readSite } from '../content/check-site'
import { readContent, readFacts } from '../content/content'
import type { Page as Document, Site as SiteDocument } from '../content/document.generated'
import { factsOf, type Facts } from '../content/facts'
import { HeroArt } from '../content/hero-art'
import { PageIndex } from '../content/page-index'
import { partsOfPage } from '../content/parts'
import type { Problem } from '../content/problem'
import { resolvePage, type ResolveContext } from '../content/resolve'
import { readSource, sourceAt } from '../content/sources'
import { shellOf } from '../content/shell'
import { validators } from '../content/validator'
import { exampleAt } from './gallery/examples'
import { preparePictures, type Pictures } from '../output/pictures'

/** What a build remembers, which spares reading documents that have not changed since. */
interface Remembered {
  facts: Iterable<Facts>
  readAt: number
}

/** The content as it is on disk while someone writes: where a document is broken, its last good version stands in. */
export class LiveContent {
  problems: Problem[] = []
  /** The shell's data, and the name that pages know it by. */
  shell?: Site
  shellName = ''
  pictures: Pictures = { data: new Map(), files: new Map() }
  #index = new PageIndex([])
  #site?: SiteDocument
  #facts: Map<string, Facts>
  #readAt: number
  /** The last facts and documents without errors, by file. */
  readonly #goodFacts = new Map<string, Facts>()
  readonly #goodDocuments = new Map<string, Document>()
  readonly #pages: string
  readonly #date: string
  readonly #art = new HeroArt()

  constructor(pages: string, date: string, { facts, readAt }: Remembered) {
    this.#pages = pages
    this.#date = date
    this.#facts = new Map([...facts].map((page) => [page.file, page]))
    this.#readAt = readAt
  }

  /**
   * Reads no more than a first page needs: itself, the pages above it, and those in the navigation. With thousands of
   * documents that is what makes the difference between at once and seconds.
   */
  glance(address: string): void {
    const { site } = readSite(this.#pages)
    const above = address.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/') || '/')
    const linked = site ? [...site.navigation, ...site.companyLinks].map(({ path }) => path) : []
    const sources = [...new Set([...above, ...linked, '/404'])].flatMap((path) => sourceAt(this.#pages, path) ?? [])
    for (const source of sources) if (!this.#facts.has(source.file)) this.#facts.set(source.file, readFacts(source))
    this.#show([...this.#facts.values()], site)
  }

  /** Reads what has changed since the last time, and checks everything. @param changed the files, where they are known */
  async update(changed?: ReadonlySet<string>): Promise<void> {
    const readAt = Date.now()
    const { index, site, problems } = readContent({
      pages: this.#pages,
      date: this.#date,
      known: this.#facts,
      knownAt: this.#readAt,
      changed,
    })
    this.#readAt = readAt
    this.#facts = new Map(index.pages.map((facts) => [facts.file, facts]))
    this.problems = problems
    this.#show(index.pages, site)
    this.pictures = await preparePictures(this.#pages, this.#index)
  }

  #show(pages: readonly Facts[], site: SiteDocument | undefined): void {
    for (const facts of pages) if (!hasErrors(facts)) this.#goodFacts.set(facts.file, facts)
    this.#site = site ?? this.#site
    this.#index = new PageIndex(pages.map((facts) => this.#goodFacts.get(facts.file) ?? facts))
    this.shell = this.#site && shellOf(this.#index, this.#site)
    this.shellName = hash('sha1', JSON.stringify(this.shell ?? '')).slice(0, 16)
  }

  /** The page at an address; undefined if there is none, or none that was ever right. */
  page(address: string): Page | undefined {
    const example = exampleAt(address)
    const { facts, part } = example ? { facts: factsOfExample(address, example), part: 1 } : this.#find(address)
    const document = facts && (validators().page(example) ? example : this.#documentOf(facts))
    if (!facts || !document || !this.#site) return undefined
    const context: ResolveContext = {
      index: this.#index,
      site: this.#site,
      date: this.#date,
      shell: this.shellName,
      pictures: this.pictures.data,
      art: this.#art,
    }
    return resolvePage(document, facts, context, part)
  }

  /** The page at an address; for /services/page-2, the second part of the list on /services. */
  #find(address: string): { facts?: Facts; part: number } {
    const own = this.#index.answer(address)?.page
    const [, list = '', number] = own ? [] : (/^(.*)\/page-(\d+)$/.exec(address) ?? [])
    const facts = own ?? this.#index.page(list || '/')
    const part = Number(number ?? 1)
    const exists = own || (number && facts && part > 1 && part <= partsOfPage(facts, this.#index))
    return exists ? { facts, part } : { part }
  }

  #documentOf({ file }: Facts): Document | undefined {
    const known = this.#facts.get(file)
    // Between a file's removal and the next update the last good version stands in here, too.
    const value = known && !hasErrors(known) && existsSync(file) ? readSource(file).value : undefined
    if (validators().page(value)) this.#goodDocuments.set(file, value)
    return this.#goodDocuments.get(file)
  }
}

function factsOfExample(address: string, example: object): Facts {
  return factsOf({ file: address, path: address, stamp: '', changed: 0 }, '', example, [])
}

function hasErrors({ problems }: Facts): boolean {
  return problems.some(({ severity }) => severity === 'error')
}
