import type { Content } from '../content/content'
import type { Facts } from '../content/facts'
import { nearest } from '../content/nearest'
import type { PageIndex } from '../content/page-index'
import { partAddress, partsOfPage } from '../content/parts'
import { siteFile } from '../content/sources'
import type { Change } from '../files/change-folder'
import { Refusal } from '../refusal'
import { addressFrom, refuseAddress, refuseTaken } from './address'
import { contentOf, refuseNewProblems, type Documents } from './documents'
import { keepingMark } from './json-text'
import { leadLinks } from './links'
import { isSame, movedDocument, type MovedPage } from './moved-document'

/** A move that can be made: nothing breaks by it. */
export interface MovePlan extends Change {
  from: string
  to: string
  moved: MovedPage[]
  /** The lines in which links were changed, by file. */
  links: Map<string, number[]>
}

/** What somebody typed. */
export interface Wish {
  from: string
  to: string
  /** Whether the pages beneath stay. */
  alone: boolean
}

/**
 * Works out every change that moves a page, and the pages beneath it, to another address.
 * @throws Refusal if it cannot be done so that no link and no address breaks
 */
export function planMove(documents: Documents, wish: Wish): MovePlan {
  const { pages, texts } = documents
  const before = contentOf(documents)
  const url = before.site?.url ?? ''
  const [from, to] = [addressFrom(wish.from, pages, url), addressFrom(wish.to, pages, url)]
  const leaving = pagesToMove(before.index, from, to, wish.alone)
  refuseAddress(to, before.index, pages, before.index.page(from))
  const moved = leaving.map((page) => movedTo(to + page.path.slice(from.length), page, before.index, pages))
  for (const { path, page } of moved) refuseTaken(path, before.index, page)
  refuseUnclear(before, texts, from, moved)

  const links = new Map<string, number[]>()
  const byFile = new Map(moved.map((one) => [one.page.file, one]))
  const byAddress = new Map(moved.map(({ page, path }) => [page.path.toLowerCase(), path]))
  const next = [...texts].map(([file, text]): [string, string] => {
    const own = byFile.get(file)
    if (!own && !mentions(text, from)) return [file, text]
    const place = own?.file ?? file
    const walked = file === `${pages}/${siteFile}` ? 'site' : 'page'
    const change = (whole: string) => {
      const rehomed = own ? movedDocument(whole, own) : whole
      const { text: led, lines } = leadLinks(rehomed, walked, url, (address) => byAddress.get(address.toLowerCase()))
      if (lines.length) links.set(place, lines)
      return led
    }
    return [place, keepingMark(text, change)]
  })
  refuseNewProblems(before, contentOf({ ...documents, texts: new Map(next) }, before))
  const writes = new Map(next.filter(([file, text]) => texts.get(file) !== text))
  return { from, to, moved, links, writes, removals: moved.map(({ page }) => page.file), read: texts }
}

/** A page that is a folder's index stays one. */
function movedTo(path: string, page: Facts, index: PageIndex, pages: string): MovedPage {
  const place = path === '/' ? '/index' : page.file.endsWith('/index.json') ? `${path}/index` : path
  const addresses = Array.from({ length: partsOfPage(page, index) }, (_, part) => partAddress(page.path, part + 1))
  const isNoted = (address: string) => [path, ...page.aliases].some((other) => isSame(other, address))
  return { page, path, file: `${pages}${place}.json`, left: addresses.filter((address) => !isNoted(address)) }
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

function noPage(from: string, index: PageIndex): string {
  const answer = index.answer(from)
  if (answer && answer.role !== 'path')
    return `${from} is another address of ${answer.page.file}. Move the page by its own address: ${answer.page.path}`
  const paths = index.pages.map(({ path }) => path)
  const near = answer?.address ?? nearest(from, paths)
  return `There is no page at ${from}.${near ? ` Did you mean ${near}?` : ''}`
}

/** Mistakes that leave it unclear what a text means. With others, a document can be changed as well as without. */
const unclear: ReadonlySet<string> = new Set(['unreadable-json', 'empty-file', 'duplicate-field'])

function refuseUnclear({ problems }: Content, texts: Documents['texts'], from: string, moved: MovedPage[]): void {
  const isMeant = (file: string) =>
    moved.some(({ page }) => page.file === file) || mentions(texts.get(file) ?? '', from)
  const found = problems.find(({ rule, file }) => unclear.has(rule) && isMeant(file))
  if (found)
    throw new Refusal(
      `Nothing was changed, as a file that would have to change has a mistake in it. Mend it first:\n${found.file}:${found.line}:${found.column}  ${found.message}`,
    )
}

/** Whether an address may stand in a text, however it is written. */
function mentions(text: string, address: string): boolean {
  return text.replaceAll('\\/', '/').toLowerCase().includes(address.toLowerCase())
}
