import type { Link, Site } from './page.generated'

/** The file, below the site's root, in which a page's HTML or data lies: /services/uiux → services/uiux.html. */
export function fileOf(path: string, extension: 'html' | 'json'): string {
  return `${path === '/' ? 'index' : path.slice(1)}.${extension}`
}

/** The address of a page's data: /services/uiux → /services/uiux.json. */
export function dataAddress(path: string): string {
  return `/${fileOf(path, 'json')}`
}

/** The address of the shell's data of a build. */
export function shellAddress(name: string): string {
  return `/site-${name}.json`
}

/** The address of the data of all pages that the site names to be fetched ahead, by their paths. */
export const aheadAddress = '/ahead.json'

/** The address of a link around pages with the title of the page that it is on, for which {page} stands. */
export function withTitle(address: string, title: string): string {
  return address.replace('{page}', encodeURIComponent(title))
}

/** All that header and footer take from a page: they are rendered once for each place, and not for each page. */
export interface Place {
  /** The navigation link the page belongs to. */
  active?: string | undefined
  /** The page's own address, if header or footer differ on that very page. */
  own?: string | undefined
}

/** The place of a page by its address: it is known before the page itself is here. */
export function placeOf(path: string, { navigation, roots, groups, belongsTo }: Site): Place {
  const active = linkAbove(path, navigation) ?? belongsTo[path]
  const inMenu = groups.some(({ services }) => services.some((service) => service.path === path))
  return { active, own: path === active || path === roots.contact || inMenu ? path : undefined }
}

/** The navigation link that leads to a page, or to what the page lies below. */
export function linkAbove(path: string, navigation: readonly Link[]): string | undefined {
  const exact = navigation.find((link) => link.path === path)
  const above = navigation.findLast((link) => link.path !== '/' && path.startsWith(`${link.path}/`))
  return (exact ?? above)?.path
}
