import { wordsFile } from '../../load/own-words'
import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { nearWords } from '../../site/near-words'
import type { Draft, SiteCheck } from '../check'
import { textsAmong } from '../signs'

const misspelled = rule({
  id: 'misspelled',
  about: 'A word is probably misspelled',
  words: ({ word, better, others }: { word: string; better: string; others: string[] }) => ({
    message: `No dictionary has ${quote(word)}. Did you mean ${quote(better)}? If it is right as it is, add it to pages-json/${wordsFile}.`,
    severity: 'warning',
    suggestions: [better, ...others],
  }),
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["You recieve a plan within a week."] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["You receive a plan within a week."] }' },
})

/** How many words are offered. */
const mostOffered = 3

/** A shorter word with another vowel may be a product: Intune. */
const leastLetters = 7

/**
 * Words that are one slip away from another are spelled like it. One a page is told, and none that several pages have:
 * who writes for a trade knows words that no dictionary does.
 */
export const spelling: SiteCheck = {
  rules: [misspelled],
  asks: ['oddWords', 'problems'],
  find: ({ index, pages, words, draft }) => {
    const counts = new Map<string, number>()
    for (const { oddWords = [] } of index.pages)
      for (const word of new Set(oddWords.map((odd) => odd.toLowerCase())))
        counts.set(word, (counts.get(word) ?? 0) + 1)
    return pages.flatMap(({ file, oddWords = [], problems }): Finding[] => {
      // What else is wrong with a page comes first: the odd word may be part of it.
      if (problems.length > 0) return []
      for (const word of oddWords) {
        if (words.has(word.toLowerCase()) || counts.get(word.toLowerCase()) !== 1) continue
        const [better, ...others] = meantBy(word)
        if (better === undefined) continue
        return findingAt(draft(file), { word, better, others: others.slice(0, mostOffered - 1) })
      }
      return []
    })
  },
}

/** The words that one was probably meant to be, with its capital. */
function meantBy(word: string): string[] {
  const small = word.toLowerCase()
  const near = nearWords(small)
  if (small === word) return near
  return near.filter((other) => isNoName(small, other)).map((other) => word.charAt(0) + other.slice(1))
}

/** Whether a word at the beginning of a sentence is hardly a name: many products are called as a word is, but for a letter. */
function isNoName(word: string, near: string): boolean {
  const single = (text: string) => text.replace(/(.)\1/g, '$1')
  const sorted = (text: string) => [...text].sort().join('')
  const withoutVowels = (text: string) => text.replace(/[aeiouy]/g, '-')
  return (
    single(word) === single(near) ||
    sorted(word) === sorted(near) ||
    (word.length >= leastLetters && withoutVowels(word) === withoutVowels(near))
  )
}

/** Where a word stands that is written twice, its author means it. */
function findingAt({ file, fields }: Draft, said: { word: string; better: string; others: string[] }): Finding[] {
  const alone = new RegExp(String.raw`(?<![\w-])${said.word}(?![\w-])`)
  const texts = textsAmong(fields).filter(({ words }) => alone.test(words))
  const [text] = texts
  if (!text || texts.length > 1) return []
  return [finding(misspelled, { file, at: text.at, part: said.word }, said)]
}
