import { englishWords, type Words } from '../files/dictionary'
import type { Field } from '../schema/fields'
import { SeenWords } from '../text/seen-words'
import { withoutCode } from './markdown'
import { nearWords } from './near-words'

/** Words in small letters alone, as names have capitals, signs or digits; the shortest are too much like each other. */
const plainWord = /(?<![^\s(“"‘*[—–-])[a-z]{5,}(?=[’']s?\b|[\s,;!?)”"’*\]—–-]|[.:](?:\s|$)|$)/g

/** Such a word with a capital, as a sentence begins with it; what another capital follows is a name. */
const firstWord = /(?:^|[.!?] )([A-Z][a-z]{4,})(?= [a-z])/g

/** What the trade writes every day and the dictionary does not know yet, where another word is one slip away. */
const furtherWords = new Set(
  (
    'backend backends frontend frontends codec codecs cron dedupe deduped deduplicate deduplicates email emails falsy ' +
    'favicon flyer flyers iframe iframes inline inlined inlining ipsum linter linters lorem magento memoization mixin ' +
    'mixins proxied reddit renderer renderers runbook runbooks schemas templated truthy upskill uploader uploaders workflow'
  ).split(' '),
)

const isRight = new Map<string, boolean>()
const hasNear = new Map<string, boolean>()
const seen = new SeenWords(isEnglish)

/**
 * The words of a document that no dictionary has, but one that is nearly like them, as they are written, each once;
 * undefined where there are none. Which of them are mistakes is told only by all pages together.
 */
export function oddWordsIn(fields: readonly Field[]): string[] | undefined {
  const odd = new Set<string>()
  for (const { kind, value } of fields) {
    if (typeof value !== 'string' || !(kind === 'text' || kind === 'rich-text' || kind === 'article-block')) continue
    // Nearly every text: with parts of names and addresses among its words.
    if (seen.areRight(value, 5)) continue
    const begins = [...value.matchAll(firstWord)].flatMap(([, word = '']) =>
      isEnglish(word.toLowerCase()) ? [] : word,
    )
    for (const word of begins) if (!englishWords().has(word) && isNearAnother(word)) odd.add(word)
    const text = kind === 'text' ? value : withoutAddresses(withoutCode(value))
    for (const word of text.match(plainWord) ?? []) if (!isEnglish(word) && isNearAnother(word)) odd.add(word)
  }
  return odd.size > 0 ? [...odd] : undefined
}

/** What stands in brackets behind the words of a link is its address. */
function withoutAddresses(text: string): string {
  const [first = '', ...others] = text.split('](')
  return [first, ...others.map((rest) => rest.slice(rest.indexOf(')') + 1))].join(' ')
}

function isEnglish(word: string): boolean {
  const known = isRight.get(word)
  if (known !== undefined) return known
  const english = englishWords()
  const right = english.has(word) || furtherWords.has(word) || isMadeOfWords(word, english)
  isRight.set(word, right)
  return right
}

/** Names and new words are like none, and most pages have some: that is found out once, and not for each build. */
function isNearAnother(word: string): boolean {
  const small = word.toLowerCase()
  const near = hasNear.get(small) ?? nearWords(small).length > 0
  hasNear.set(small, near)
  return near
}

/** Words that are new every year, and made of old ones: helpdesk, multisite, remappable, rollouts. */
function isMadeOfWords(word: string, english: Words): boolean {
  const isWord = (part: string) => part.length > 3 && english.has(part)
  const [, rest = ''] =
    /^(?:anti|auto|cyber|hyper|inter|micro|multi|non|over|pre|pseudo|re|sub|super|un|under)(.*)$/.exec(word) ?? []
  if (
    isWord(rest) ||
    isWord(word.replace(/s$/, '')) ||
    isWord(word.replace(/izations?$/, 'ize')) ||
    isWord(word.replace(/ers?$/, 'e'))
  )
    return true
  return [...word].some((_, place) => isWord(word.slice(0, place)) && isWord(word.slice(place)))
}
