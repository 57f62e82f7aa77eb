import type { SiteRegion } from '../../../src/page/page.generated'
import type { Site } from '../schema/document.generated'

/** The regions jobs are listed by: each country with an office, in the order of _site.json. */
export function regionsOf({ offices }: Pick<Site, 'offices'>): SiteRegion[] {
  const countries = [...new Set(offices.map(({ country }) => country))]
  return countries.map((country) => ({ region: regionNamed(country), label: country }))
}

/** A country's name in documents and addresses: United Kingdom is united-kingdom. */
export function regionNamed(country: string): string {
  return country
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
}
