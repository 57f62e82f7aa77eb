import { hash } from 'node:crypto'
import type { Page, Site } from '../../src/page/page.generated'
import { readContent } from '../content/content'
import type { Page as Document, Site as SiteDocument } from '../content/document.generated'
import type { Facts } from '../content/facts'
import { HeroArt } from '../content/hero-art'
import { shellOf } from '../content/lists'
import { PageIndex } from '../content/page-index'
import type { Problem } from '../content/problem'
import { resolvePage } from '../content/resolve'
import { readSource } from '../content/sources'
import { validators } from '../content/validator'

/** The content as it is on disk while someone writes: where a document is broken, its last good version stands in. */
export class LiveContent {
  problems: Problem[] = []
  #index = new PageIndex([])
  #site?: SiteDocument
  #facts = new Map<string, Facts>()
  #readAt = 0
  /** The last facts and documents without errors, by file. */
  readonly #goodFacts = new Map<string, Facts>()
  readonly #goodDocuments = new Map<string, Document>()
  readonly #pages: string
  readonly #date: string
  readonly #art = new HeroArt()

  constructor(pages: string, date: string) {
    this.#pages = pages
    this.#date = date
  }

  /** Reads what has changed since the last time, and checks everything. */
  update(): void {
    const readAt = Date.now()
    const { index, site, problems } = readContent({ pages: this.#pages, date: this.#date, known: this.#facts, knownAt: this.#readAt })
    this.#readAt = readAt
    this.#facts = new Map(index.pages.map((facts) => [facts.file, facts]))
    this.#site = site ?? this.#site
    this.problems = problems
    for (const facts of index.pages) if (!hasErrors(facts)) this.#goodFacts.set(facts.file, facts)
    this.#index = new PageIndex(index.pages.map((facts) => this.#goodFacts.get(facts.file) ?? facts))
  }

  /** The page at an address; undefined if there is none, or none that was ever right. */
  page(address: string): Page | undefined {
    const facts = this.#index.answer(address)?.page
    const document = facts && this.#documentOf(facts)
    if (!facts || !document || !this.#site) return undefined
    return resolvePage(document, facts, { index: this.#index, site: this.#site, shell: this.shellName(), pictures: new Map(), art: this.#art })
  }

  shell(): Site | undefined {
    return this.#site && shellOf(this.#index, this.#site)
  }

  shellName(): string {
    return hash('sha1', JSON.stringify(this.shell() ?? ''), 'base64url').slice(0, 10)
  }

  #documentOf({ file }: Facts): Document | undefined {
    const known = this.#facts.get(file)
    const value = known && !hasErrors(known) ? readSource(file).value : undefined
    if (validators().page(value)) this.#goodDocuments.set(file, value)
    return this.#goodDocuments.get(file)
  }
}

function hasErrors({ problems }: Facts): boolean {
  return problems.some(({ severity }) => severity === 'error')
}
