import { isInternal, partsOf } from './links'
import type { PageIndex } from './page-index'

/** Where a link leads after all: an alias is replaced by its page's own address, so that nobody is redirected. */
export function finalAddress(link: string, index: PageIndex): string {
  if (!isInternal(link) || index.page(link)) return link
  const { address } = partsOf(link)
  const answer = address === '' ? undefined : index.answer(address)
  return answer?.role === 'alias' ? answer.page.path + link.slice(address.length) : link
}
