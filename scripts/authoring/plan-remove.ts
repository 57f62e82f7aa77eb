import { partAddresses } from '../engine/derived/derived'
import { Refusal } from '../engine/refusal'
import type { Facts } from '../engine/site/facts'
import { addressFrom, noPage } from './address'
import { contentOf, type Documents } from './documents'
import { kindsStated, rootsAfter, rootsOf } from './kept-kinds'
import { isSame, withAliases } from './moved-document'
import { rewriteDocuments, type RewritePlan } from './rewrite-documents'

/** A page that can go: nothing breaks by it. */
export interface RemovePlan extends RewritePlan {
  page: Facts
  heir: Facts
  /** The addresses that lead to the heir from now on. */
  addresses: string[]
  /** The addresses of the pages beneath, which stay. */
  beneath: string[]
}

/**
 * Works out every change that removes a page and lets all of its addresses, and the links to it, lead to another.
 * @param request the addresses as they were typed
 * @throws Refusal if something would break by it
 */
export function planRemove(documents: Documents, request: { page: string; to: string }): RemovePlan {
  const { pages } = documents
  const before = contentOf(documents)
  const { index, site } = before
  const [from, to] = [addressFrom(request.page, pages, site?.url), addressFrom(request.to, pages, site?.url)]
  const [page, heir] = [index.page(from), index.page(to)]
  if (from === '/' || from === '/404') throw new Refusal(`The site needs the page ${from}. It stays where it is.`)
  if (!page) throw new Refusal(noPage(from, index))
  if (!heir) throw new Refusal(noPage(to, index))
  if (page === heir) throw new Refusal(`${to} is the page itself. Name one that stays.`)
  const addresses = [
    ...new Set([...partAddresses(page, before), ...(page.canonical ? [page.canonical] : []), ...page.aliases]),
  ]
  const newAddress = (address: string) => (isSame(address, from) ? to : undefined)
  const roots = rootsOf(before, pages)
  const staying = index.pages.filter((other) => other !== page)
  const stated = new Map(kindsStated(staying, roots, rootsAfter(roots, newAddress)))
  const change = (text: string) => withAliases(stated.get(heir.file)?.change(text) ?? text, heir.file, addresses)
  const own = new Map([...stated, [heir.file, { file: heir.file, change }]])
  const rewriting = { from, newAddress, keepsRest: false, own, gone: [page.file] }
  const beneath = index.pages.flatMap(({ path }) => (path.startsWith(`${from}/`) ? [path] : []))
  return { page, heir, addresses, beneath, ...rewriteDocuments(documents, before, rewriting) }
}
