import type { Facts } from '../facts'
import { nearest } from '../nearest'
import type { PageIndex } from '../page-index'
import { finding, type Finding, type Place } from '../finding'
import type { SiteCheck } from './check'
import { isSafe, linksIn } from './link-form'

/** Links within the site lead to pages and places that exist, written as they are. */
export const links: SiteCheck = ({ index, draft }) => {
  // The same few links stand on many pages.
  const right = new Set<string>()
  const isWrong = (link: string, page: Facts) => {
    if (right.has(link) || !isInternal(link)) return false
    const wrong = problemOf(link, page, index, { file: page.file, at: [] }) !== undefined
    if (!wrong && link.startsWith('/')) right.add(link)
    return wrong
  }
  return index.pages
    .filter((page) => page.links.some((link) => isWrong(link, page)))
    .flatMap((page) =>
      linksIn(draft(page.file).fields).flatMap(({ path, at, part }) =>
        isInternal(path) && isSafe(path) ? (problemOf(path, page, index, { file: page.file, at, part }) ?? []) : [],
      ),
    )
}

export function isInternal(link: string): boolean {
  return link.startsWith('#') || /^\/(?![/\\])/.test(link)
}

export function isExternal(link: string): boolean {
  return /^https?:|^\{linkedin\}/.test(link)
}

/** Parts a link within the site: /contact#offices → /contact and offices. */
export function partsOf(link: string): { address: string; anchor: string } {
  const [beforeAnchor = '', anchor = ''] = link.split('#')
  return { address: beforeAnchor.split('?')[0] ?? '', anchor }
}

function problemOf(link: string, page: Facts, index: PageIndex, place: Place): Finding | undefined {
  const { address, anchor } = partsOf(link)
  const answer = address === '' ? undefined : index.answer(address)
  if (address !== '' && answer?.address !== address) {
    const near =
      answer?.address ??
      nearest(
        address,
        [...index.answers].map((known) => known.address),
      )
    return finding('dead-link', place, { path: address, nearest: near, rest: link.slice(address.length) })
  }
  const target = answer?.page ?? page
  // A page that cannot be understood has no anchors to compare with; its own problem is reported.
  if (!anchor || target.anchors.length === 0 || target.anchors.includes(anchor)) return undefined
  return finding('dead-anchor', place, {
    path: address,
    anchor,
    nearest: nearest(anchor, target.anchors),
    anchors: target.anchors,
  })
}
