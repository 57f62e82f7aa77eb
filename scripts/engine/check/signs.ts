import { finding, type Finding } from '../problems/finding'
import type { Rule, Wording } from '../problems/rule'
import type { Field } from '../schema/fields'
import { withoutCode } from '../site/markdown'

/** Something by which a mistake in a text shows itself. */
export interface Sign {
  /** Takes time in proportion to the text: every text of every page is looked through. */
  pattern: RegExp
  /** What is said of what it matches. @param text the whole text @param at where that stands */
  words: (found: string, text: string, at: Field['at']) => Wording | undefined
}

const textKinds: ReadonlySet<string> = new Set(['text', 'rich-text', 'article-block'])

/** A text of a document, its code left out. */
export interface Text extends Field {
  value: string
  words: string
}

/** The texts that people read. */
export function textsAmong(fields: readonly Field[]): Text[] {
  return fields.flatMap(({ kind, value, at }) =>
    typeof value === 'string' && textKinds.has(kind)
      ? [{ kind, value, at, words: kind === 'text' || !value.includes('`') ? value : withoutCode(value) }]
      : [],
  )
}

/** The first sign in each text: what is wrong with a text is told once, and the same sign all over a document, too. */
export function signFindings(
  rule: Rule<[Wording]>,
  file: string,
  texts: readonly Text[],
  signs: readonly Sign[],
  cause = 'sign',
): Finding[] {
  return texts.flatMap(({ value, words, at }) => {
    for (const [number, sign] of signs.entries()) {
      const found = sign.pattern.exec(words)?.[0]
      const wording = found === undefined ? undefined : sign.words(found, value, at)
      if (found !== undefined && wording)
        return [finding(rule, { file, at, part: found.trim(), cause: `${cause} ${number}` }, wording)]
    }
    return []
  })
}

/** The word in which a sign stands. */
export function wordWith(text: string, sign: string): string {
  const at = text.indexOf(sign)
  const begin = Math.max(...[' ', '\n', '\t'].map((space) => text.lastIndexOf(space, at - 1))) + 1
  return text.slice(begin, at + sign.length) + (/^\S*/.exec(text.slice(at + sign.length))?.[0] ?? '')
}
