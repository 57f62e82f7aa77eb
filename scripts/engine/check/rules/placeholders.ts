import { rule, type Wording } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import type { Field } from '../../schema/fields'
import { placeholderNames } from '../../site/placeholders'
import { nearestAmong } from '../../text/nearest'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, type Sign, type Text } from '../signs'

const unknownPlaceholder = rule({
  id: 'unknown-placeholder',
  about: 'Nothing is filled in for this name in braces',
  words: (wording: Wording) => ({ severity: 'warning' as const, ...wording }),
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
      const known = placeholderNames.find((other) => other === name) ?? near(name)
      const all = placeholderNames.map((other) => `{${other}}`).join(', ')
      return {
        message: `Nothing is filled in for ${quote(found)}. There are ${all}. ${known ? `Did you mean {${known}}?` : 'Write the words themselves.'}`,
        suggestions: known ? [`{${known}}`] : [],
      }
    },
  },
]

/** Addresses, in which the same stands in braces. */
function addressesAmong(fields: readonly Field[]): Text[] {
  return fields.flatMap(({ kind, value, at }) =>
    kind === 'path' && typeof value === 'string' ? [{ kind, value, at, words: value, among: { words: value } }] : [],
  )
}

/** What stands in braces is filled in. */
export const unknownPlaceholders: DocumentCheck = {
  rules: [unknownPlaceholder],
  find: ({ file, fields }) => [
    ...signFindings(unknownPlaceholder, file, textsAmong(fields), signs),
    ...addressesAmong(fields).flatMap((address) => signFindings(unknownPlaceholder, file, [address], signs)),
  ],
}
