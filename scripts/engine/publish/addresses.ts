import { fileOf } from '../../../src/page/route'
import type { Listed } from '../derived/derivation'
import { partsOfPage } from '../derived/derived'
import { partAddress } from '../derived/parts'
import type { Facts } from '../site/facts'

/** Where a page is published: at its own path and its stated canonical; the further pages of a long list below it. */
export function addressesOf(page: Facts, listed: Listed): string[][] {
  const { path: own, canonical } = page
  const addresses = canonical && canonical !== own ? [own, canonical] : [own]
  const parts = partsOfPage(page, listed)
  // Nearly every page is a single part, and there may be 100,000 of them.
  if (parts === 1) return [addresses]
  return Array.from({ length: parts }, (_, before) => addresses.map((address) => partAddress(address, before + 1)))
}

/** The files of a page at one address. */
export function filesAt(address: string): string[] {
  return [fileOf(address, 'html'), fileOf(address, 'json')]
}
