import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../src/page/route'
import { wordsOf } from '../html'
import type { TestSite } from './site'
import type { Link } from './walk-steps'

/** Where a link leads. */
export interface Target {
  /** The path as the link has it. */
  written: string
  /** The path of the page that it leads to. */
  path: string
  query: string
  hash: string
}

/** A link's address. */
export function hrefOf({ written, query, hash }: Target): string {
  return `${written}${query}${hash}`
}

/** The address that it ends at. */
export function addressOf({ path, query, hash }: Target): string {
  return `${path}${query}${hash}`
}

/** The pages of a walk, and all ways to link to them. */
export class LinksOfWalks {
  constructor(
    readonly site: TestSite,
    readonly pages: readonly string[],
  ) {}

  /** @param here the path that the link is on */
  target(link: Link, here: string): Target {
    const { written, path } = this.#paths(link, here)
    const ids = this.idsOf(path)
    const id = ids[link.place % ids.length] ?? ''
    return { written, path, query: link.query, hash: hashOf(link.anchor, id) }
  }

  /** The same to a page that is none of some. */
  other(link: Link, without: readonly string[]): Target {
    const others = this.pages.filter((page) => !without.includes(page))
    const page = others[(link.page ?? 0) % others.length] ?? '/'
    return this.target({ ...link, by: 'its path', page: this.pages.indexOf(page) }, page)
  }

  /** The file's name of what is shown at a path. */
  #file(path: string): string {
    return this.pages.includes(path) || this.site.paths.includes(path) ? path : '/404'
  }

  isGone(path: string): boolean {
    return this.#file(path) === '/404'
  }

  /** The places of all sections: those below may come after the first. */
  idsOf(path: string): string[] {
    return this.site.data(this.#file(path)).sections.flatMap(({ id }) => id ?? [])
  }

  /** The place that an address names, if its page has it. */
  placeOf({ path, hash }: Target): string | undefined {
    const isNonsense = hash === hashOf('nonsense', '')
    return isNonsense ? undefined : this.idsOf(path).find((id) => id === decodeURIComponent(hash.slice(1)))
  }

  heading(path: string): string {
    return this.site.heading(this.#file(path))
  }

  title(address: string): string {
    const html = readFileSync(path.join(this.site.out, fileOf(this.#file(address), 'html')), 'utf8')
    return wordsOf(/<title>([^<]*)/.exec(html)?.[1] ?? '')
  }

  /** Whether a page shows more or less by what its query asks for. */
  followsQuery(path: string): boolean {
    return this.site
      .data(this.#file(path))
      .sections.some(({ type }) => type === 'jobBoard' || type === 'search' || type === 'serviceList')
  }

  #paths({ page, by, place }: Link, here: string): { written: string; path: string } {
    const nth = page ?? place
    // A single one: from one to another nothing would be seen to change.
    if (by === 'an address without a page') return both('/gone')
    const alias = by === 'an alias' ? this.site.aliases[nth % this.site.aliases.length] : undefined
    if (alias) return { written: alias.from, path: alias.to }
    return both(page === undefined ? here : (this.pages[page % this.pages.length] ?? '/'))
  }
}

function both(path: string): { written: string; path: string } {
  return { written: path, path }
}

function hashOf(anchor: Link['anchor'], id: string): string {
  if (anchor === 'none') return ''
  if (anchor === 'no place') return '#no-place'
  if (anchor === 'nonsense') return '#100%'
  return `#${anchor === 'a place' ? id : `%${id.codePointAt(0)?.toString(16)}${id.slice(1)}`}`
}
