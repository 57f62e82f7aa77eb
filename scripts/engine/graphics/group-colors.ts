import { readFileSync } from 'node:fs'
import type { PictureColor } from './art-manifest'

/** Where the colors of groups and cards stand. */
const styleSheet = 'src/styles/tokens.css'

/** A service group of _site.json, as far as its look goes. */
export interface ColoredGroup {
  id: string
  color?: PictureColor | undefined
}

/** A group's color; that of the company for a page without a group, or a group that states none. */
export function colorOf(group: string | undefined, groups: readonly ColoredGroup[]): PictureColor {
  return groups.find(({ id }) => id === group)?.color ?? 'blue'
}

/** A color of the style sheet, as it is on light bands. */
export interface Tint {
  /** Absent for the company's own, which needs no name. */
  name?: PictureColor | undefined
  onLight: string
}

const names = ['blue', 'violet', 'emerald', 'amber', 'cyan'] as const
let known: Tint[] | undefined

/** The colors as the style sheet has them; the first is the company's. */
export function tints(): Tint[] {
  known ??= readFileSync(styleSheet, 'utf8')
    .split('}')
    .flatMap((rule) => {
      const [selectors = '', declarations = ''] = rule.split('{').slice(-2)
      const [, onLight] = /--group-on-light: (#\w+);/.exec(declarations) ?? []
      const name = names.find((color) => selectors.includes(`'${color}'`))
      return onLight === undefined ? [] : [{ name, onLight }]
    })
  return known
}

/** A style sheet in which what is a group's has the group's color, as a card has that of its tint. */
export function withGroupColors(css: string, groups: readonly ColoredGroup[]): string {
  return css.replace(/\[data-tint=(['"]?)(\w+)\1\](?=\s*\{\s*--group-on-)/g, (tint, _quote, color: string) =>
    [...groups.filter((group) => group.color === color).map(({ id }) => `[data-group=${id}]`), tint].join(),
  )
}

/** That style sheet with the colors of the groups, as `npm run dev` adds it to the page. */
export function groupStyles(groups: readonly ColoredGroup[]): string {
  return withGroupColors(readFileSync(styleSheet, 'utf8'), groups)
}
