import { finding } from '../../problems/finding'
import type { DocumentCheck } from '../check'

/** A text says something: spaces alone are as good as nothing. */
export const blankTexts: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value, at }) =>
    typeof value === 'string' && kind !== 'image' && value !== '' && value.trim() === ''
      ? [finding('empty-text', { file, at })]
      : [],
  )
