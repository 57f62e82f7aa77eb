import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, listed, quote, shown } from '../../problems/words/sentence'
import { pageTop } from '../../site/anchors'
import type { Facts } from '../../site/facts'
import { isInternal, isSafe, linksIn, partsOf } from '../../site/links'
import type { PageIndex } from '../../site/page-index'
import { meansPage, pageFinder, pageMeant } from '../../site/page-links'
import type { SiteCheck, Whole } from '../check'
import { isMisplaced, linkFault } from '../link-fault'
import { PlacesOnPages } from '../places-on-pages'
import { otherPage } from '../example-pieces'
import { deadLink, pagesLinking } from './dead-link'
import { fileLetterCase, hasOtherCase, misnamedPages } from './letter-case'

interface DeadAnchor {
  path: string
  anchor: string
  anchors: readonly string[]
  /** The whole link that was probably meant, and the page in it where that is another one. */
  better?: string
  elsewhere?: string
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

const meaning = (better: string, sure: boolean) => (sure ? ` Write ${quote(better)}.` : didYouMean(better))

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
  words: ({ path, anchor, anchors, better, elsewhere, sure }: DeadAnchor) => ({
    message: `${path ? `The page ${shown(path)}` : 'This page'} has no place called #${shown(anchor)}${elsewhere ? `, but ${elsewhere} has one` : ''}.${better ? meaning(better, sure) : anchors.length ? ` Its places are: ${listed(anchors.map((id) => `#${shown(id)}`))}.` : ''}`,
    suggestions: better ? [better] : [],
    ...(better && sure && { fix: to(better) }),
  }),
  wrong: button('/contact#office'),
  right: button('/contact#offices'),
})

/** Links within the site lead to pages and places that exist, written as they are. */
export const links: SiteCheck = {
  rules: [ownAddress, deadLink, movedLink, deadAnchor, fileLetterCase],
  asks: ['links', 'title', 'label'],
  eachByItself: true,
  find: (whole) => {
    const { index, pages, draft } = whole
    const judge = judgeOf(whole)
    // The same few links stand on many pages.
    const right = new Set<string>()
    const isWrong = (link: string, page: Facts) => {
      if (right.has(link)) return false
      const wrong = judge(link, page, { file: page.file, at: [] }) !== undefined
      if (!wrong && !link.startsWith('#')) right.add(link)
      return wrong
    }
    const wrong = pages.filter((page) => page.links.some((link) => isWrong(link, page)))
    const misnamed = wrong.some(hasOtherCase(index)) ? misnamedPages(index) : undefined
    const dead = wrong.flatMap((page) => {
      const { fields } = draft(page.file)
      return linksIn(fields).flatMap(({ path, at, part, after }) =>
        isMisplaced(fields, at, path) || misnamed?.areMeant(path)
          ? []
          : (judge(path, page, { file: page.file, at, part, after }) ?? []),
      )
    })
    return [...(misnamed?.findings ?? []), ...dead]
  },
}

/** Tells what is wrong with a link on a page, if anything is. */
function judgeOf(whole: Whole): (link: string, page: Facts, place: FindingPlace) => Finding | undefined {
  const { index, site } = whole
  const known: Known = {
    index,
    pageFor: pageFinder(index),
    places: new PlacesOnPages(whole),
    linking: pagesLinking(index),
  }
  const host = hostOf(site.url)
  return (link, page, place) => {
    const own = withoutSiteName(link, host, index)
    if (own !== undefined) return finding(ownAddress, place, { path: link, better: own })
    if (isInternal(link) && isSafe(link)) return problemOf(link, page, known, place)
    return !isSafe(link) && !linkFault(link) && meansPage(link) ? problemOf(link, page, known, place) : undefined
  }
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
  places: PlacesOnPages
  linking: (address: string) => number
}

function problemOf(
  link: string,
  page: Facts,
  { index, pageFor, places, linking }: Known,
  place: FindingPlace,
): Finding | undefined {
  const { address, anchor } = partsOf(link)
  // What leads to a draft is told by a rule of its own.
  if (index.awaited(address)) return undefined
  const rest = link.slice(address.length)
  const answer = address === '' ? undefined : index.answer(address)
  if (address !== '' && answer?.address !== address)
    return finding(
      deadLink,
      { ...place, origin: address },
      {
        path: address,
        rest: rest.replace(/\s/g, '%20'),
        from: linking(address),
        ...pageFor(address.replaceAll('\\', '/')),
      },
    )
  if (answer?.role === 'alias') return finding(movedLink, place, { path: address, better: answer.page.path, rest })
  const target = answer?.page ?? page
  // A page that cannot be understood has no anchors to compare with; its own problem is reported.
  if (!anchor || anchor === pageTop || places.on(target).length === 0 || places.has(target, anchor)) return undefined
  const near = places.meant(target, anchor)
  const owner = near || address !== '' ? undefined : places.owner(anchor)
  const better = near ? `${link.slice(0, link.indexOf('#'))}#${near.anchor}` : owner && `${owner.path}#${anchor}`
  const sure = near?.sure ?? owner !== undefined
  return finding(deadAnchor, place, {
    path: address,
    anchor,
    anchors: places.on(target),
    better,
    elsewhere: owner?.path,
    sure,
  })
}
