import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { pageTop } from '../../site/anchors'
import type { Facts } from '../../site/facts'
import { isInternal, isSafe, linksIn, partsOf } from '../../site/links'
import type { PageIndex } from '../../site/page-index'
import { meansPage, pageMeant } from '../../site/page-links'
import { nearestAmong } from '../../text/nearest'
import type { SiteCheck } from '../check'

/** Links within the site lead to pages and places that exist, written as they are. */
export const links: SiteCheck = ({ index, site, draft }) => {
  // The same few links stand on many pages.
  const right = new Set<string>()
  let ready: ((address: string) => string | undefined) | undefined
  // Most sites have no dead link, and need no names made ready.
  const near = (address: string) =>
    (ready ??= nearestAmong([...index.answers].map((answer) => answer.address)))(address)
  const known: Known = { index, near, places: placesKnown() }
  const judge = (link: string, page: Facts, place: FindingPlace): Finding | undefined => {
    const own = ownAddress(link, site.url, index)
    if (own !== undefined) return finding('own-address', place, { path: link, better: own })
    if (isInternal(link) && isSafe(link)) return problemOf(link, page, known, place)
    return !isSafe(link) && meansPage(link) ? deadLink(link, known, place) : undefined
  }
  const isWrong = (link: string, page: Facts) => {
    if (right.has(link)) return false
    const wrong = judge(link, page, { file: page.file, at: [] }) !== undefined
    if (!wrong && !link.startsWith('#')) right.add(link)
    return wrong
  }
  return index.pages
    .filter((page) => page.links.some((link) => isWrong(link, page)))
    .flatMap((page) =>
      linksIn(draft(page.file).fields).flatMap(
        ({ path, at, part, after }) => judge(path, page, { file: page.file, at, part, after }) ?? [],
      ),
    )
}

/** A page's address without the site's own name before it. */
function ownAddress(link: string, url: string, index: PageIndex): string | undefined {
  const [, host = ''] = /^https?:\/\/(?:www\.)?(.*)$/.exec(url) ?? []
  const [, rest = ''] = /^https?:\/\/(?:www\.)?([^\s]*)$/i.exec(link) ?? []
  if (host === '' || !rest.toLowerCase().startsWith(host.toLowerCase()) || /^[^/?#]/.test(rest.slice(host.length)))
    return undefined
  const { address } = partsOf(rest.slice(host.length))
  const page = pageMeant(address, index)
  return page === undefined ? undefined : page + rest.slice(host.length + address.length)
}

/** The addresses there are. */
interface Known {
  index: PageIndex
  /** The one that is nearest to a mistyped one. */
  near: (address: string) => string | undefined
  places: (page: Facts) => Places
}

/** The places on a page that links may lead to. */
interface Places {
  has: (anchor: string) => boolean
  near: (anchor: string) => string | undefined
}

function placesOf(anchors: readonly string[]): Places {
  const own = new Set(anchors)
  return { has: (anchor) => own.has(anchor), near: nearestAmong(anchors) }
}

/** Gives the places of a page, made ready once for all links to it. */
function placesKnown(): (page: Facts) => Places {
  const known = new Map<Facts, Places>()
  return (page) => {
    const places = known.get(page) ?? placesOf(page.anchors)
    known.set(page, places)
    return places
  }
}

function deadLink(link: string, { index, near }: Known, place: FindingPlace): Finding {
  const { address } = partsOf(link)
  const meant = pageMeant(address, index)
  const likely = meant ?? near(address.replaceAll('\\', '/'))
  const rest = link.slice(address.length)
  return finding('dead-link', place, { path: address, nearest: likely, rest, sure: meant !== undefined })
}

function problemOf(link: string, page: Facts, known: Known, place: FindingPlace): Finding | undefined {
  const { address, anchor } = partsOf(link)
  const answer = address === '' ? undefined : known.index.answer(address)
  if (address !== '' && answer?.address !== address) return deadLink(link, known, place)
  const rest = link.slice(address.length)
  if (answer?.role === 'alias') return finding('moved-link', place, { path: address, better: answer.page.path, rest })
  const target = answer?.page ?? page
  // A page that cannot be understood has no anchors to compare with; its own problem is reported.
  if (!anchor || anchor === pageTop || target.anchors.length === 0) return undefined
  const places = known.places(target)
  if (places.has(anchor)) return undefined
  const near = places.near(anchor)
  return finding('dead-anchor', place, {
    path: address,
    before: link.slice(0, link.indexOf('#')),
    anchor,
    nearest: near,
    anchors: target.anchors,
    sure: near === anchor.toLowerCase(),
  })
}
