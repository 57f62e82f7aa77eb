import { rule } from '../../problems/rule'
import { didYouMean, quote, shown } from '../../problems/words/sentence'
import type { PageIndex } from '../../site/page-index'
import { pagesByLink, type PageMeant } from '../../site/page-links'
import { addressFault } from '../address-fault'

/** An address at which there is no page, and what may have become of it. */
interface NoPage extends PageMeant {
  path: string
  rest: string
  /** How many pages link there. */
  from: number
}

function noPage({ path, nearest: meant, moved = false, from }: NoPage): string {
  const fault = meant && addressFault(path, meant)
  if (fault) return `${fault} Write ${quote(meant)}.`
  const none = `There is no page at ${shown(path)}`
  if (meant && moved && from > 1)
    return `${none}, but one at ${shown(meant)}. If you moved its file, put it back, and move it with npm run move -- ${shown(path)} ${shown(meant)}, which changes the links as well.`
  if (meant) return `${none}.${didYouMean(meant)}`
  return from > 1
    ? `${none}, and ${from} pages link there. If its file was renamed or removed, get it back, and use npm run move or npm run remove, which change the links as well. Otherwise remove the links, or choose another page.`
    : `${none}. Remove the link or choose another page.`
}

const button = (path: string) => ({
  sections: `{ "type": "cta", "heading": "Start", "button": { "label": "Contact Us", "path": "${path}" } }`,
})

export const deadLink = rule({
  id: 'dead-link',
  about: 'The link leads to no page',
  words: (said: NoPage) => ({
    message: noPage(said),
    suggestions: said.nearest ? [said.nearest + said.rest] : [],
    ...(said.nearest &&
      said.sure && { fix: { title: `Link to ${shown(said.nearest + said.rest)}`, link: said.nearest + said.rest } }),
  }),
  wrong: button('/contakt'),
  right: button('/contact'),
})

/** Tells how many pages link to an address. They are looked through only once a link is wrong. */
export function pagesLinking({ pages }: PageIndex): (address: string) => number {
  let known: ReturnType<typeof pagesByLink> | undefined
  return (address) => (known ??= pagesByLink(pages)).get(address)?.length ?? 0
}
