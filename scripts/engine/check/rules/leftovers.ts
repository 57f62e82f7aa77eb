import { rule, warning, type Wording } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { asBeforeWindows1252 } from '../../text/windows-1252'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, wordWith, type Sign } from '../signs'

const leftover = rule({
  id: 'leftover',
  about: 'A program left something in the text',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves a day a week. 【7†source】"] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["It saves a day a week."] }' },
})

/** A single sign that stands for letters: ﬂ, or 𝗛 of a generator of bold words. */
const asLetters = (found: string) => found.normalize('NFKC')

const written = (found: string, better: string, why: string): Wording => ({
  message: `${quote(found)} ${why} Write ${quote(better)}.`,
  suggestions: [better],
  fix: { title: `Write ${quote(better)}`, put: better },
})

/** What follows a part of a word in “short- and long-term”. */
const beside = /^(?:and|or|to|but|nor|versus|as|if|not|the|a|in|for|with|is|are|it|we|you|than|then|at|on|of)\b/

const signs: readonly Sign[] = [
  {
    pattern: /【|contentReference\[oaicite|\bciteturn\d/,
    words: (found, text) => ({
      message: `${quote(shown(wordWith(text, found), 60))} is a mark that a chat assistant left behind. Remove it, or link to what it stood for.`,
    }),
  },
  {
    pattern: /â€[™œ˜“”¦¢\u009d]?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/,
    words: (found) => {
      const better = asBeforeWindows1252(found)
      return better === undefined
        ? { message: `${quote(found)} is what became of a sign that a program misread. Write the sign itself.` }
        : written(found, better, 'is what became of a letter or sign that a program misread.')
    },
  },
  {
    pattern: /\ufffd/,
    words: (found, text) => ({
      message: `In ${quote(wordWith(text, found))} a letter or sign was lost on the way and � stands in its place. Write the letter or sign.`,
    }),
  },
  {
    pattern: /u20(?<=[a-z]u20)(?:1[0-9a-d]|2[0-6])/,
    words: (found) => {
      const better = String.fromCodePoint(parseInt(found.slice(1), 16))
      return written(found, better, 'has lost the \\ that made a sign of these letters and digits.')
    },
  },
  {
    pattern: /[ﬀ-ﬆ]/,
    words: (found) =>
      written(found, asLetters(found), 'is one sign, as it stands in PDF files; searches do not find its word.'),
  },
  {
    pattern: /(?:\ud835[\udc00-\udfff] ?){2,80}/,
    words: (found) =>
      written(
        found.trim(),
        asLetters(found.trim()),
        'are signs of mathematics that only look like letters; they are not read out.',
      ),
  },
  {
    pattern: /#(?:NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A)/,
    words: (found) => ({
      message: `${found} is what a spreadsheet shows where it cannot work something out. Write what belongs here.`,
    }),
  },
  {
    pattern: /_x000[dDaA]_/,
    words: (found) => ({ message: `${found} is how a spreadsheet writes the end of a line. Remove it.` }),
  },
  {
    pattern: /\[[A-Z]{2,3}\d{1,2}\](?!\()/,
    words: (found) => ({ message: `${found} is the mark of a comment in a word processor. Remove it.` }),
  },
  {
    pattern:
      /\[\/?(?:(?:vc|et|su|wp|gravity|ninja|mailpoet)_[a-z]|(?:caption|gallery|embed|shortcode|contact-form-7)[ \]])/,
    words: (found, text) => ({
      message: `${quote(shown(text.slice(text.indexOf(found)), 60))} begins with a command of another system, such as WordPress, which would stand on the page. Remove it, up to its ].`,
    }),
  },
  {
    pattern: /[a-z]- [a-z]/,
    words: (found, text) => {
      const first = wordWith(text, found.slice(0, 2))
      const second = wordWith(text.slice(text.indexOf(found) + 3), found.slice(3))
      if (beside.test(second)) return undefined
      return {
        message: `${quote(`${first} ${second}`)} looks like one word that was parted at the end of a line. Write ${quote(first.slice(0, -1) + second)}, or a dash with a space on both sides.`,
      }
    },
  },
]

const fixedSpaces: Sign = {
  pattern: /\S\u00a0\S/,
  words: (_found, text) =>
    text.split('\u00a0').length <= text.split(' ').length
      ? undefined
      : {
          message: {
            itself:
              'has special spaces, copied from a web page, at which a line cannot end, so that it leaves a narrow screen. Write ordinary ones.',
          },
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
