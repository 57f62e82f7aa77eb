import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { rule } from '../../problems/rule'
import type { DocumentCheck } from '../check'

export const emptyText = rule({
  id: 'empty-text',
  about: 'The text is empty',
  words: (list?: string) => ({
    message: {
      itself: `is empty. Write something in it or remove it${list === 'body' || list === 'text' ? '; the space between paragraphs comes by itself' : ''}.`,
    },
  }),
  wrong: { page: '"title": ""' },
  right: { page: '"title": "Cloud migration"' },
})

/** Empty texts of one list are one mistake: somebody wanted more space. */
export function emptyFinding(place: FindingPlace): Finding {
  const [list, number] = place.at.slice(-2)
  if (typeof list !== 'string' || typeof number !== 'number') return finding(emptyText, place)
  return finding(emptyText, { ...place, cause: place.at.slice(0, -1).join() }, list)
}

/** A text says something: spaces alone are as good as nothing. */
export const blankTexts: DocumentCheck = {
  rules: [emptyText],
  find: ({ file, fields }) =>
    fields
      .filter(({ kind, value }) => typeof value === 'string' && kind !== 'image' && value !== '' && value.trim() === '')
      .map(({ at }) => emptyFinding({ file, at })),
}
