import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import type { Field } from '../../schema/fields'
import type { DocumentCheck } from '../check'

export const startingText = rule({
  id: 'starting-text',
  about: 'This is still to be written',
  words: () => ({
    message: {
      itself:
        'still has the hint of a new page. Write your own words, or remove the field; until then the site can be tried out, but not launched.',
    },
    severity: 'warning',
  }),
  wrong: {
    sections:
      '{ "type": "intro", "heading": "What it is", "text": ["To write: whom it suits, and whom it does not."] }',
  },
  right: {
    sections:
      '{ "type": "intro", "heading": "What it is", "text": ["It suits companies with five to fifty systems."] }',
  },
})

/** How texts begin that say what to write in their place: those of a page that `npm run new` has made. */
const toWrite = /\bTo write:/

/** A page that is published has none of the texts left that it was begun with. */
export const unfinishedTexts: DocumentCheck = {
  rules: [startingText],
  find: ({ file, fields }) =>
    startingTexts(fields).map(({ at }) => finding(startingText, { file, at, cause: 'starting text' })),
}

/** The texts that still say what to write. */
export function startingTexts(fields: readonly Field[]): Field[] {
  return fields.filter(({ value }) => typeof value === 'string' && toWrite.test(value))
}
