import type { Facts } from './facts'
import { isInternal, partsOf } from './links'
import type { PageIndex } from './page-index'

/**
 * Where a link leads after all: an alias is replaced by its page's own address, so that nobody is redirected.
 * @returns undefined while its page is held back
 */
export function finalAddress(link: string, index: PageIndex): string | undefined {
  if (!isInternal(link) || index.page(link)) return link
  const { address } = partsOf(link)
  const answer = address === '' ? undefined : index.answer(address)
  if (answer?.role === 'alias') return answer.page.path + link.slice(address.length)
  return !answer && index.awaited(address) ? undefined : link
}

/** The links of a page that lead elsewhere than they say, or for now nowhere, and where. */
export function linksMoved({ links }: Pick<Facts, 'links'>, index: PageIndex): [string, string | undefined][] {
  return links
    .map((link): [string, string | undefined] => [link, finalAddress(link, index)])
    .filter(([link, final]) => final !== link)
}
