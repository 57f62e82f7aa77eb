import type { Link, Page } from './page.generated'

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

const sectionsByKind = { service: '/services', article: '/Blog', job: '/career', page: undefined }

/** The navigation link a page belongs to: its own, that of the folder it lives in, or that of its kind. */
export function activeLink({ path, kind }: Page, navigation: readonly Link[]): string | undefined {
  const own = navigation.filter((link) => link.path === path || (link.path !== '/' && path.startsWith(`${link.path}/`)))
  return own.at(-1)?.path ?? navigation.find((link) => link.path === sectionsByKind[kind])?.path
}
