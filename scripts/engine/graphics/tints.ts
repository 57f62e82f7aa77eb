import type { PictureColor } from './art-manifest'

/** A color on both kinds of bands. */
export interface Tint {
  /** What groups and cards call it; absent for the company's own, which needs no name. */
  name?: PictureColor
  onDark: string
  onLight: string
}

/** The colors of groups and cards: style sheets and drawings are made from this list. The company's is the first. */
export const tints: readonly Tint[] = [
  { onDark: '#22d3ee', onLight: '#2f60f0' },
  { name: 'violet', onDark: '#8b7bff', onLight: '#5b45d6' },
  { name: 'emerald', onDark: '#34d8a0', onLight: '#08734f' },
  { name: 'amber', onDark: '#f5a524', onLight: '#8f5600' },
  { name: 'cyan', onDark: '#22d3ee', onLight: '#0a7286' },
  { name: 'blue', onDark: '#8fb0ff', onLight: '#2f60f0' },
]

/** The style sheet that gives cards their colors. Those of groups, which _site.json decides, come with a build. */
export function tintStyles(): string {
  const rules = tints.map(({ name, onDark, onLight }) => {
    const selector = name ? `[data-tint='${name}']` : ':root'
    return `  ${selector} {\n    --group-on-dark: ${onDark};\n    --group-on-light: ${onLight};\n  }\n`
  })
  return `/* Generated from scripts/engine/graphics/tints.ts by \`npm run types\`. Do not edit. */\n@layer tokens {\n${rules.join('\n')}}\n`
}
