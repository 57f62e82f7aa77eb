import type { Facts } from './facts'
import type { PageKind } from './page-kind'

/** An address and the page that answers there. */
export interface Answer {
  address: string
  page: Facts
  /** The document's own path and its stated canonical are files; an alias is a redirect to the path. */
  role: 'path' | 'canonical' | 'alias'
}

/** Every page by its addresses and by its kind. Addresses are found whatever their letter case. */
export class PageIndex {
  readonly pages: readonly Facts[]
  /** Addresses that two pages claim, with both answers. */
  readonly clashes: { first: Answer; second: Answer }[] = []
  readonly #answers = new Map<string, Answer>()
  readonly #exact = new Map<string, Answer>()
  readonly #ofKind = new Map<string, Facts[]>()

  /** @param pages the facts of every document, in order of file names */
  constructor(pages: readonly Facts[]) {
    this.pages = pages
    for (const page of pages) this.#claim({ address: page.path, page, role: 'path' })
    for (const page of pages)
      if (page.canonical && page.canonical !== page.path)
        this.#claim({ address: page.canonical, page, role: 'canonical' })
    for (const page of pages) for (const address of page.aliases) this.#claim({ address, page, role: 'alias' })
    for (const page of pages) {
      this.#gather(page.kind, page)
      if (page.group) this.#gather(nameOf(page.kind, page.group), page)
    }
  }

  /** What answers at an address, whatever its letter case. */
  answer(address: string): Answer | undefined {
    return this.#exact.get(address) ?? this.#answers.get(address.toLowerCase())
  }

  /** The page whose file is at exactly this address. */
  page(path: string): Facts | undefined {
    const answer = this.#exact.get(path)
    return answer?.role === 'path' ? answer.page : undefined
  }

  /** The pages of a kind, or of one group of it, in order of file names. */
  ofKind(kind: PageKind, group?: Facts['group']): readonly Facts[] {
    return this.#ofKind.get(group ? nameOf(kind, group) : kind) ?? []
  }

  /** Every page by its file. */
  get byFile(): ReadonlyMap<string, Facts> {
    return new Map(this.pages.map((page) => [page.file, page]))
  }

  get answers(): Iterable<Answer> {
    return this.#exact.values()
  }

  #gather(name: string, page: Facts): void {
    const pages = this.#ofKind.get(name)
    if (pages) pages.push(page)
    else this.#ofKind.set(name, [page])
  }

  #claim(answer: Answer): void {
    const key = answer.address.toLowerCase()
    const other = this.#answers.get(key)
    // Letter case leads to the right page by itself, so a page may list an address of its own in another case.
    if (other && other.page !== answer.page) this.clashes.push({ first: other, second: answer })
    if (!other) this.#answers.set(key, answer)
    if (!this.#exact.has(answer.address)) this.#exact.set(answer.address, answer)
  }
}

function nameOf(kind: PageKind, group: NonNullable<Facts['group']>): string {
  return `${kind} ${group}`
}
