import { HeroArt } from '../graphics/hero-art'
import type { Site } from '../schema/document.generated'
import { Lists, type ListOrders } from './lists'
import type { PageIndex } from './page-index'

/** What pages can show from beyond their documents. */
export interface Surroundings {
  index: PageIndex
  site: Site
  /** The day the site is built for: 2026-11-20. */
  date: string
  lists: Lists
  /** The pictures of all pages. */
  art: HeroArt
}

/**
 * Gathers for all pages what they can show of each other. Once facts have changed it is done anew.
 * @param date such as 2026-11-20 @param orders those of lists, if they are known
 */
export function surroundingsOf(index: PageIndex, site: Site, date: string, orders?: ListOrders): Surroundings {
  return { index, site, date, lists: new Lists(index, site, date, orders), art: new HeroArt(site.groups) }
}
