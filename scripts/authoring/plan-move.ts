import type { Content } from '../engine/check/content'
import { partAddresses } from '../engine/derived/derived'
import { Refusal } from '../engine/refusal'
import type { Facts } from '../engine/site/facts'
import type { PageIndex } from '../engine/site/page-index'
import { addressFrom, noPage, refuseAddress, refuseTaken } from './address'
import { contentOf, type Documents } from './documents'
import { kindsStated, kindToKeep, rootsAfter, rootsOf } from './kept-kinds'
import { isSame, movedDocument, type MovedPage } from './moved-document'
import { rewriteDocuments, type OwnChange, type RewritePlan } from './rewrite-documents'

/** A move that can be made: nothing breaks by it. */
export interface MovePlan extends RewritePlan {
  from: string
  to: string
  moved: MovedPage[]
}

/** What somebody typed. */
export interface MoveRequest {
  from: string
  to: string
  /** Whether the pages beneath stay. */
  alone: boolean
}

/**
 * Works out every change that moves a page, and the pages beneath it, to another address: who renames /services means
 * all of it. Each page keeps its old address as an alias of its own.
 * @throws Refusal if it cannot be done so that no link and no address breaks
 */
export function planMove(documents: Documents, request: MoveRequest): MovePlan {
  const { pages } = documents
  const before = contentOf(documents)
  const url = before.site?.url ?? ''
  const [from, to] = [addressFrom(request.from, pages, url), addressFrom(request.to, pages, url)]
  const leaving = pagesToMove(before.index, from, to, request.alone)
  refuseAddress(to, before.index, pages, before.index.page(from))
  const placeOf = (page: Facts) => to + page.path.slice(from.length)
  const addresses = new Map(leaving.map((page) => [page.path.toLowerCase(), placeOf(page)]))
  // A folder without a page of its own may be a root all the same.
  if (!before.index.answer(from)) addresses.set(from.toLowerCase(), to)
  const newAddress = (address: string) => addresses.get(address.toLowerCase())
  const roots = rootsOf(before, pages)
  const newRoots = rootsAfter(roots, newAddress)
  const moved = leaving.map((page) => ({
    ...movedTo(placeOf(page), page, before, pages),
    kept: kindToKeep(page, placeOf(page), newRoots),
  }))
  for (const { path, page } of moved) refuseTaken(path, before.index, page)
  const staying = before.index.pages.filter((page) => !leaving.includes(page))
  const own = new Map([
    ...moved.map((one): OwnChange => [one.page.file, { file: one.file, change: (text) => movedDocument(text, one) }]),
    ...kindsStated(staying, roots, newRoots),
  ])
  return {
    from,
    to,
    moved,
    ...rewriteDocuments(documents, before, { from, newAddress, keepsRest: true, own, gone: [] }),
  }
}

/** A page that is a folder's index stays one. */
function movedTo(path: string, page: Facts, before: Content, pages: string): MovedPage {
  const place = path === '/' ? '/index' : page.file.endsWith('/index.json') ? `${path}/index` : path
  const isNoted = (address: string) => [path, ...page.aliases].some((other) => isSame(other, address))
  return {
    page,
    path,
    file: `${pages}${place}.json`,
    left: partAddresses(page, before).filter((address) => !isNoted(address)),
  }
}

function pagesToMove(index: PageIndex, from: string, to: string, alone: boolean): Facts[] {
  if (from === '/') throw new Refusal('The home page stays where it is: / is the address of the site itself.')
  if (from === '/404') throw new Refusal('/404 is what visitors see where there is no page. It stays where it is.')
  if (from === to) throw new Refusal(`${from} and ${to} are the same address. Nothing was changed.`)
  const page = index.page(from)
  const beneath = alone ? [] : index.pages.filter(({ path }) => path.startsWith(`${from}/`))
  if (!page && beneath.length === 0) throw new Refusal(noPage(from, index))
  if (beneath.length > 0 && to.startsWith(`${from}/`))
    throw new Refusal(
      `${to} lies beneath ${from}, and the pages beneath a page move with it. To move the page by itself, add --alone.`,
    )
  return page ? [page, ...beneath] : beneath
}
