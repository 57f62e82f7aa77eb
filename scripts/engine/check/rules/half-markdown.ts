import { finding } from '../../problems/finding'
import { rule, warning, type Wording } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { wrongInBlock } from '../block-form'
import type { DocumentCheck } from '../check'
import { signFindings, textsAmong, type Sign, type Text } from '../signs'
import { loneSign, openLink, type Unpaired } from '../unpaired-marks'

const halfMarkdown = rule({
  id: 'half-markdown',
  about: 'Signs that mark words would stand on the page',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["**One system a week, tested at night."] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["**One system a week**, tested at night."] }' },
})

const put = (found: string, better: string, message: string): Wording => ({
  message,
  suggestions: [better],
  fix: { title: `Write ${shown(better, 60)}`, put: better },
})

/** In every text that may have marked words. */
const inRichText: readonly Sign[] = [
  {
    pattern: /<(?:https?:|mailto:)/,
    words: (found, text) => {
      const [address = ''] = text.slice(text.indexOf(found) + 1).split('>')
      return {
        message: `${quote(shown(`<${address}>`, 80))} would stand on the page as it is written. Write a link: [words](${shown(address, 80)}).`,
      }
    },
  },
  {
    pattern: /\[[^[\]]{1,80}\]\[\w{1,20}\]/,
    words: (found) => ({
      message: `${quote(shown(found, 80))} is a link whose address stands elsewhere, which is not read here. Put the address in round brackets behind the words.`,
    }),
  },
  {
    pattern: /\)\[(?=\/|#|https?:)/,
    words: (found, text) => {
      const at = text.indexOf(found)
      const [from, to] = [text.lastIndexOf('(', at), text.indexOf(']', at)]
      if (from < 0 || to < 0) return undefined
      const better = `[${text.slice(from + 1, at)}](${text.slice(at + 2, to)})`
      return {
        message: `In ${quote(shown(text.slice(from, to + 1), 80))} the brackets stand the wrong way round. Write ${quote(shown(better, 80))}.`,
        fix: { title: `Write ${shown(better, 60)}`, value: text.slice(0, from) + better + text.slice(to + 1) },
      }
    },
  },
  {
    pattern: /\[[^[\]]{1,80}\] \((?:\/|#|https?:|mailto:)[^)\s]{0,200}\)/,
    words: (found) => {
      const better = found.replace('] (', '](')
      return put(found, better, `A space parts the words of this link from its address. Write ${quote(better)}.`)
    },
  },
  {
    pattern: /\[\^\w{1,10}\]/,
    words: (found) => ({
      message: `${found} makes no footnote here, but would stand on the page. Write what it says into the text.`,
    }),
  },
  {
    pattern: /~~[^~]{1,80}~~/,
    words: (found) => ({
      message: `${quote(shown(found, 60))} does not strike words out here. Remove them, or the signs around them.`,
    }),
  },
  {
    pattern: /(?:^|\s):[a-z]{2,12}(?:_[a-z]{2,12}){0,3}:(?=\s|$)/,
    words: (found) => ({
      message: `${quote(found.trim())} is the name of a picture in chat programs and would stand on the page as it is. Remove it.`,
    }),
  },
]

/** Where no words can be marked. */
const inPlainText: readonly Sign[] = [
  {
    pattern: /\*\*[^*]{1,200}\*\*|__[^_]{1,200}__/,
    words: (found) => {
      const better = found.slice(2, -2)
      return put(
        found,
        better,
        `Words cannot be made bold here: the signs of ${quote(shown(found, 60))} would stand on the page. Write ${quote(shown(better, 60))}.`,
      )
    },
  },
  {
    pattern: /\[[^[\]]{1,80}\]\((?:\/|#|https?:|mailto:)[^)\s]{0,200}\)/,
    words: (found) => ({
      message: `A link cannot stand here: ${quote(shown(found, 80))} would be shown as it is written. Write the words alone.`,
    }),
  },
  {
    pattern: /^#{1,6} /,
    words: (found, text) => ({
      message: { itself: `begins with ${quote(found.trim())}, which would stand on the page. Write the words alone.` },
      fix: { title: `Remove ${found.trim()}`, value: text.slice(found.length) },
    }),
  },
  {
    pattern: /`[^`]{1,80}`/,
    words: (found) =>
      put(
        found,
        found.slice(1, -1),
        `${quote(found)} would be shown with its signs here. Write ${quote(found.slice(1, -1))}.`,
      ),
  },
]

const brokenLine: Sign = {
  pattern: /\\n(?=[-A-Z*#|\d\s]|$)/,
  words: (_found, text) =>
    text.includes('To write:')
      ? undefined
      : {
          message:
            '\\\\n with two backslashes would stand on the page as \\n. With a single backslash, \\n, a new line begins.',
        },
}

/** In the blocks of an article. */
const inBlocks: readonly Sign[] = [
  {
    pattern: /^[-*] \[[ xX]?\] /m,
    words: (found) => ({
      message: `${quote(found.trim())} makes no box to tick here, but would stand on the page. Write ${quote('- ')} alone.`,
    }),
  },
  {
    pattern: /^[•●▪‣·] ?/m,
    words: (found) => ({
      message: `${quote(found.trim())} makes no list here. Begin each line of it with ${quote('- ')}.`,
    }),
  },
  {
    pattern: /^\*\*[^*\n.:]{3,80}\*\*$/,
    words: (found) => ({
      message: `${quote(shown(found, 80))} looks like a heading and is none: it is missing where readers jump from heading to heading. Begin it with ## instead.`,
      suggestions: [`## ${found.slice(2, -2)}`],
    }),
  },
]

const withoutMarks = [...inPlainText, brokenLine]
const withMarks = [...inRichText, brokenLine]

/** Marks for words are whole, and stand where there are any. */
export const halfMarked: DocumentCheck = {
  rules: [halfMarkdown],
  find: ({ file, fields }) => {
    const texts = textsAmong(fields)
    const plain = texts.filter(({ kind }) => kind === 'text')
    const rich = texts.filter(({ kind }) => kind !== 'text')
    const blocks = rich.filter(({ kind }) => kind === 'article-block')
    const tell = ({ at }: Text, found: Unpaired | undefined) =>
      found ? [finding(halfMarkdown, { file, at, part: found.part }, { message: found.message })] : []
    const told = [
      ...signFindings(halfMarkdown, file, plain, withoutMarks),
      ...signFindings(halfMarkdown, file, rich, withMarks),
      ...signFindings(halfMarkdown, file, blocks, inBlocks),
      ...rich.flatMap((text) => tell(text, openLink(text))),
      ...blocks.flatMap((text, number) => {
        const message = wrongInBlock(text, blocks[number - 1], blocks[number + 1])
        return message === undefined ? [] : [finding(halfMarkdown, { file, at: text.at }, { message })]
      }),
    ]
    const places = new Set(told.map(({ at }) => at.join()))
    return [...told, ...rich.flatMap((text) => (places.has(text.at.join()) ? [] : tell(text, loneSign(text))))]
  },
}
