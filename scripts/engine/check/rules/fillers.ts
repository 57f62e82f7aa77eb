import { rule, warning, type Wording } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, type Sign } from '../signs'

const filler = rule({
  id: 'filler',
  about: 'A text is not finished',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves XX% of the time."] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves a day a week."] }' },
})

const says = (found: string, what: string): Wording => ({ message: `${quote(shown(found.trim(), 80))} ${what}` })

const signs: readonly Sign[] = [
  {
    pattern: /\blorem ipsum dolor\b/i,
    words: (found) => says(found, 'is a text that says nothing, put in to see how a page looks. Write the real one.'),
  },
  {
    pattern:
      /[[<(](?:insert|add|enter|your|company|client|customer|name|link|date|number|amount|city|industry|product|role|tbd|tbc|todo|xx)\b/i,
    words: (found, text) => {
      const gap = text.slice(text.indexOf(found)).split(/[\])>]/, 1)[0] ?? found
      const isLink = text[text.indexOf(found) + gap.length + 1] === '('
      return gap.length > 60 || isLink || /^\((?!insert|tbd|tbc|todo|xx)/i.test(found)
        ? undefined
        : says(gap, 'is a gap that was to be filled in. Write what belongs there, or remove it.')
    },
  },
  {
    pattern:
      /\bX{2,4} ?%|[$€£₹] ?X{2,4}\b|\bX{2,4}(?= (?:percent|clients|customers|projects|years|days|hours|people|countries)\b)/,
    words: (found) =>
      says(found, 'stands for a figure that is still missing. Write it, with its source, or leave the claim out.'),
  },
  {
    pattern: /\b(?:TBD|TBC|TBA)\b|\b(?:TODO|FIXME) ?[:!]|^(?:TODO|FIXME)\b/,
    words: (found) =>
      says(found, 'says that something is still to be done here. Finish it before the page is published.'),
  },
  {
    pattern: /\?{3,9}|!{3,9}/,
    words: (found) => says(found, 'looks like a mark for later. Clear it up and remove it.'),
  },
  {
    pattern:
      /@[A-Za-z]{2,20},? (?:pls|please|can|could|check|confirm)\b|\bpls (?:check|confirm|review|verify)\b|\bdo not publish\b/i,
    words: (found) =>
      says(found, 'reads like a note to a colleague, which everybody would see. Settle it and remove it.'),
  },
  {
    pattern:
      /\b(?:Would you like me to|Let me know if you(?:'|’)d like|Shall I (?:also|make|write)|I can also (?:make|write|provide|create)|I hope this helps|Sure[,!] here(?:'|’)s|Here(?:'|’)s (?:an?|the|your) (?:updated|revised|polished|improved|rewritten)|As an AI (?:language )?model)\b/i,
    words: (found) => says(found, 'reads like a chat assistant speaking to you. Remove what it says beside the text.'),
  },
  {
    pattern: /^[.… (]{0,6}(?:the )?(?:remaining|rest|other)\b[^.]{0,60}\b(?:unchanged|the same|as before)\b/i,
    words: (found) => says(found, 'stands in place of something that was left out. Put back what was there.'),
  },
  {
    pattern: /\bOption (?:1|A)\b/,
    words: (_found, text) =>
      /\bOption (?:2|B)\b/.test(text)
        ? { message: 'Two options to choose from stand here. Choose one and remove the other.' }
        : undefined,
  },
  {
    pattern:
      /\b(?:your (?:text|title|heading|description|name|company name) (?:goes )?here|(?:text|title|description|content) goes here|enter (?:your )?(?:text|title|description)|click to edit|sample text|placeholder text|dummy text|coming soon)\b/i,
    words: (found) => says(found, 'was to be replaced by real words. Write them, or remove it.'),
  },
  {
    pattern:
      /^(?:n\/a|n\.a\.|none|nil|null|undefined|not applicable|unknown|not available|-{1,3}|–|—|\.{1,6}|…|x{1,5}|\?{1,2})$/i,
    words: (found) => ({
      message: { itself: `says nothing to visitors: ${quote(found)}. Write something, or leave it out if it can be.` },
    }),
  },
]

/** No text is published that somebody meant to finish later. */
export const fillers: DocumentCheck = {
  rules: [filler],
  find: ({ file, fields }) => signFindings(filler, file, textsAmong(fields), signs),
}
