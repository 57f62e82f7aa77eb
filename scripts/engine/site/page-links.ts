import { nearest, nearestAmong } from '../text/nearest'
import { withoutEnd } from '../text/without-ends'
import type { Facts } from './facts'
import { partsOf } from './links'
import type { PageIndex } from './page-index'

/** The page that an address was meant for, and whether it can be no other. */
export interface PageMeant {
  nearest?: string
  /** Whether the page is called the same and is elsewhere. */
  moved?: boolean
  sure: boolean
}

/** Whether an address that cannot be linked to as it is was probably meant for a page of this site. */
export function meansPage(path: string): boolean {
  const [plain = ''] = path.replace(/^(?:\.{1,2}\/)+/, '/').split(/[?#]/, 1)
  return (
    /^(\/|\\)?[\w\\/ ~-]*(\.(html?|json|php))?\/?$/i.test(plain) &&
    !/^[/\\]{2}|\.\.|^www\b/.test(plain) &&
    /\w/.test(path)
  )
}

/** The page that an address was meant for, if it differs from the page's own only in how it is written. */
export function pageMeant(path: string, index: PageIndex): string | undefined {
  const plain = `/${path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)*(pages-json\/)?/i, '')}`
    .replace(/\.(html?|json|php)$/i, '')
    .replace(/\/index$/i, '')
  const address = withoutEnd(plain, (letter) => letter === '/') || '/'
  return (index.answer(address)?.page ?? index.awaited(address))?.path
}

/** Finds the pages that addresses were meant for which lead to none: for sure, or as the nearest there is. */
export function pageFinder(index: PageIndex): (address: string) => PageMeant {
  let near: ((address: string) => PageMeant) | undefined
  return (address) => {
    const meant = pageMeant(address, index)
    if (meant !== undefined) return { nearest: meant, sure: true }
    // Most sites have no dead link, and need no names made ready.
    near ??= nearPages(index)
    return near(address)
  }
}

/** Finds a page by its title, by its name wherever it is, or by an address with slips of the hand. */
function nearPages(index: PageIndex): (address: string) => PageMeant {
  const byTitle = new Map(
    index.pages.flatMap(({ title, label, path }) => [title, label].map((words) => [inSmall(words), path])),
  )
  const byName = new Map<string, Set<string>>()
  const answers = [...index.answers]
  for (const { address, page } of answers) {
    const name = nameIn(address)
    byName.set(name, (byName.get(name) ?? new Set()).add(page.path))
  }
  const nearAddress = nearestAmong(answers.map(({ address }) => address))
  return (address) => {
    const isTitle = /\w\s+\w/.test(address) && !address.includes('/')
    const titled = isTitle ? byTitle.get(inSmall(address)) : undefined
    if (titled !== undefined) return { nearest: titled, sure: true }
    const [named, ...more] = byName.get(nameIn(address)) ?? []
    const near = named !== undefined && more.length === 0 ? named : nearAddress(address)
    if (near === undefined || (near !== named && !isAlike(address, near))) return { sure: false }
    const moved = near === named && address.startsWith('/') && nameIn(near) === nameIn(address)
    return { nearest: near, sure: isTitle || isSlip(address, near), ...(moved && { moved }) }
  }
}

const inSmall = (words: string) => words.trim().toLowerCase()
const plainOf = (words: string) => inSmall(words).replace(/[\s_.-]+/g, '')
/** The last part of an address, however it is written. */
const nameIn = (address: string) => plainOf(address.split('/').at(-1) ?? '')

/** Whether each part of an address is like that of the other: /services/uiux is not like /services/ai. */
function isAlike(written: string, meant: string): boolean {
  const [own, other] = [written, meant].map((address) => address.split('/'))
  if (plainOf(written.replaceAll('/', '')) === plainOf(meant.replaceAll('/', ''))) return true
  return own?.length === other?.length && own?.every((part, place) => isPartAlike(part, other?.[place] ?? '')) === true
}

function isPartAlike(written: string, meant: string): boolean {
  return plainOf(written) === plainOf(meant) || nearest(written, [meant]) !== undefined
}

/** Whether two addresses differ in one long part only, and there by one slip of the hand. */
function isSlip(written: string, meant: string): boolean {
  const [own, other] = [written, meant].map((address) => address.split('/'))
  const different = own?.flatMap((part, place) => (part === other?.[place] ? [] : [[part, other?.[place] ?? '']])) ?? []
  const [[part = '', right = ''] = [], ...more] = different
  if (own?.length !== other?.length || more.length > 0 || Math.min(part.length, right.length) < 5) return false
  if (part.replace(/\D/g, '') !== right.replace(/\D/g, '')) return false
  return isOneSlip(part, right)
}

/** Whether letters that follow each other have changed places, or one is missing, too many or another one. */
function isOneSlip(written: string, meant: string): boolean {
  let from = 0
  while (from < written.length && written[from] === meant[from]) from++
  let [end, other] = [written.length, meant.length]
  while (end > from && other > from && written[end - 1] === meant[other - 1]) [end, other] = [end - 1, other - 1]
  const [wrong, right] = [written.slice(from, end), meant.slice(from, other)]
  return Math.max(wrong.length, right.length) <= 1 || (wrong.length === 2 && wrong === [...right].toReversed().join(''))
}

/** The pages that link to each address, as the links have it, in the order given. */
export function pagesByLink(pages: readonly Facts[]): ReadonlyMap<string, readonly Facts[]> {
  const byLink = new Map<string, Facts[]>()
  for (const page of pages)
    for (const address of new Set(page.links.map((link) => partsOf(link).address))) {
      const known = byLink.get(address)
      if (known) known.push(page)
      else byLink.set(address, [page])
    }
  return byLink
}
