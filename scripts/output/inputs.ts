import { hash } from 'node:crypto'
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
  const lists = facts.sections.includes('serviceList') ? listsHash(context) : ''
  const offices = facts.sections.includes('offices') ? site.offices : ''
  const author = facts.kind === 'article' ? site.name : ''
  const images = facts.images.map((src) => pictures.get(src)?.srcSet)
  return hash('sha1', JSON.stringify([breadcrumbOf(facts, index, site), moved, lists, offices, author, images]), 'base64url')
}

const known = new WeakMap<ResolveContext, string>()

function listsHash(context: ResolveContext): string {
  const lists = known.get(context) ?? hash('sha1', JSON.stringify(serviceGroups(context.index, context.site)), 'base64url')
  known.set(context, lists)
  return lists
}
