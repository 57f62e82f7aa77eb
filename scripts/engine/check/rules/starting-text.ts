import { finding } from '../../problems/finding'
import type { Field } from '../../schema/fields'
import type { DocumentCheck } from '../check'

/** How texts begin that say what to write in their place: those of a page that `npm run new` has made. */
const toWrite = /\bTo write:/

/** A page that is published has none of the texts left that it was begun with. One warning for all: it marks the first. */
export const startingText: DocumentCheck = ({ file, fields }) => {
  const left = startingTexts(fields)
  const [first] = left
  return first ? [finding('starting-text', { file, at: first.at }, { more: left.length - 1 })] : []
}

/** The texts that still say what to write. */
export function startingTexts(fields: readonly Field[]): Field[] {
  return fields.filter(({ value }) => typeof value === 'string' && toWrite.test(value))
}
