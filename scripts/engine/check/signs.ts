import { finding, type Finding, type FindingPlace } from '../problems/finding'
import type { Rule, Wording } from '../problems/rule'
import type { Field, Kind } from '../schema/fields'
import { ofLast } from '../schema/of-last'
import { withoutCode } from '../site/markdown'

/** What is said of a text, and of which of its words. */
export interface Said extends Wording {
  /** Of the words that a sign was found by, unless these are told here. */
  part?: string
  /** What stands right before them, where they may stand in the text more than once. */
  after?: string
}

/** Something by which a mistake in a text shows itself. */
export interface Sign {
  /** Without the flags u, g and s, and references by number, as all signs are looked for at once. */
  pattern: RegExp
  /** What is said of what it matches; nothing where that is as it should be. @param text the whole @param at where it stands */
  words: (found: string, text: string, at: Field['at']) => Said | undefined
}

/** A text of a document, its code left out. */
export interface Text extends Field {
  value: string
  words: string
  /** The words of all texts of its document and kind. */
  among: Among
}

interface Among {
  words: string
}

interface Amongs {
  kind: Kind
  among: Among
  all: string[]
}

/** The texts that people read. Asked for by several checks of a document. */
export const textsAmong = ofLast((fields: readonly Field[]): readonly Text[] =>
  textsOf(fields, ['text', 'rich-text', 'article-block']),
)

/** The values of these kinds, as texts that signs are looked for in. */
export function textsOf(fields: readonly Field[], kinds: readonly Kind[]): readonly Text[] {
  const amongs = kinds.map((kind): Amongs => ({ kind, among: { words: '' }, all: [] }))
  const texts: Text[] = []
  for (const { kind, value, at } of fields) {
    if (typeof value !== 'string') continue
    const own = amongs.find((among) => among.kind === kind)
    if (!own) continue
    const mayHaveCode = kind !== 'text' && kind !== 'path' && value.includes('`')
    const words = mayHaveCode ? withoutCode(value) : value
    own.all.push(words)
    texts.push({ kind, value, at, words, among: own.among })
  }
  for (const { among, all } of amongs) among.words = all.join('\n')
  return texts
}

/** A pattern for each list of signs that matches wherever one of them does, and perhaps elsewhere. */
const patterns = new Map<readonly Sign[], RegExp>()

/**
 * Whether a sign may be in one of the texts. Nearly no page has any: to look through all its texts at once, for all
 * signs, takes a tenth of the time of looking through each for each.
 */
function mayShow(signs: readonly Sign[], texts: readonly Text[]): boolean {
  const any =
    patterns.get(signs) ??
    new RegExp(
      signs.map(({ pattern }) => `(?:${pattern.source})`).join('|'),
      signs.some(({ pattern }) => pattern.ignoreCase) ? 'im' : 'm',
    )
  patterns.set(signs, any)
  const looked: Among[] = []
  return texts.some(({ among }) => {
    if (looked.includes(among)) return false
    looked.push(among)
    return any.test(among.words)
  })
}

/** The first sign in each text: what is wrong with a text is told once, and the same sign all over a document, too. */
export function signFindings(
  rule: Rule<[Wording]>,
  file: string,
  texts: readonly Text[],
  signs: readonly Sign[],
  cause = 'sign',
): Finding[] {
  if (!mayShow(signs, texts)) return []
  return texts.flatMap(({ value, words, at }) => {
    for (const [number, { pattern, words: wordsOf }] of signs.entries())
      for (const found of matches(pattern, words)) {
        const said = wordsOf(found, value, at)
        if (said) return [findingOf(rule, { file, at, part: found.trim(), cause: `${cause} ${number}` }, said)]
      }
    return []
  })
}

/** So many that are as they should be are looked at before a text is taken to be right. */
const mostMatches = 20

function* matches(pattern: RegExp, words: string): Generator<string> {
  if (!pattern.test(words)) return
  const all = words.matchAll(new RegExp(pattern, `${pattern.flags}g`))
  for (let count = 0; count < mostMatches; count++) {
    const { value } = all.next()
    if (!value) return
    yield value[0]
  }
}

/** What is said of a text, at the words that it is said of. */
export function findingOf(
  rule: Rule<[Wording]>,
  place: FindingPlace,
  { part = place.part, after, ...wording }: Said,
): Finding {
  return finding(rule, { ...place, part, after }, wording)
}

/** The word in which a sign stands. */
export function wordWith(text: string, sign: string): string {
  const at = text.indexOf(sign)
  const begin = Math.max(...[' ', '\n', '\t'].map((space) => text.lastIndexOf(space, at - 1))) + 1
  return text.slice(begin, at + sign.length) + (/^\S*/.exec(text.slice(at + sign.length))?.[0] ?? '')
}

/** The sentence in which words stand. */
export function sentenceWith(text: string, words: string): string {
  const at = text.indexOf(words)
  const before =
    text
      .slice(0, at)
      .split(/(?<=[.!?] |\n)/)
      .at(-1) ?? ''
  return (
    (/[.!?] $|\n$/.test(before) ? '' : before) +
    words +
    (/^[^.!?\n]*[.!?]*/.exec(text.slice(at + words.length))?.[0] ?? '')
  )
}
