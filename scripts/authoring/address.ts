import { existsSync } from 'node:fs'
import { betterName } from '../engine/load/better-name'
import { Refusal } from '../engine/refusal'
import { askedFor } from '../engine/site/asked-for'
import type { Facts } from '../engine/site/facts'
import type { Answer, PageIndex } from '../engine/site/page-index'
import { nearest } from '../engine/text/nearest'

/**
 * The address somebody typed or copied: with the site's name before it, without the slash, or as a file.
 * @param site the site's own address
 * @throws Refusal if a terminal has made a file of it
 */
export function addressFrom(typed: string, pages: string, site = ''): string {
  const place = typed.trim().replaceAll('\\', '/').replace(/^\.\//, '')
  if (/^[A-Za-z]:\//.test(place))
    throw new Refusal(
      `Your terminal took the address for a folder: ${typed}. Type it without its first slash, such as services/cloud.`,
    )
  const [bare = ''] = (site && place.startsWith(site) ? place.slice(site.length) : place).split(/[?#]/)
  const below = bare.startsWith(`${pages}/`) ? bare.slice(pages.length).replace(/\.json$/, '') : bare
  return askedFor(`/${below}`.replace(/\/{2,}/g, '/'))
}

/**
 * Refuses an address where no new page can be.
 * @param own the page that gets it, where it is there already: it may have the address among its others
 */
export function refuseAddress(address: string, index: PageIndex, pages: string, own?: Facts): void {
  refuseWrongForm(address)
  refuseTaken(address, index, own)
  refuseUnknownFolder(address, index, pages)
}

function refuseWrongForm(address: string): void {
  const names = address.slice(1).split('/')
  if (address === '/404') throw new Refusal('/404 is what visitors see where there is no page. Choose another address.')
  if (address === '/' || names.every((name) => /^[A-Za-z0-9-]+$/.test(name))) return
  throw new Refusal(
    `${address} cannot be an address: use only letters, digits and hyphens between the slashes, such as /${names.map((name) => betterName(name, true)).join('/')}`,
  )
}

/** Refuses an address that another page has, in whatever letter case. */
export function refuseTaken(address: string, index: PageIndex, own?: Facts): void {
  const answer = answersOf(index)
    .get(address.toLowerCase())
    ?.find(({ page }) => page !== own)
  if (!answer) return
  const { file } = answer.page
  if (answer.role === 'alias')
    throw new Refusal(
      `${address} leads to ${file}, which has ${answer.address} among its "aliases". Choose another address, or remove it there.`,
    )
  if (answer.address !== address)
    throw new Refusal(
      `${address} differs only in capital letters from ${answer.address}, the address of ${file}. Choose another address.`,
    )
  throw new Refusal(
    answer.role === 'path'
      ? `There already is a page at ${address}: ${file}. Choose another address.`
      : `${address} is the "canonical" address of ${file}. Choose another address, or change it there.`,
  )
}

const answers = new WeakMap<PageIndex, Map<string, Answer[]>>()

/** What answers where, by what servers look for: an alias such as /cloud.html is asked for as /cloud. */
function answersOf(index: PageIndex): Map<string, Answer[]> {
  const known = answers.get(index)
  if (known) return known
  const table = new Map<string, Answer[]>()
  for (const answer of index.answers) {
    const asked = askedFor(answer.address).toLowerCase()
    table.set(asked, [...(table.get(asked) ?? []), answer])
  }
  answers.set(index, table)
  return table
}

/** A folder in which there is no page yet is a new one, or a slip of the keyboard. */
function refuseUnknownFolder(address: string, index: PageIndex, pages: string): void {
  const folder = address.slice(0, address.lastIndexOf('/'))
  const folders = [...new Set(index.pages.flatMap(({ path }) => [path, ...foldersOf(path)]))]
  if (folder === '' || folders.includes(folder)) return
  const meant = nearest(folder, folders)
  const sameButCase = meant?.toLowerCase() === folder.toLowerCase()
  if (!meant || meant === '/' || (!sameButCase && existsSync(`${pages}${folder}`))) return
  const begin = sameButCase ? '' : ` If ${folder} is to be a new folder, make ${pages}${folder} first.`
  throw new Refusal(`There is no folder ${folder}. Did you mean ${meant}${address.slice(folder.length)}?${begin}`)
}

function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].flatMap(({ index }) => (index > 0 ? [path.slice(0, index)] : []))
}

/** Says that a page is not there, and which was probably meant. */
export function noPage(from: string, index: PageIndex): string {
  const answer = index.answer(from)
  if (answer && answer.role !== 'path')
    return `${from} is another address of ${answer.page.file}. Name the page by its own: ${answer.page.path}`
  const paths = index.pages.map(({ path }) => path)
  const near = answer?.address ?? nearest(from, paths)
  return `There is no page at ${from}.${near ? ` Did you mean ${near}?` : ''}`
}
