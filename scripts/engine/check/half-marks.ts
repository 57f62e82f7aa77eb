import { inFile, quote, shown } from '../problems/words/sentence'
import type { Said, Sign } from './signs'

const put = (found: string, better: string, message: string): Said => ({
  message: `${message} Write ${quote(better, 100)}.`,
  part: found,
  suggestions: [better],
  fix: { title: `Write ${shown(better, 60)}`, put: inFile(better) },
})

/** The words that a mail program put an address behind: a name of several words, or the last one. */
function linkedWords(before: string): string {
  const words = before.split(/[\s(]/)
  let first = words.length - 1
  while (first > 0 && /^[\dA-Z]/.test(words[first] ?? '') && /^[A-Z]/.test(words[first - 1] ?? '')) first--
  return words.slice(first).join(' ')
}

/** In every text that may have marked words. */
export const inRichText: readonly Sign[] = [
  {
    pattern: /<(?:https?:|mailto:)/,
    words: (found, text) => {
      const at = text.indexOf(found)
      const [address = ''] = text.slice(at + 1).split('>')
      const words = linkedWords(text.slice(0, at))
      const better = `[${words || 'words'}](${address})`
      return {
        message: `An address in < > makes no link here. Write ${shown(better, 120)}.`,
        part: `${words}<${address}>`,
        suggestions: words ? [better] : [],
      }
    },
  },
  {
    pattern: /\[[^[\]]{1,80}\]\[\w{1,20}\]/,
    words: (found) => {
      const [words = '', number = ''] = found.split('][')
      return {
        message: `[${number} makes no link here, and its address was left behind. Write ${shown(words, 80)}](https://…) with the address, or the words alone.`,
      }
    },
  },
  {
    pattern: /\)\[(?=\/|#|https?:)/,
    words: (found, text) => {
      const at = text.indexOf(found)
      const [from, to] = [text.lastIndexOf('(', at), text.indexOf(']', at)]
      if (from < 0 || to < 0) return undefined
      const better = `[${text.slice(from + 1, at)}](${text.slice(at + 2, to)})`
      return put(text.slice(from, to + 1), better, 'The square and the round brackets of this link are exchanged.')
    },
  },
  {
    pattern: /\[[^[\]]{1,80}\] \((?:\/|#|https?:|mailto:)[^)\s]{0,200}\)/,
    words: (found) => put(found, found.replace('] (', ']('), 'This link has a space between ] and (.'),
  },
  {
    pattern: /\[\^\w{1,10}\]/,
    words: (found) => ({
      message: `${found} makes no footnote here, but would be shown as it is. Write what it says into the text.`,
    }),
  },
  {
    pattern: /~~[^~]{1,80}~~/,
    words: (found) => ({
      message: `${quote(found, 60)} does not strike words out here. Remove the words, or the signs around them.`,
    }),
  },
  {
    pattern: /(?:^|\s):[a-z]{2,12}(?:_[a-z]{2,12}){0,3}:(?=\s|$)/,
    words: (found) => ({
      message: `${quote(found.trim())} is the name of a picture in chat programs and would be shown as it is. Remove it.`,
    }),
  },
]

/** Where no words can be marked: in a diagram, too. */
export const inPlainWords: readonly Sign[] = [
  {
    pattern: /\*\*[^*]{1,200}\*\*|__[^_]{1,200}__/,
    words: (found) =>
      put(
        found,
        found.slice(2, -2),
        `Words cannot be bold here, and the ${found.startsWith('*') ? 'stars' : 'underscores'} would be shown.`,
      ),
  },
  {
    pattern: /\[[^[\]]{1,80}\]\((?:\/|#|https?:|mailto:)[^)\s]{0,200}\)/,
    words: (found) => ({
      message: `A link cannot stand here: ${quote(found, 80)} would be shown as it is. Write the words alone: ${quote(found.slice(1, found.indexOf(']')))}.`,
    }),
  },
  {
    pattern: /`[^`]{1,80}`/,
    words: (found) => put(found, found.slice(1, -1), `${quote(found)} would be shown with the signs around it.`),
  },
]

/** In a plain text. */
export const inPlainText: readonly Sign[] = [
  ...inPlainWords,
  {
    pattern: /^#{1,6} /,
    words: (found, text) => ({
      message: { itself: `begins with ${quote(found.trim())}, which would be shown as it is. Write the words alone.` },
      fix: { title: `Remove ${found.trim()}`, value: text.slice(found.length) },
    }),
  },
]

export const brokenLine: Sign = {
  pattern: /\\n(?=[-A-Z*#|\d\s]|$)/,
  words: (_found, text) =>
    text.includes('To write:')
      ? undefined
      : {
          message: 'With two backslashes, \\\\n would be shown as \\n. Write \\n with one, and a new line begins.',
          fix: { title: 'Write \\n with one backslash', put: '\\n' },
        },
}

/** In the blocks of an article. */
export const inBlocks: readonly Sign[] = [
  {
    pattern: /^[-*] \[[ xX]?\] /m,
    words: (found) => ({
      message: `${quote(found.trim())} makes no box to tick here, but would be shown as it is. Write ${quote('- ')} alone.`,
    }),
  },
  {
    pattern: /^[•●▪‣·] ?/m,
    words: (found, text) => ({
      message: `${quote(found.trim())} makes no list here. Begin each line with ${quote('- ')} instead.`,
      ...(!/^\s{0,8}[◦○■]/m.test(text) && {
        fix: {
          title: `Begin each line with ${quote('- ')}`,
          value: text.replace(/^( {0,8})[•●▪‣·][ \t]{0,4}/gm, '$1- '),
        },
      }),
    }),
  },
  {
    pattern: /^\*\*[^*\n.:]{3,80}\*\*$/,
    words: (found) => {
      const better = `## ${found.slice(2, -2)}`
      return {
        message: `This is only bold, so readers who jump from heading to heading miss it. For a heading, write ${quote(better)}, without the stars.`,
        suggestions: [better],
      }
    },
  },
]
