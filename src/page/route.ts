import type { Page, Site } from './page.generated'

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

/** The one page that has the ways to get in touch in its text. */
export const contactPath = '/contact'

/** All that header and footer take from a page: they are rendered once for each place, and not for each page. */
export interface Place {
  /** The navigation link the page belongs to. */
  active?: string | undefined
  /** The page's own address, if header or footer differ on that very page. */
  own?: string | undefined
}

const linksByKind = { service: '/services', article: '/Blog', job: '/career', page: undefined }

export function placeOf({ path, kind }: Page, { navigation, groups }: Site): Place {
  const above = navigation.findLast((link) => link.path !== '/' && path.startsWith(`${link.path}/`))
  const active = [path, above?.path, linksByKind[kind]].find((address) =>
    navigation.some((link) => link.path === address),
  )
  const inMenu = groups.some(({ services }) => services.some((service) => service.path === path))
  return { active, own: path === active || path === contactPath || inMenu ? path : undefined }
}
