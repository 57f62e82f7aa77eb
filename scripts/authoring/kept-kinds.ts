import type { Content } from '../engine/check/content'
import { siteFile } from '../engine/load/sources'
import { Refusal } from '../engine/refusal'
import type { Roots } from '../engine/schema/document.generated'
import type { Facts } from '../engine/site/facts'
import { pageKind, type PageKind } from '../engine/site/page-kind'
import { setField } from './json-text'
import type { OwnChange } from './rewrite-documents'

/**
 * Where each kind of page is at home.
 * @throws Refusal if nobody can tell: a page could become another kind of page unnoticed
 */
export function rootsOf({ roots }: Content, pages: string): Roots {
  if (roots) return roots
  throw new Refusal(
    `${pages}/${siteFile} cannot be read, so it is unclear which pages are services, articles or jobs. Mend it first.`,
  )
}

/** The roots once pages have other addresses: they are links like any other. */
export function rootsAfter(roots: Roots, newAddress: (address: string) => string | undefined): Roots {
  return Object.fromEntries(
    Object.entries(roots).map(([name, root]: [string, string]) => [name, newAddress(root) ?? root]),
  )
}

/** The kind a page would lose with its folder, and says from then on. Where it was just a page, the new folder may make more of it. */
export function kindToKeep({ kind }: Facts, path: string, roots: Roots): PageKind | undefined {
  return kind !== 'page' && pageKind(path, undefined, roots) !== kind ? kind : undefined
}

/** The documents that stay where they are while their root leaves, or another comes: each says from then on what it is. */
export function kindsStated(staying: readonly Facts[], before: Roots, after: Roots): OwnChange[] {
  const isLost = ({ path, kind }: Facts) =>
    pageKind(path, undefined, before) === kind && pageKind(path, undefined, after) !== kind
  return staying
    .filter(isLost)
    .map(({ file, kind }) => [file, { file, change: (text) => setField(text, 'kind', kind) }])
}
