import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { sectionsIn } from '../../schema/fields'
import { asText } from '../../text/as-text'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const sectionTwice = rule({
  id: 'section-twice',
  about: 'A section stands twice where there is room for one',
  words: ({ type }: { type: string }) => ({
    message: `This page already has a ${type}, and there is room for one only. Remove one of the two.`,
  }),
  wrong: {
    sections: `{ "type": "jobBoard", "heading": "Jobs" },
{ "type": "jobBoard", "heading": "Internships" }`,
  },
  right: { sections: '{ "type": "jobBoard", "heading": "Jobs and internships" }' },
})

/** Jobs have names of their own on a page, by which addresses lead to them: each can be there once. */
const onceOnly = new Set(['job', 'jobBoard'])

/** What shows jobs stands on a page once. */
export const once: DocumentCheck = {
  rules: [sectionTwice],
  find: ({ file, value }) => {
    const types = sectionsIn(value).map((section) => (isObject(section) ? asText(section.type) : ''))
    return types.flatMap((type, place) =>
      onceOnly.has(type) && types.indexOf(type) < place
        ? [finding(sectionTwice, { file, at: ['sections', place, 'type'] }, { type })]
        : [],
    )
  },
}
