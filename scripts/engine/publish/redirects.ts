import { askedFor, withoutFileName } from '../site/asked-for'
import type { Listed } from '../derived/derivation'
import type { PageIndex } from '../site/page-index'
import { addressesOf } from './addresses'

/** One permanent hop: whoever asks for `from`, in any letter case, with or without a slash at the end, is sent to `to`. */
export interface Redirect {
  from: string
  to: string
}

/**
 * The one table of addresses that nginx, _redirects and `npm start` are made from. Files lead to themselves, so that
 * a wrong letter case or a slash at the end finds the right one; aliases lead to their page.
 */
export function redirectTable(listed: Listed): Redirect[] {
  const { index } = listed
  const table = new Map<string, Redirect>()
  for (const { address, page, role } of index.answers) {
    const from = askedFor(address)
    // A canonical address may differ from the path in letter case only; then it is where the path leads.
    const to = role === 'alias' ? (table.get(page.path.toLowerCase())?.to ?? page.path) : address
    // The right letter case of a file wins over an alias that differs from it only there.
    if (role !== 'alias' || !table.has(from.toLowerCase())) table.set(from.toLowerCase(), { from, to })
  }
  for (const page of index.pages)
    for (const address of addressesOf(page, listed).slice(1).flat())
      table.set(address.toLowerCase(), { from: address, to: address })
  return [...table.values()].filter(({ to }) => to !== '/404')
}

/**
 * The rules for hosts that read a _redirects file: only what all such hosts can express, aliases and nothing by letter
 * case or pattern. That /about.html is /about they know by themselves, or serve the page there with its canonical address.
 */
export function redirectsFile(index: PageIndex): string {
  const aliases = [...index.answers].filter(({ role }) => role === 'alias')
  return aliases.map(({ address, page }) => `${address} ${page.path} 301\n`).join('')
}

/** The file, below the built site, in which nginx finds its table of addresses. Nobody else gets to see it. */
export const addressMapFile = '_addresses.map'

/** The table as nginx reads it within a `map`: it is read anew whenever nginx is reloaded. */
export function addressMap(table: readonly Redirect[]): string {
  return table.map(({ from, to }) => `${quoted(from)} ${quoted(to)};\n`).join('')
}

/** A value in a configuration of nginx, in which nothing but quotes and backslashes would mean something. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Finds where an address is to lead instead. Path only: the caller keeps the query. */
export function redirectFinder(table: Redirect[]): (pathname: string) => string | undefined {
  const byAddress = new Map(table.map(({ from, to }) => [from.toLowerCase(), to]))
  return (pathname) => {
    const bare = withoutFileName(pathname)
    const to = byAddress.get(bare.toLowerCase())
    return to !== undefined && to !== pathname ? to : undefined
  }
}
