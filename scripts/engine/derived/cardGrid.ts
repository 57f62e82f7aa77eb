import { neverParted, nothingElse, nothingNoted, type Derivation } from './derivation'

/** Cards: a pictogram's file has it in all colors; the fragment chooses the card's or its page's. */
export const cardGrid: Derivation<'cardGrid'> = {
  notes: nothingNoted,
  dependsOn: nothingElse,
  entries: neverParted,
  resolve: (section, { facts: { group } }) => ({
    ...section,
    cards: section.cards.map((card) => {
      const color = card.iconClass ?? group
      return card.icon && color ? { ...card, icon: `${card.icon}#${color}` } : card
    }),
  }),
}
