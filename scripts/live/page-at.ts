import { partsOfPage } from '../engine/derived/derived'
import type { Facts } from '../engine/site/facts'
import type { PageIndex } from '../engine/site/page-index'

/** A page, if there is one, and which part of the list that it shows. */
export interface PageAt {
  facts?: Facts
  part: number
}

/**
 * The page at an address; for /services/page-2, the second part of the list on /services.
 * @param site the pages, and the day: 2026-11-20
 */
export function pageAt(address: string, site: { index: PageIndex; date: string }): PageAt {
  const own = site.index.answer(address)?.page
  const [, list = '', number] = own ? [] : (/^(.*)\/page-(\d+)$/.exec(address) ?? [])
  const facts = own ?? site.index.page(list || '/')
  const part = Number(number ?? 1)
  const exists = own || (number && facts && part > 1 && part <= partsOfPage(facts, site))
  return exists ? { facts, part } : { part }
}
