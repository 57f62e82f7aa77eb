import { rule, warning } from '../../problems/rule'
import { inFile, quote } from '../../problems/words/sentence'
import { withoutCode } from '../../site/markdown'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, type Sign } from '../signs'

const slip = rule({
  id: 'slip',
  about: 'A slip of the keyboard',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["You compare the costs, ask us, and"] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["You compare the costs and ask us."] }' },
})

const signs: readonly Sign[] = [
  {
    pattern: /\w -- \w/,
    words: (found, text) => {
      const at = text.indexOf(found)
      const [before = '', behind = ''] = [text.slice(0, at + 1), text.slice(at + found.length - 1)]
      const part = `${before.split(' ').at(-1) ?? ''} -- ${behind.split(' ', 1)[0] ?? ''}`
      const better = part.replace('--', '—')
      return {
        message: `Two hyphens do not become a dash here. Write ${quote(better)}, or a comma.`,
        part,
        suggestions: [better, part.replace(' -- ', ', ')],
        fix: { title: 'Write a dash', put: inFile(better) },
      }
    },
  },
  {
    pattern: /\b(?:the the|and and|of of|to to|is is|for for|with with|we we|you you)\b/i,
    words: (found) => {
      const better = found.slice(0, found.indexOf(' '))
      return { message: `${quote(found)} has one word twice. Write it once.`, suggestions: [better] }
    },
  },
  {
    pattern: / (?:and|or|the|a|an|but|because)$|[a-z],$/,
    words: (_found, text) => {
      const part = text.split(' ').slice(-3).join(' ')
      return (text.match(/[A-Za-z]{2,}/g)?.length ?? 0) < 5
        ? undefined
        : {
            message: `The sentence ends in the middle: ${quote(`… ${part}`)}. Finish it.`,
            part,
            after: text.slice(0, text.length - part.length),
          }
    },
  },
]

/** Words that are in nearly every sentence of a language, and are none of English. */
const foreign = {
  German: /^(?:und|der|das|nicht|eine|einen|einer|mit|für|von|dem|ist|wir|sie|auf|zu|im|den)$/i,
  French: /^(?:les|des|une|pour|avec|dans|est|nous|vous|sur|qui|que|aux|cette|et)$/i,
  Spanish: /^(?:los|las|para|con|una|del|que|por|como|nuestro|nuestra|más|es|el)$/i,
  Hindi: /^[\u0900-\u097f]+$/,
  Malayalam: /^[\u0d00-\u0d7f]+$/,
}
const english = /^(?:the|and|of|to|is|are|for|with|in|on|we|you|your|that|it|a|an)$/i

const language: Sign = {
  pattern:
    /\b(?:und|der|das|nicht|eine|mit|les|des|une|pour|avec|dans|los|las|para|con|una|del|que)\b|[\u0900-\u097f\u0d00-\u0d7f]/i,
  words: (_found, text) => {
    if (text.length < 25) return undefined
    const words = text.split(/[\s.,;:!?()]/).filter((word) => word !== '')
    if (words.some((word) => english.test(word))) return undefined
    const found = Object.entries(foreign).find(([, pattern]) => words.filter((word) => pattern.test(word)).length >= 2)
    return (
      found && {
        message: { itself: `is written in ${found[0]}, it seems, and the site is in English. Translate it.` },
        part: text,
      }
    )
  },
}

const impossibleDay: Sign = {
  pattern:
    /\b(?:February (?:30|31)|(?:April|June|September|November) 31|(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:3[2-9]|[4-9]\d))\b(?![\d%])/,
  words: (found) => ({ message: `There is no ${found}. Look the day up.` }),
}

const quotes: Sign = {
  pattern: /[“”][^“”]{0,40}/,
  words: (_found, text) => {
    // Code has its own reasons.
    const words = withoutCode(text)
    const count = (sign: string) => words.split(sign).length - 1
    // „German“ quotations end with what begins an English one.
    if (/[„«»‟]/.test(words) || count('“') === count('”')) return undefined
    return count('“') > count('”')
      ? { message: { itself: 'has a quotation that begins with “ and does not end. Put ” where it ends.' } }
      : { message: { itself: 'has a quotation that ends with ” and does not begin. Put “ where it begins.' } }
  },
}

const all = [...signs, impossibleDay, quotes, language]

/** Sentences are whole. */
export const slips: DocumentCheck = {
  rules: [slip],
  find: ({ file, fields }) => signFindings(slip, file, textsAmong(fields), all),
}
