import { readFileSync } from 'node:fs'
import type { PictureColor } from './art-manifest'

/** A service group of _site.json, as far as its look goes. */
export interface ColoredGroup {
  id: string
  color?: PictureColor | undefined
}

/** A group's color; that of the company for a page without a group, or a group that states none. */
export function colorOf(group: string | undefined, groups: readonly ColoredGroup[]): PictureColor {
  return groups.find(({ id }) => id === group)?.color ?? 'blue'
}

/** A color of the style sheet, on both kinds of bands. */
export interface Tint {
  /** Absent for the company's own, which needs no name. */
  name?: PictureColor | undefined
  onDark: string
  onLight: string
}

const names = ['blue', 'violet', 'emerald', 'amber', 'cyan'] as const
let known: Tint[] | undefined

/** The colors as the style sheet has them; the first is the company's. */
export function tints(): Tint[] {
  known ??= readFileSync('src/styles/tokens.css', 'utf8')
    .split('}')
    .flatMap((rule) => {
      const [selectors = '', declarations = ''] = rule.split('{').slice(-2)
      const [, onDark] = /--group-on-dark: (#\w+);/.exec(declarations) ?? []
      const [, onLight] = /--group-on-light: (#\w+);/.exec(declarations) ?? []
      const name = names.find((color) => selectors.includes(`'${color}'`))
      return onDark === undefined || onLight === undefined ? [] : [{ name, onDark, onLight }]
    })
  return known
}

/** Gives the groups their colors on the page: what is theirs has their id. */
export function groupStyles(groups: readonly ColoredGroup[]): string {
  return groups
    .flatMap(({ id, color }) => {
      // One without a color must not take that of a page around it.
      const tint = tints().find(({ name }) => name === color)
      return tint ? [`[data-group=${id}]{--group-on-dark:${tint.onDark};--group-on-light:${tint.onLight}}`] : []
    })
    .join('')
}
