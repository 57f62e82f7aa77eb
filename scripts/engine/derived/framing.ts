import type { HeroArt } from '../graphics/hero-art'
import { randomFrom } from '../graphics/seed'
import type { Facts } from '../site/facts'
import type { PageIndex } from '../site/page-index'

/** Ways to frame a picture: all of it, or parts of it, larger. src/sections/hero/Hero.module.css says which. */
const framings = 4

interface Around {
  index: PageIndex
  art: HeroArt
}

/**
 * How a page frames a picture that it shares with others: by its path, but not as the page before it of its kind and
 * group does if that has the same one. A page with a picture of its own shows all of it.
 * @returns from 0, which is all of it, to 3
 */
export function framingOf(page: Facts, around: Around): number {
  if (around.art.pictureOf(page).page !== undefined) return 0
  return isFramedOtherwise(page, around) ? (framingByPath(page) + 1) % framings : framingByPath(page)
}

/** Whether the page is framed otherwise than its path says: that depends on another page. */
export function isFramedOtherwise(page: Facts, around: Around): boolean {
  const { art, index } = around
  const before = index.before(page)
  // A page's own picture is no other's.
  if (!before || art.pictureOf(before) !== art.pictureOf(page)) return false
  // That one is framed as its path says or in the next way, so mostly nothing before it has to be looked at.
  const ahead = (framingByPath(page) - framingByPath(before) + framings) % framings
  return ahead <= 1 && framingOf(before, around) === framingByPath(page)
}

function framingByPath({ path }: Facts): number {
  return Math.floor(randomFrom(`framing ${path}`)() * framings)
}
