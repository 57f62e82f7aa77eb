import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { ofKind } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const listInOne = rule({
  id: 'list-in-one',
  about: 'Several things stand in one pair of quotation marks',
  words: ({ things, example }: { things: string; example: string }) => ({
    message: `Several ${things} stand in one pair of quotation marks here. Give each its own: ${example}.`,
    severity: 'warning',
  }),
  wrong: { page: '"keywords": ["cloud migration, cloud costs, backups"]' },
  right: { page: '"keywords": ["cloud migration", "cloud costs", "backups"]' },
})

/** Of keywords none has a comma, of names some do. */
const isSeveral = (text: string, least: number) => text.split(/[,;]/).length >= least

/** What is a list is written as one. */
export const listsInOne: DocumentCheck = {
  rules: [listInOne],
  find: ({ file, value, fields }) => {
    const keywords: unknown[] = isObject(value) && Array.isArray(value.keywords) ? value.keywords : []
    const inKeywords = keywords.flatMap((keyword, number): Finding[] =>
      typeof keyword === 'string' && isSeveral(keyword, 2)
        ? [finding(listInOne, { file, at: ['keywords', number] }, { things: 'keywords', example: '"one", "two"' })]
        : [],
    )
    const inTechnologies = ofKind(fields, 'technology').flatMap(({ value: technology, at }): Finding[] =>
      isObject(technology) && typeof technology.name === 'string' && isSeveral(technology.name, 3)
        ? [
            finding(
              listInOne,
              { file, at: [...at, 'name'] },
              { things: 'names', example: '{ "name": "one" }, { "name": "two" }' },
            ),
          ]
        : [],
    )
    return [...inKeywords, ...inTechnologies]
  },
}
