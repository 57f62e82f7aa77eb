import type { Link, ShownRoots, Site } from '../../../src/page/page.generated'
import { linkAbove } from '../../../src/page/route'
import type { Roots } from '../schema/document.generated'
import { isExternal, isInternal, partsOf } from '../site/links'
import { menuGroups } from '../site/lists'
import type { PageIndex } from '../site/page-index'
import { rootOf } from '../site/page-kind'
import { fill } from '../site/placeholders'
import { regionsOf } from '../site/regions'
import { shownOffices } from '../site/shown-offices'
import type { Surroundings } from '../site/surroundings'

/**
 * The shell's data: identity, links whose pages exist, and the pages in the services menu. A page that does not exist
 * yet may be named in _site.json: its link is left out until it is written. What single sections show is not in it.
 */
export function shellOf({
  index,
  date,
  site: {
    $schema,
    roots = {},
    equalOpportunity,
    registrations,
    references,
    pricing,
    timeZone,
    booking,
    securityContact,
    ...site
  },
}: Pick<Surroundings, 'index' | 'site' | 'date'>): Site {
  const exists = (path: string) => !isInternal(path) || index.page(partsOf(path).address) !== undefined
  const filled = (links: readonly Link[]) =>
    links.map((link) => ({
      ...link,
      label: fill(link.label, site),
      path: fill(link.path, site),
      ...(isExternal(link.path) && link.external === undefined && { external: true }),
    }))
  const existing = (links: readonly Link[]) => filled(links.filter(({ path }) => exists(path)))
  const navigation = existing(site.navigation)
  return {
    ...site,
    offices: shownOffices(site),
    navigation,
    partners: filled(site.partners),
    companyLinks: existing(site.companyLinks),
    legalLinks: existing(site.legalLinks ?? []),
    floatingContact: existing(site.floatingContact ?? []),
    preload: (site.preload ?? []).filter(exists),
    groups: menuGroups({ index, site, date }).map((group) => {
      const footerColumn = site.groups.find(({ id }) => id === group.group)?.footerColumn
      return { ...group, ...(footerColumn && { footerColumn }) }
    }),
    roots: existingRoots(roots, index),
    regions: regionsOf(site),
    belongsTo: belongsTo(index, roots, navigation),
  }
}

/** So that nothing leads to what has yet to be written. */
function existingRoots(roots: Roots, index: PageIndex): ShownRoots {
  return Object.fromEntries(Object.entries(roots).filter(([, root]) => index.page(root)))
}

/** The links of pages that lie elsewhere than others of their kind. They are few, so every visitor may know them. */
function belongsTo({ pages }: PageIndex, roots: Roots, navigation: readonly Link[]): Site['belongsTo'] {
  const links = new Set(navigation.map(({ path }) => path))
  return Object.fromEntries(
    pages.flatMap(({ path, kind }) => {
      const root = rootOf(kind, roots)
      return root !== undefined && links.has(root) && !linkAbove(path, navigation) ? [[path, root]] : []
    }),
  )
}
