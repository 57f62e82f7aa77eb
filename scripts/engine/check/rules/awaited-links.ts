import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { dayInWords } from '../../problems/words/days'
import { shown } from '../../problems/words/sentence'
import type { Facts } from '../../site/facts'
import { asDraft, heldBack } from '../../site/held-back'
import { linksIn, partsOf } from '../../site/links'
import { addressesClaimed } from '../../site/page-index'
import type { SiteCheck, Whole } from '../check'
import { otherPage } from '../example-pieces'

interface Awaited {
  path: string
  /** What keeps the page back. */
  until: string
  /** What is there in place of the link until then. */
  meanwhile: string
}

/** Such as “/cloud is a draft. Until it is published, …”. */
export function untilThen({ path, until, meanwhile }: Awaited): string {
  return until === asDraft
    ? `${shown(path)} is a draft. Until it is published, ${meanwhile}.`
    : `${shown(path)} is published on ${dayInWords(until)}. Until then, ${meanwhile}.`
}

export const awaitedLink = rule({
  id: 'awaited-link',
  about: 'The page it leads to is not published yet',
  words: (awaited: Awaited) => ({ message: untilThen(awaited), severity: 'warning' }),
  wrong: {
    sections: '{ "type": "intro", "heading": "Costs", "text": ["We [count what it costs](/cloud-costs)."] }',
  },
  right: { sections: '{ "type": "intro", "heading": "Costs", "text": ["We [count what it costs](/contact)."] }' },
  around: { 'cloud-costs.json': otherPage.replace('"title"', '"published": "2026-12-01",\n"title"') },
})

/** No link leads to a page that is held back longer than the page it stands on. */
export const awaitedLinks: SiteCheck = {
  rules: [awaitedLink],
  asks: ['links'],
  eachByItself: true,
  find: (whole) => {
    const { pages, date, draft } = whole
    const awaited = new Map(
      heldPages(whole).flatMap((page) => addressesClaimed(page).map((address) => [address, page])),
    )
    if (awaited.size === 0) return []
    const pageAt = (link: string) => awaited.get(partsOf(link).address)
    const inWords = wordsFor(whole)
    const isEarlier = (page: Facts, target: Facts | undefined): target is Facts =>
      target !== undefined && (heldBack(page, date) ?? '') < (heldBack(target, date) ?? '')
    return pages
      .filter((page) => page.links.some((link) => isEarlier(page, pageAt(link))))
      .flatMap((page): Finding[] =>
        linksIn(draft(page.file).fields).flatMap(({ path, at, part, after }) => {
          const target = pageAt(path)
          const place = { file: page.file, at, part, after, origin: `awaited ${target?.path}` }
          return isEarlier(page, target) ? [finding(awaitedLink, place, inWords(path, target, place))] : []
        }),
      )
  },
}

/** The pages that are held back, whether or not they are looked at as if they were published. */
export function heldPages({ index, date }: Pick<Whole, 'index' | 'date'>): Facts[] {
  return [...index.pages, ...index.waiting].filter((page) => heldBack(page, date) !== undefined)
}

/** Says what is there in place of links to pages that are held back. */
function wordsFor({ index, date }: Whole): (link: string, target: Facts, place: FindingPlace) => Awaited {
  // The pages that meanwhile answer at addresses of others. Every page may link to one that is held back.
  const lenders = new Map<string, Facts>()
  for (const page of index.pages)
    if (page.aliases.length > 0 && heldBack(page, date) === undefined)
      for (const alias of page.aliases) if (!lenders.has(alias)) lenders.set(alias, page)
  return (link, target, { part }) => {
    const { address } = partsOf(link)
    const lender = lenders.get(address)
    const instead = part === undefined ? 'what leads there is left out' : 'the words of the link are plain text'
    return {
      path: address,
      until: heldBack(target, date) ?? '',
      meanwhile: lender ? `the link leads to ${shown(lender.path)}` : instead,
    }
  }
}
