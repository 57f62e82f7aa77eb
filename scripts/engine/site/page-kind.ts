import type { Page, Roots } from '../schema/document.generated'
import { isObject } from '../text/is-object'

export type PageKind = NonNullable<Page['kind']>

/** Which of the roots in _site.json pages of a kind lie beneath. */
const rootNames = { service: 'services', article: 'articles', job: 'careers' } as const

/** Where pages of a kind are at home; undefined where they have no place of their own. */
export function rootOf(kind: PageKind, roots: Roots): string | undefined {
  return kind === 'page' ? undefined : roots[rootNames[kind]]
}

/** The folder decides what a page is, unless it says so itself: of two roots one beneath the other, the lower. */
export function pageKind(path: string, stated: unknown, roots: Roots): PageKind {
  if (stated === 'service' || stated === 'article' || stated === 'job' || stated === 'page') return stated
  const rootAbove = (kind: PageKind) => {
    const root = rootOf(kind, roots)
    return root !== undefined && path.startsWith(`${root}/`) ? root : ''
  }
  return (['service', 'job', 'article'] as const).reduce<PageKind>(
    (nearest, kind) => (rootAbove(kind).length > rootAbove(nearest).length ? kind : nearest),
    'page',
  )
}

/**
 * The roots that a site's data names, as far as it can be read: it may break the schema.
 * @returns undefined where nobody can tell
 */
export function rootsIn(siteData: unknown): Roots | undefined {
  if (!isObject(siteData)) return undefined
  const { roots = {} } = siteData
  if (!isObject(roots)) return undefined
  return Object.fromEntries(Object.entries(roots).filter(([, root]) => typeof root === 'string'))
}
