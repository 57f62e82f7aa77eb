import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import type { DocumentCheck } from '../check'

export const emptyText = rule({
  id: 'empty-text',
  about: 'The text is empty',
  words: () => ({ message: { itself: 'is empty. Write something in it or remove it.' } }),
  wrong: { page: '"title": ""' },
  right: { page: '"title": "Cloud migration"' },
})

/** A text says something: spaces alone are as good as nothing. */
export const blankTexts: DocumentCheck = {
  rules: [emptyText],
  find: ({ file, fields }) =>
    fields.flatMap(({ kind, value, at }) =>
      typeof value === 'string' && kind !== 'image' && value !== '' && value.trim() === ''
        ? [finding(emptyText, { file, at })]
        : [],
    ),
}
