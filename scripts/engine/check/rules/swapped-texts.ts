import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { sectionsIn } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const sentence = 'We move one system a week, in an order that you can stop whenever you like, and test each at night.'

const swappedTexts = rule({
  id: 'swapped-texts',
  about: 'Heading and text have changed places',
  words: () => ({
    message: 'This heading is a long sentence, and the text below it is short, like a heading. Exchange the two.',
    severity: 'warning',
  }),
  wrong: { sections: `{ "type": "offices", "heading": "${sentence}", "text": "How we move" }` },
  right: { sections: `{ "type": "offices", "heading": "How we move", "text": "${sentence}" }` },
})

/** What is longer is no heading, where it ends with a period. */
const longestHeading = 90
const longestTitle = 60

/** A heading says what comes, and the text says it. */
export const swapped: DocumentCheck = {
  rules: [swappedTexts],
  find: ({ file, value }) =>
    sectionsIn(value).flatMap((section, number): Finding[] => {
      const { heading, text } = isObject(section) ? section : {}
      if (typeof heading !== 'string' || typeof text !== 'string') return []
      const isSentence = heading.length > longestHeading && heading.trimEnd().endsWith('.')
      const isHeading = text.length > 0 && text.length <= longestTitle && !/[.!?:]\s*$/.test(text)
      return isSentence && isHeading ? [finding(swappedTexts, { file, at: ['sections', number, 'heading'] })] : []
    }),
}
