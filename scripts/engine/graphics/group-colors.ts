import type { PictureColor } from './art-manifest'
import { tints } from './tints'

/** A service group of _site.json, as far as its look goes. */
export interface ColoredGroup {
  id: string
  color?: PictureColor | undefined
}

/** A group's color; that of the company for a page without a group, or a group that states none. */
export function colorOf(group: string | undefined, groups: readonly ColoredGroup[]): PictureColor {
  return groups.find(({ id }) => id === group)?.color ?? 'blue'
}

/** Gives the groups their colors on the page: what is theirs has their id. */
export function groupStyles(groups: readonly ColoredGroup[]): string {
  return groups
    .flatMap(({ id, color }) => {
      // One without a color must not take that of a page around it.
      const tint = tints.find(({ name }) => name === color)
      return tint ? [`[data-group=${id}]{--group-on-dark:${tint.onDark};--group-on-light:${tint.onLight}}`] : []
    })
    .join('')
}
