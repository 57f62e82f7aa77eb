import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, listed, quote, shown } from '../../problems/words/sentence'
import { pageTop } from '../../site/anchors'
import type { Facts } from '../../site/facts'
import { isInternal, isSafe, linksIn, partsOf } from '../../site/links'
import type { PageIndex } from '../../site/page-index'
import { meansPage, pageFinder, pageMeant } from '../../site/page-links'
import { nearestAmong } from '../../text/nearest'
import type { SiteCheck } from '../check'
import { otherPage } from '../example-pieces'
import { fileLetterCase, misnamedPages } from './letter-case'

interface DeadAnchor {
  path: string
  /** What stands in the link before the # */
  before: string
  anchor: string
  nearest?: string
  anchors: string[]
  sure: boolean
}

const to = (path: string) => ({ title: `Link to ${shown(path)}`, link: path })
const button = (path: string) => ({
  sections: `{ "type": "cta", "heading": "Start", "button": { "label": "Contact Us", "path": "${path}" } }`,
})

const ownAddress = rule({
  id: 'own-address',
  about: 'The link names the site itself',
  words: ({ path, better }: { path: string; better: string }) => ({
    message: `${quote(path)} leads to a page of this site. Leave out the name of the site: ${quote(better)}.`,
    suggestions: [better],
    fix: to(better),
  }),
  wrong: button('https://www.example.com/contact'),
  right: button('/contact'),
})

const deadLink = rule({
  id: 'dead-link',
  about: 'The link leads to no page',
  words: ({ path, rest, nearest, sure }: { path: string; rest: string; nearest?: string; sure: boolean }) => ({
    message: `There is no page at ${shown(path)}.${didYouMean(nearest)}`,
    suggestions: nearest ? [nearest + rest] : [],
    ...(nearest && sure && { fix: to(nearest + rest) }),
  }),
  wrong: button('/contakt'),
  right: button('/contact'),
})

const movedLink = rule({
  id: 'moved-link',
  about: 'The link leads to a former address',
  words: ({ path, better, rest }: { path: string; better: string; rest: string }) => ({
    message: `${shown(path)} is a former address of ${better}. Link to where the page is now.`,
    severity: 'warning',
    suggestions: [better + rest],
    fix: to(better + rest),
  }),
  wrong: button('/write-to-us'),
  right: button('/letters'),
  around: { 'letters.json': otherPage.replace('"title"', '"aliases": ["/write-to-us"],\n"title"') },
})

const deadAnchor = rule({
  id: 'dead-anchor',
  about: 'The link leads to no place on the page',
  words: ({ path, before, anchor, nearest, anchors, sure }: DeadAnchor) => ({
    message: `${path ? `The page ${shown(path)}` : 'This page'} has no place called #${shown(anchor)}.${didYouMean(nearest && `#${nearest}`) || (anchors.length ? ` Its places are: ${listed(anchors.map((id) => `#${shown(id)}`))}.` : '')}`,
    suggestions: nearest ? [`${before}#${nearest}`] : [],
    ...(nearest && sure && { fix: to(`${before}#${nearest}`) }),
  }),
  wrong: button('/contact#office'),
  right: button('/contact#offices'),
})

/** Links within the site lead to pages and places that exist, written as they are. */
export const links: SiteCheck = {
  rules: [ownAddress, deadLink, movedLink, deadAnchor, fileLetterCase],
  find: ({ index, site, draft }) => {
    // The same few links stand on many pages.
    const right = new Set<string>()
    const known: Known = { index, pageFor: pageFinder(index), places: placesKnown() }
    const host = hostOf(site.url)
    const judge = (link: string, page: Facts, place: FindingPlace): Finding | undefined => {
      const own = withoutSiteName(link, host, index)
      if (own !== undefined) return finding(ownAddress, place, { path: link, better: own })
      if (isInternal(link) && isSafe(link)) return problemOf(link, page, known, place)
      return !isSafe(link) && meansPage(link) ? toNoPage(link, known, place) : undefined
    }
    const isWrong = (link: string, page: Facts) => {
      if (right.has(link)) return false
      const wrong = judge(link, page, { file: page.file, at: [] }) !== undefined
      if (!wrong && !link.startsWith('#')) right.add(link)
      return wrong
    }
    const wrong = index.pages.filter((page) => page.links.some((link) => isWrong(link, page)))
    const misnamed = misnamedPages(wrong, index)
    const dead = wrong.flatMap((page) =>
      linksIn(draft(page.file).fields).flatMap(({ path, at, part, after }) =>
        misnamed.areMeant(path) ? [] : (judge(path, page, { file: page.file, at, part, after }) ?? []),
      ),
    )
    return [...misnamed.findings, ...dead]
  },
}

/** The site's own name as links have it; empty where its address is none. */
function hostOf(url: string): string {
  const [, host = ''] = /^https?:\/\/(?:www\.)?(.*)$/.exec(url) ?? []
  return host
}

/** A page's address without the site's own name before it. */
function withoutSiteName(link: string, host: string, index: PageIndex): string | undefined {
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
  pageFor: ReturnType<typeof pageFinder>
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

function toNoPage(link: string, { pageFor }: Known, place: FindingPlace): Finding {
  const { address } = partsOf(link)
  return finding(
    deadLink,
    { ...place, origin: address },
    {
      path: address,
      rest: link.slice(address.length),
      ...pageFor(address.replaceAll('\\', '/')),
    },
  )
}

function problemOf(link: string, page: Facts, known: Known, place: FindingPlace): Finding | undefined {
  const { address, anchor } = partsOf(link)
  const answer = address === '' ? undefined : known.index.answer(address)
  if (address !== '' && answer?.address !== address) return toNoPage(link, known, place)
  const rest = link.slice(address.length)
  if (answer?.role === 'alias') return finding(movedLink, place, { path: address, better: answer.page.path, rest })
  const target = answer?.page ?? page
  // A page that cannot be understood has no anchors to compare with; its own problem is reported.
  if (!anchor || anchor === pageTop || target.anchors.length === 0) return undefined
  const places = known.places(target)
  if (places.has(anchor)) return undefined
  const near = places.near(anchor)
  return finding(deadAnchor, place, {
    path: address,
    before: link.slice(0, link.indexOf('#')),
    anchor,
    nearest: near,
    anchors: target.anchors,
    sure: near === anchor.toLowerCase(),
  })
}
