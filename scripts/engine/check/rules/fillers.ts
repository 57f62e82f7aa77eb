import { finding } from '../../problems/finding'
import { rule, warning } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import type { Field } from '../../schema/fields'
import { readSchemas } from '../../schema/schemas'
import { fieldsetsIn } from '../against-schema/fieldsets'
import type { DocumentCheck, Draft } from '../check'
import { sentenceWith, signFindings, textsAmong, type Said, type Sign } from '../signs'

const filler = rule({
  id: 'filler',
  about: 'A text is not finished',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves XX% of the time."] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves a day a week."] }' },
})

const says = (found: string, what: string): Said => ({
  message: `${quote(found.trim(), 80)} ${what}`,
  part: found.trim(),
})

const signs: readonly Sign[] = [
  {
    pattern: /\blorem ipsum dolor\b/i,
    words: (found) => says(found, 'is a text that only fills a page to show how it looks. Write the real one.'),
  },
  {
    // A few letters more than tell it, so that it is not taken for a link that begins alike.
    pattern:
      /[[<(](?:insert|add|enter|your|company|client|customer|name|link|date|number|amount|city|industry|product|role|tbd|tbc|todo|xx)\b[^\])>]{0,12}/i,
    words: (found, text) => {
      const rest = text.slice(text.indexOf(found))
      const gap = rest.slice(0, rest.search(/[\])>]|$/) + 1)
      const isLink = rest[gap.length] === '('
      return gap.length > 60 || isLink || /^\((?!insert|tbd|tbc|todo|xx)/i.test(found)
        ? undefined
        : says(gap, 'is a gap that was to be filled in. Write what belongs there, or remove it with its brackets.')
    },
  },
  {
    pattern:
      /\bX{2,4} ?%|[$€£₹] ?X{2,4}\b|\bX{2,4}(?= (?:percent|clients|customers|projects|years|days|hours|people|countries)\b)/,
    words: (found) => says(found, 'is a figure that is still missing. Write the figure, or leave the claim out.'),
  },
  {
    pattern: /\b(?:TBD|TBC|TBA)\b|\b(?:TODO|FIXME) ?[:!]|^(?:TODO|FIXME)\b/,
    words: (found) => says(found, 'says that something is still to be done here. Do it, and remove this note.'),
  },
  {
    pattern:
      /@[A-Za-z]{2,20},? (?:pls|please|can|could|check|confirm)\b|\bpls (?:check|confirm|review|verify)\b|\bdo not publish\b/i,
    words: (found, text) =>
      says(
        bracketWith(text, found),
        'reads like a note to a colleague, and visitors would see it. Settle it and remove the note.',
      ),
  },
  {
    pattern: /\?{3,9}|!{3,9}/,
    words: (found) => says(found, 'looks like a mark for later. Clear it up and remove the mark.'),
  },
  {
    pattern:
      /\b(?:Would you like me to|Let me know if you(?:'|’)d like|Shall I (?:also|make|write)|I can also (?:make|write|provide|create)|I hope this helps|Sure[,!] here(?:'|’)s|Here(?:'|’)s (?:an?|the|your) (?:updated|revised|polished|improved|rewritten)|As an AI (?:language )?model)\b/i,
    words: (found, text) =>
      says(sentenceWith(text, found), 'reads like a chat assistant speaking to you. Delete this sentence.'),
  },
  {
    pattern:
      /^[.… (]{0,6}(?:the )?(?:remaining|rest|other)\b[^.]{0,60}\b(?:unchanged|the same|as before)\b[.)\]…]{0,3}/i,
    words: (found) =>
      says(
        found,
        'is a chat assistant’s remark where it left something out. Put back what an older version of this file has here.',
      ),
  },
  {
    pattern: /\bOption (?:1|A)\b/,
    words: (found, text) => {
      const options = text.match(/\bOption (?:[1-9]|[A-D])\b(?: \([^()]{1,40}\))?:?/g) ?? []
      if (!/\bOption (?:2|B)\b/.test(text)) return undefined
      const names = options.map((option) => quote(option)).join(' and ')
      return {
        message: `${options.length} options to choose from stand here. Keep one, and delete the others and the words ${names}.`,
        part: options.find((option) => option.startsWith(found)),
      }
    },
  },
  {
    pattern:
      /\b(?:your (?:text|title|heading|description|name|company name) (?:goes )?here|(?:text|title|description|content) goes here|enter (?:your )?(?:text|title|description)|click to edit|sample text|placeholder text|dummy text|coming soon)\b/i,
    words: (found) => says(found, 'was to be replaced by real words. Write them, or remove it.'),
  },
]

const saysNothing = (found: string, isFree: boolean): Said => ({
  message: {
    itself: `says nothing to visitors: ${quote(found)}. ${isFree ? 'Remove it: it can be left out' : 'Write what belongs there'}.`,
  },
  ...(isFree && { fix: { title: 'Remove it', remove: true } }),
})

const blanks: readonly Sign[] = [
  {
    pattern:
      /^(?:n\/a|n\.a\.|none|nil|null|undefined|not applicable|unknown|not available|-{1,3}|–|—|\.{1,6}|…|x{1,5}|\?{1,2})$/i,
    words: (found) => saysNothing(found, false),
  },
]

/** The words with the brackets around them, or else their sentence. */
function bracketWith(text: string, words: string): string {
  const at = text.indexOf(words)
  const [from, to] = [text.lastIndexOf('(', at), text.indexOf(')', at)]
  const isWithin = from >= 0 && to > 0 && !text.slice(from, at).includes(')')
  return isWithin ? text.slice(from, to + 1) : sentenceWith(text, words)
}

/** Whether the field at a place can be left out, or the entry of a list. */
function canGo(at: Field['at'], { value, fields, path }: Draft): boolean {
  const [name, holder] = [at.at(-1), at.slice(0, -1).join()]
  if (typeof name === 'number')
    return fields.some((other) => other.at !== at && other.at.slice(0, -1).join() === holder)
  const schema = readSchemas().get(`documents/${path === '' ? 'site' : 'page'}.schema.json`)
  const around = fieldsetsIn(value, schema).find((fieldset) => fieldset.at.join() === holder)
  return around !== undefined && !around.required.includes(String(name))
}

/** No text is published that somebody meant to finish later. */
export const fillers: DocumentCheck = {
  rules: [filler],
  find: (draft) => {
    const { file, fields } = draft
    const texts = textsAmong(fields)
    const saying = signFindings(filler, file, texts, blanks).map(({ at, part = '' }) => {
      const isFree = canGo(at, draft)
      return finding(filler, { file, at, part, cause: `nothing ${isFree}` }, saysNothing(part, isFree))
    })
    return [...signFindings(filler, file, texts, signs), ...saying]
  },
}
