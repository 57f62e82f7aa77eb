import { quote, shown } from '../problems/words/sentence'
import { parseBlock, parseRichText, plainText } from '../site/markdown'
import type { Text } from './signs'

/** What stands alone in a text, and what is said of it. */
export interface Unpaired {
  part: string
  message: string
}

/** An address in a text whose closing bracket is missing; a title may stand behind one. */
export function openLink({ value, words }: Text): Unpaired | undefined {
  if (!words.includes('](')) return undefined
  const open = words
    .split('](')
    .slice(1)
    .map((rest) => rest.split(/\s/, 1)[0] ?? '')
    .find(
      (address) =>
        /^(?:\/|#|https?:|mailto:)/.test(address) && !address.includes(')') && !value.includes(`${address} "`),
    )
  if (open === undefined) return undefined
  const message = `The round bracket behind the address is missing: ${quote(shown(open, 80))}. Put ) behind it.`
  return { part: open, message }
}

/** Words between two stars each that are bold wherever they stand: they need no parsing to say so. */
const plainlyBold = /\*\*[A-Za-z\d](?:[^*`[\]\\\n]*[A-Za-z\d])?\*\*/g

/** Stars and backticks that found no partner. */
export function loneSign({ kind, value, words }: Text): Unpaired | undefined {
  if (!/[*`]/.test(words.replace(plainlyBold, '')) || /\\[*`]/.test(value) || value.startsWith('```')) return undefined
  const shownWords = plainText(kind === 'rich-text' ? parseRichText(value) : parseBlock(value), ['code', 'pre'])
  const [sign] = /\*\*|\*(?=\w)|(?<=\S)\*|`/.exec(shownWords.replace(/ \* /g, ' ')) ?? []
  if (!sign) return undefined
  const message = {
    '**': '** would stand on the page: two stars make words bold only if they stand right before the first word and right behind the last, as in **two words**.',
    '*': 'A star would stand on the page: one makes words stressed only if it stands right before the first word and right behind the last. Write a footnote into the text.',
    '`': 'A backtick would stand on the page: code has one before it and one behind.',
  }[sign]
  return message === undefined ? undefined : { part: sign, message }
}
