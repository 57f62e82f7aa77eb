/** A color and the names of the groups and cards that have it. */
interface Tint {
  groups: readonly string[]
  cards: readonly string[]
  onDark: string
  onLight: string
}

/** The colors of groups and cards: style sheet and drawings are made from this list. The company's, the first, needs no name. */
export const tints: readonly Tint[] = [
  { groups: [], cards: [], onDark: '#22d3ee', onLight: '#2f60f0' },
  { groups: ['application-engineering'], cards: ['violet'], onDark: '#8b7bff', onLight: '#5b45d6' },
  { groups: ['data-ai'], cards: ['emerald'], onDark: '#34d8a0', onLight: '#08734f' },
  { groups: ['strategy-transformation'], cards: ['amber'], onDark: '#f5a524', onLight: '#8f5600' },
  { groups: ['creative-experience'], cards: ['cyan'], onDark: '#22d3ee', onLight: '#0a7286' },
  { groups: [], cards: ['blue'], onDark: '#8fb0ff', onLight: '#2f60f0' },
]

/** The style sheet that gives groups and cards their colors. */
export function tintStyles(): string {
  const rules = tints.map(({ groups, cards, onDark, onLight }) => {
    const named = [...groups.map((name) => `[data-group='${name}']`), ...cards.map((name) => `[data-tint='${name}']`)]
    const selectors = named.length ? named.join(',\n  ') : ':root'
    return `  ${selectors} {\n    --group-on-dark: ${onDark};\n    --group-on-light: ${onLight};\n  }\n`
  })
  return `/* Generated from scripts/engine/graphics/tints.ts by \`npm run types\`. Do not edit. */\n@layer tokens {\n${rules.join('\n')}}\n`
}
