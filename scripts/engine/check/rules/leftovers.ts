import { rule, warning } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { asBeforeWindows1252 } from '../../text/windows-1252'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, wordWith, type Said, type Sign } from '../signs'

const leftover = rule({
  id: 'leftover',
  about: 'A program left something in the text',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves a day a week. 【7†source】"] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves a day a week."] }' },
})

/** A single sign that stands for letters: ﬂ, or 𝗛 of a generator of bold words. */
const asLetters = (found: string) => found.normalize('NFKC')

/** @param what is said before it is told what to write */
const written = (found: string, better: string, what: string): Said => ({
  message: `${what} Write ${quote(better)}.`,
  suggestions: [better],
  fix: { title: `Write ${quote(better)}`, put: better },
})

/** What follows a part of a word in “short- and long-term”. */
const beside = /^(?:and|or|to|but|nor|versus|as|if|not|the|a|in|for|with|is|are|it|we|you|than|then|at|on|of)\b/

const signs: readonly Sign[] = [
  {
    pattern: /【[^【】]{0,60}】?|contentReference\[oaicite[^[\]]{0,60}\]?(?:\{[^{}]{0,60}\})?|\bciteturn\d\w{0,40}/,
    words: (found) => ({
      message: `${quote(found)} is a mark that a chat assistant left for a source. Remove it, or write a link to the source.`,
      ...(found.includes('†') && { fix: { title: `Remove ${found}`, put: '' } }),
    }),
  },
  {
    pattern: /â€[™œ˜“”¦¢\u009d]?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/,
    words: (found) => {
      const better = asBeforeWindows1252(found)
      const what = `A program misread a character here, and ${quote(found)} would be shown.`
      return better === undefined
        ? { message: `${what} Write the character that was meant.` }
        : written(found, better, what)
    },
  },
  {
    pattern: /\ufffd/,
    words: (found, text) => {
      const word = wordWith(text, found)
      const isApostrophe = /[a-z]\ufffd(?:s|t|re|ve|ll|d|m)\b/.test(word)
      return {
        message: `A character of ${quote(word)} was lost, and � would be shown. Write ${isApostrophe ? 'it again, probably ’' : 'the character again'}.`,
        suggestions: isApostrophe ? ['’'] : [],
      }
    },
  },
  {
    pattern: /u20(?<=[a-z]u20)(?:1[0-9a-d]|2[0-6])/,
    words: (found) =>
      written(
        found,
        String.fromCodePoint(parseInt(found.slice(1), 16)),
        `${quote(found)} lacks the \\ before it that made it a character.`,
      ),
  },
  {
    pattern: /[ﬀ-ﬆ]/,
    words: (found, text) => ({
      ...written(found, asLetters(found), ''),
      message: `In ${quote(wordWith(text, found))}, copied from a PDF, ${[...asLetters(found)].join(' and ')} are a single character, so searches do not find the word. Type the letters one by one.`,
    }),
  },
  {
    pattern: /(?:\ud835[\udc00-\udfff] ?){2,80}/,
    words: (found) =>
      written(
        found.trim(),
        asLetters(found.trim()),
        'These are mathematical signs that only look like letters, and screen readers skip them.',
      ),
  },
  {
    pattern: /#(?:NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A)/,
    words: (found) => ({
      message: `${found} is an error from a spreadsheet${found === '#NAME?' ? ', where a line that begins with - or = becomes a formula' : ''}. Write what was meant, or remove it.`,
    }),
  },
  {
    pattern: /_x000[dDaA]_/,
    words: (found) => ({
      message: `${found} is the end of a line in a spreadsheet. Remove it.`,
      fix: { title: `Remove ${found}`, put: ' ' },
    }),
  },
  {
    pattern: /\[[A-Z]{2,3}\d{1,2}\](?!\()/,
    words: (found) => ({ message: `${found} is the mark of a comment in a word processor. Remove it.` }),
  },
  {
    pattern:
      /\[\/?(?:(?:vc|et|su|wp|gravity|ninja|mailpoet)_[a-z]|(?:caption|gallery|embed|shortcode|contact-form-7)[ \]])/,
    words: (found, text) => {
      const part = commandAt(text.slice(text.indexOf(found)))
      return {
        message: `${quote(part, 80)} is a command for another system, such as WordPress, and would be shown to visitors. Remove it, or keep only its words.`,
        part,
      }
    },
  },
  {
    pattern: /[a-z]- [a-z]/,
    words: (_found, text) => {
      const words = text.split(' ')
      const parted = words.flatMap((first, number) => {
        const [second = ''] = /^[a-z]+/.exec(words[number + 1] ?? '') ?? []
        return /[a-z]-$/.test(first) && second !== '' && !beside.test(second)
          ? [`${first.replace(/^\W+/, '')} ${second}`]
          : []
      })
      const [part] = parted
      if (part === undefined) return undefined
      const better = parted.map((words) => words.replace('- ', ''))
      return {
        message: `${inWords(parted)} ${parted.length > 1 ? 'look like words' : 'looks like one word'} split at the end of a line. Write ${inWords(better)}.`,
        part,
      }
    },
  },
]

const inWords = (words: readonly string[]) => words.map((word) => quote(word)).join(' and ')

/** A command at the beginning of a text, with what it is around: [vc_btn …]Contact us[/vc_btn] */
function commandAt(text: string): string {
  const [, name = ''] = /^\[([\w-]+)/.exec(text) ?? []
  const end = `[/${name}]`
  const at = name ? text.indexOf(end) : -1
  return at < 0 ? text.slice(0, text.indexOf(']') + 1 || undefined) : text.slice(0, at + end.length)
}

const fixedSpaces: Sign = {
  pattern: /\S\u00a0\S/,
  words: (found, text) =>
    text.split('\u00a0').length <= text.split(' ').length
      ? undefined
      : {
          message: {
            itself:
              'has non-breaking spaces, copied from a web page, so its lines cannot wrap on a phone. Type ordinary spaces.',
          },
          part: wordWith(text, found),
          fix: { title: 'Write ordinary spaces', value: text.replaceAll('\u00a0', ' ') },
        },
}

const bulleted: Sign = {
  pattern: /^\s?(?:[•●▪◦‣·○■✓✔➢➤]|[-–—*] |\d{1,2}[.)] )/,
  words: (found, text, at) => {
    const isEntry = typeof at.at(-1) === 'number'
    if (!isEntry && !/[•●▪◦‣○■➢➤]/.test(found)) return undefined
    return {
      message: { itself: `begins with ${quote(found.trim())}, which would stand on the page as well. Leave it out.` },
      fix: { title: `Remove ${quote(found.trim())}`, value: text.slice(found.length).trimStart() },
    }
  },
}

const anywhere = [...signs, fixedSpaces]
const inLists = [bulleted]

/** What comes along with words that are copied from elsewhere. */
export const leftovers: DocumentCheck = {
  rules: [leftover],
  find: ({ file, fields }) => {
    const texts = textsAmong(fields)
    const inLines = texts.filter(({ kind }) => kind !== 'article-block')
    return [
      ...signFindings(leftover, file, texts, anywhere),
      ...signFindings(leftover, file, inLines, inLists, 'bullet'),
    ]
  },
}
