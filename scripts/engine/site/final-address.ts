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
