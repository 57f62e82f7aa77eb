import type { Facts } from './facts'
import type { PageKind } from './page-kind'

/** An address and the page that answers there. */
export interface Answer {
  address: string
  page: Facts
  /** The document's own path and its stated canonical are files; an alias is a redirect to the path. */
  role: 'path' | 'canonical' | 'alias'
}

/**
 * Every page by its addresses and by its kind. Addresses are found whatever their letter case. Each table is made once
 * somebody looks something up in it.
 */
export class PageIndex {
  readonly pages: readonly Facts[]
  /** Pages that are held back: no part of the site, but links may lead there already. */
  readonly waiting: readonly Facts[]
  #byFile?: ReadonlyMap<string, Facts>
  #answers?: ReadonlyMap<string, Answer>
  #anyCase?: AnyCase
  readonly #before = new Map<string, ReadonlyMap<string, Facts>>()
  #kinds?: ReadonlyMap<string, readonly Facts[]>
  #awaited?: ReadonlyMap<string, Answer>

  /** @param pages the facts of every page, in order of file names @param waiting those of pages that are held back */
  constructor(pages: readonly Facts[], waiting: readonly Facts[] = []) {
    this.pages = pages
    this.waiting = waiting
  }

  /** What answers at an address, whatever its letter case. */
  answer(address: string): Answer | undefined {
    return this.#exact.get(address) ?? this.#table.get(address)
  }

  /** The page that is held back and will answer at exactly this address, whatever answers there until then. */
  awaited(address: string): Facts | undefined {
    if (this.waiting.length === 0) return undefined
    this.#awaited ??= byAddress(this.waiting)
    return this.#awaited.get(address)?.page
  }

  /** The page whose file is at exactly this address. */
  page(path: string): Facts | undefined {
    const answer = this.#exact.get(path)
    return answer?.role === 'path' ? answer.page : undefined
  }

  /** The pages of a kind, or of one group of it, in order of file names. */
  ofKind(kind: PageKind, group?: Facts['group']): readonly Facts[] {
    this.#kinds ??= byKind(this.pages)
    return this.#kinds.get(nameOf(kind, group)) ?? []
  }

  /** The page before one of its kind and group, in order of file names. */
  before({ path, kind, group }: Facts): Facts | undefined {
    const name = nameOf(kind, group)
    const before =
      this.#before.get(name) ?? previousOnes(this.ofKind(kind, group).filter((page) => page.group === group))
    this.#before.set(name, before)
    return before.get(path)
  }

  /** Every page by its file. */
  get byFile(): ReadonlyMap<string, Facts> {
    return (this.#byFile ??= new Map(this.pages.map((page) => [page.file, page])))
  }

  get answers(): Iterable<Answer> {
    return this.#exact.values()
  }

  /** Addresses that two pages claim, with both answers. */
  get clashes(): readonly Clash[] {
    return this.#table.clashes
  }

  /** By each address as it is written. */
  get #exact(): ReadonlyMap<string, Answer> {
    return (this.#answers ??= byAddress(this.pages))
  }

  get #table(): AnyCase {
    return (this.#anyCase ??= new AnyCase(claims(this.pages)))
  }
}

interface Clash {
  first: Answer
  second: Answer
}

/** All addresses of a page, its own first. */
export function addressesClaimed({ path, canonical, aliases }: Facts): string[] {
  return [...new Set([path, canonical ?? path, ...aliases])]
}

/** All that pages claim: paths before canonical addresses, and these before aliases. */
function* claims(pages: readonly Facts[]): Generator<Answer> {
  for (const page of pages) yield { address: page.path, page, role: 'path' }
  for (const page of pages)
    if (page.canonical && page.canonical !== page.path) yield { address: page.canonical, page, role: 'canonical' }
  for (const page of pages) for (const address of page.aliases) yield { address, page, role: 'alias' }
}

function byAddress(pages: readonly Facts[]): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const answer of claims(pages)) if (!answers.has(answer.address)) answers.set(answer.address, answer)
  return answers
}

/** Answers by addresses in lower case, which few ask for. */
class AnyCase {
  readonly #answers = new Map<string, Answer>()
  readonly clashes: Clash[] = []

  constructor(answers: Iterable<Answer>) {
    for (const answer of answers) {
      const key = answer.address.toLowerCase()
      const other = this.#answers.get(key)
      // Letter case leads to the right page by itself, so a page may list an address of its own in another case.
      if (other && other.page !== answer.page) this.clashes.push({ first: other, second: answer })
      if (!other) this.#answers.set(key, answer)
    }
  }

  get(address: string): Answer | undefined {
    return this.#answers.get(address.toLowerCase())
  }
}

function byKind(pages: readonly Facts[]): ReadonlyMap<string, readonly Facts[]> {
  const kinds = new Map<string, Facts[]>()
  for (const page of pages)
    for (const name of page.group ? [page.kind, nameOf(page.kind, page.group)] : [page.kind]) {
      const own = kinds.get(name)
      if (own) own.push(page)
      else kinds.set(name, [page])
    }
  return kinds
}

/** Before each page but the first, by its path. */
function previousOnes(pages: readonly Facts[]): ReadonlyMap<string, Facts> {
  const previous = new Map<string, Facts>()
  let last: Facts | undefined
  for (const page of pages) {
    if (last) previous.set(page.path, last)
    last = page
  }
  return previous
}

function nameOf(kind: PageKind, group: Facts['group']): string {
  return group ? `${kind} ${group}` : kind
}
