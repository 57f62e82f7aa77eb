import type { Office } from './page.generated'

/** Where an office is, its country left out, in the words of https://schema.org/PostalAddress. */
export function addressWithin({ address, city, region, postalCode }: Office) {
  return { streetAddress: address.join(', '), addressLocality: city, addressRegion: region, postalCode }
}
