import { inFile, quote } from '../problems/words/sentence'
import { parseBlock, parseRichText, plainText } from '../site/markdown'
import { withoutEnd } from '../text/without-ends'
import { wordWith, type Said, type Text } from './signs'

/** Whether a text may have a link. */
export const mayLink = ({ words }: Text) => words.includes('](')

/** In a text that may have a link, an address whose closing bracket is missing; a title may stand behind one. */
export function openLink({ value, words }: Text): Said | undefined {
  const parts = words.split('](')
  const place = parts.findIndex((rest, number) => {
    const [address = ''] = rest.split(/\s/, 1)
    return (
      number > 0 &&
      // With a space in it, an address that ends is wrong in another way.
      !/^[^()\n]*\)/.test(rest) &&
      /^(?:\/|#|https?:|mailto:)/.test(address) &&
      !address.includes(')') &&
      !value.includes(`${address} "`)
    )
  })
  if (place < 0) return undefined
  const [written = ''] = (parts[place] ?? '').split(/\s/, 1)
  // The sentence's own full stop is behind the bracket.
  const address = withoutEnd(written, (sign) => '.,;:!?'.includes(sign))
  const label = (parts[place - 1] ?? '').split('[').at(-1) ?? ''
  return {
    message: `This link lacks its closing ). Write ${quote(`[${label}](${address})`, 120)}.`,
    part: address,
    after: '](',
    fix: { title: 'Close the bracket', put: inFile(`${address})`) },
  }
}

/** Words between two stars each that are bold wherever they stand: they need no parsing to say so. */
const plainlyBold = /\*\*[A-Za-z\d](?:[^*`[\]\\\n]*[A-Za-z\d])?\*\*/g

/** Whether there are stars or backticks beside those of words that are plainly bold. */
export function hasSigns({ words }: Text): boolean {
  return /[*`]/.test(words) && /[*`]/.test(words.replace(plainlyBold, ''))
}

/** Stars and backticks that found no partner, in a text that has some. */
export function loneSign({ kind, value, words }: Text): Said | undefined {
  if (/\\[*`]/.test(value) || value.startsWith('```')) return undefined
  const shownWords = plainText(kind === 'rich-text' ? parseRichText(value) : parseBlock(value), ['code', 'pre'])
  const [sign] = /\*\*|\*(?=\w)|(?<=\S)\*|`/.exec(shownWords.replace(/ \* /g, ' ')) ?? []
  if (!sign) return undefined
  if (sign === '**') return loneStars(words)
  if (sign === '`') return { message: 'A ` stands alone here. Code has one before it and one behind.', part: sign }
  const notBold = words.replace(plainlyBold, '')
  const [footnote] = /[^\s*]\*(?=[\s,;:)]|$)/.exec(notBold) ?? []
  return footnote === undefined
    ? {
        message:
          'This star would be shown. Words in italics have one right before them and one right behind, as in *two words*.',
        part: sign,
      }
    : {
        message: 'Stars make no footnote here and would be shown. Write the note into the text, and remove the stars.',
        part: wordWith(notBold, footnote),
      }
}

/** What is wrong with two stars that make nothing bold. */
function loneStars(words: string): Said {
  const parts = words.split('**')
  if (parts.length % 2 === 0) return lonePair(parts)
  const spaced = parts.findIndex((inner, number) => number % 2 === 1 && inner !== inner.trim() && inner.trim() !== '')
  const inner = parts[spaced] ?? ''
  if (spaced < 0)
    return {
      message:
        '** would be shown. Put two stars right before the first bold word and right behind the last, as in **two words**.',
      part: wordWith(words, '**'),
    }
  const [before, behind] = [parts[spaced - 1] ?? '', parts[spaced + 1] ?? '']
  const better = `${/^\s/.test(inner) && /\S$/.test(before) ? ' ' : ''}**${inner.trim()}**${/\s$/.test(inner) && /^\w/.test(behind) ? ' ' : ''}`
  return {
    message: `Words are not bold with spaces inside the stars. Write ${quote(better.trim(), 100)}.`,
    part: `**${inner}**`,
    suggestions: [better.trim()],
    fix: { title: 'Remove the spaces inside the stars', put: inFile(better) },
  }
}

/** The two stars among those between these words that have no others. */
function lonePair(parts: readonly string[]): Said {
  let open: number | undefined
  for (const [number, behind] of parts.entries()) {
    const before = parts[number - 1]
    if (before === undefined) continue
    if (/^\S/.test(behind) && /(?:^|[\s(“])$/.test(before)) {
      if (open !== undefined) break
      open = number
    } else if (open === undefined) {
      const part = `${before.split(/\s/).at(-1) ?? ''}**`
      return { message: `The first ** is missing for ${quote(part, 60)}. Put it before the first bold word.`, part }
    } else open = undefined
  }
  const part = `**${(parts[open ?? 1] ?? '').split(/\s/, 1)[0] ?? ''}`
  return { message: `The second ** is missing for ${quote(part, 60)}. Put it behind the last bold word.`, part }
}
