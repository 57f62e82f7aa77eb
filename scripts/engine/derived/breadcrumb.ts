import type { Link } from '../../../src/page/page.generated'
import type { Site as SiteDocument } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import type { PageIndex } from '../site/page-index'
import { rootOf } from '../site/page-kind'
import { fill } from '../site/placeholders'
import { shortHash } from './list-hash'

const none: Link[] = []
const breadcrumbs = new WeakMap<PageIndex, Map<string, Link[]>>()

/** The pages above a page, from Home down: what its folders are, and the list of all services for one that lives elsewhere. */
export function breadcrumbOf({ path, kind }: Facts, index: PageIndex, site: SiteDocument): Link[] {
  if (path === '/' || path === '/404') return none
  const folder = path.slice(0, path.lastIndexOf('/'))
  const start = folder === '' && kind === 'service' ? (rootOf(kind, site.roots ?? {}) ?? folder) : folder
  // Neighbors in a folder share theirs.
  const known = breadcrumbs.get(index) ?? new Map<string, Link[]>()
  breadcrumbs.set(index, known)
  const breadcrumb = known.get(start) ?? linksDownTo(start, index, site)
  known.set(start, breadcrumb)
  return breadcrumb
}

function linksDownTo(folder: string, index: PageIndex, site: SiteDocument): Link[] {
  const names = folder.split('/').slice(1)
  const addresses = ['/', ...names.map((_, depth) => `/${names.slice(0, depth + 1).join('/')}`)]
  return addresses.flatMap((address) => {
    const page = index.page(address)
    if (!page) return []
    const label = site.navigation.find((link) => link.path === address)?.label ?? fill(page.label, site)
    return [{ label, path: address }]
  })
}

const hashes = new WeakMap<Link[], string>()

/** Most pages show nothing else of other pages, and neighbors show the same. */
export function breadcrumbHash(breadcrumb: Link[]): string {
  const known = hashes.get(breadcrumb) ?? shortHash(breadcrumb)
  hashes.set(breadcrumb, known)
  return known
}
