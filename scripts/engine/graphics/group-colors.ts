import type { PictureColor } from './art-manifest'
import { tintStyles } from './tints'

/** A service group of _site.json, as far as its look goes. */
export interface ColoredGroup {
  id: string
  color?: PictureColor | undefined
  illustration?: string | undefined
}

/** A group's color; that of the company for a page without a group, or a group that states none. */
export function colorOf(group: string | undefined, groups: readonly ColoredGroup[]): PictureColor {
  return groups.find(({ id }) => id === group)?.color ?? 'blue'
}

/** The drawing for introductions of a group's services; of those without a group, or in a group that states none, layers. */
export function illustrationOf(group: string | undefined, groups: readonly ColoredGroup[]): string {
  return groups.find(({ id }) => id === group)?.illustration ?? 'layers'
}

/** A style sheet in which what is a group's has the group's color, as a card has that of its tint. */
export function withGroupColors(css: string, groups: readonly ColoredGroup[]): string {
  return css.replace(/\[data-tint=(['"]?)(\w+)\1\](?=\s*\{\s*--group-on-)/g, (tint, _quote, color: string) =>
    [...groups.filter((group) => group.color === color).map(({ id }) => `[data-group=${id}]`), tint].join(),
  )
}

/** The colors of cards and groups, as `npm run dev` adds them to the page. */
export function groupStyles(groups: readonly ColoredGroup[]): string {
  return withGroupColors(tintStyles(), groups)
}
