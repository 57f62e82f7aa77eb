import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { count, quote } from '../../problems/words/sentence'
import { sectionsIn } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const countedHeading = rule({
  id: 'counted-heading',
  about: 'The heading counts what is below it, and counts wrong',
  words: ({ word, there }: { word: string; there: number }) => ({
    message: `The heading says ${quote(word)}, and ${count(there, 'entry')} ${there === 1 ? 'follows' : 'follow'}. Change one of the two.`,
    severity: 'warning',
  }),
  wrong: {
    sections:
      '{ "type": "process", "heading": "Three steps", "steps": [{ "title": "Ask", "description": "Write to us." }, { "title": "Start", "description": "We begin." }] }',
  },
  right: {
    sections:
      '{ "type": "process", "heading": "Two steps", "steps": [{ "title": "Ask", "description": "Write to us." }, { "title": "Start", "description": "We begin." }] }',
  },
})

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A number that begins a heading counts what follows only if a thing, or a way to do one, stands right behind it. */
const counted =
  /^(\w+) (?:\w+ )?(?:steps|ways|reasons|things|parts|stages|questions|points|checks|rules|services|tools|phases|options|examples|facts|kinds|areas|levels|tests|stops|pieces|habits|deliverables|promises)\b/i

/** Lists that a heading is not about. */
const besideIt: ReadonlySet<string> = new Set(['text', 'keyPoints'])

/** A heading that counts what is below it counts right. */
export const countedHeadings: DocumentCheck = {
  rules: [countedHeading],
  find: ({ file, value }) =>
    sectionsIn(value).flatMap((section, number): Finding[] => {
      if (!isObject(section) || typeof section.heading !== 'string') return []
      const [, word = ''] = counted.exec(section.heading) ?? []
      const stated = numbers.indexOf(word.toLowerCase()) + 1 || Number(word)
      if (!stated) return []
      const lists = Object.entries(section).flatMap(([name, list]) =>
        Array.isArray(list) && !besideIt.has(name) ? [list.length] : [],
      )
      const [there, ...others] = lists
      if (there === undefined || others.length > 0 || there === stated || there < 2) return []
      return [finding(countedHeading, { file, at: ['sections', number, 'heading'], part: word }, { word, there })]
    }),
}
