import { rule, warning } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { placeholderNames } from '../../site/placeholders'
import { nearestAmong } from '../../text/nearest'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, textsOf, type Sign } from '../signs'

const unknownPlaceholder = rule({
  id: 'unknown-placeholder',
  about: 'Nothing is filled in for this name in braces',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["Call us: {phone}."] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["Write to {email}."] }' },
})

const near = nearestAmong(placeholderNames)

const signs: readonly Sign[] = [
  {
    pattern: /\{[^{}]{1,40}\}/,
    words: (found) => {
      if (!/^\{ ?[A-Za-z][A-Za-z_ .-]*\}$/.test(found) || placeholderNames.includes(found.slice(1, -1)))
        return undefined
      const name = found.replace(/[^A-Za-z]/g, '').toLowerCase()
      const same = placeholderNames.find((other) => other === name)
      const known = same ?? near(name)
      const all = placeholderNames.map((other) => `{${other}}`).join(', ')
      const what = `${quote(found)} would be shown as it is; filled in are only ${all}.`
      return {
        message: `${what} ${same ? `Write {${same}}.` : known ? `Did you mean {${known}}?` : 'Write the words themselves.'}`,
        suggestions: known ? [`{${known}}`] : [],
        ...(same && { fix: { title: `Write {${same}}`, put: `{${same}}` } }),
      }
    },
  },
]

/** What stands in braces is filled in, in addresses as well. */
export const unknownPlaceholders: DocumentCheck = {
  rules: [unknownPlaceholder],
  find: ({ file, fields }) => [
    ...signFindings(unknownPlaceholder, file, textsAmong(fields), signs),
    ...signFindings(unknownPlaceholder, file, textsOf(fields, ['path']), signs),
  ],
}
