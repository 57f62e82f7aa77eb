import { hash } from 'node:crypto'
import type { Link } from '../../src/page/page.generated'
import type { Facts } from '../content/facts'
import { breadcrumbOf, serviceGroups } from '../content/lists'
import { finalAddress, type ResolveContext } from '../content/resolve'

/**
 * Hash of all that a page shows from beyond its own document. Together with the document's hash it decides whether
 * a page has to be made again, without reading the document.
 */
export function inputsOf(facts: Facts, context: ResolveContext): string {
  const { index, site, pictures } = context
  const moved = facts.links.map((link) => [link, finalAddress(link, index)]).filter(([link, final]) => final !== link)
  const lists = facts.lists.length ? listsHash(context) : ''
  const offices = facts.offices ? site.offices : ''
  const author = facts.kind === 'article' ? site.name : ''
  const images = facts.images.map((src) => pictures.get(src)?.srcSet)
  const above = breadcrumbHash(breadcrumbOf(facts, index, site))
  if (moved.length + lists.length + images.length === 0 && !offices && !author) return above
  return shortHash([above, moved, lists, offices, author, images])
}

const breadcrumbs = new WeakMap<Link[], string>()

/** Most pages show nothing else of other pages, and neighbors show the same. */
function breadcrumbHash(breadcrumb: Link[]): string {
  const known = breadcrumbs.get(breadcrumb) ?? shortHash(breadcrumb)
  breadcrumbs.set(breadcrumb, known)
  return known
}

const lists = new WeakMap<ResolveContext, string>()

function listsHash(context: ResolveContext): string {
  const known = lists.get(context) ?? shortHash(serviceGroups(context.index, context.site))
  lists.set(context, known)
  return known
}

function shortHash(value: unknown): string {
  return hash('sha1', JSON.stringify(value)).slice(0, 16)
}
