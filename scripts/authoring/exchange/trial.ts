import { withoutMark } from '../../engine/files/file-text'
import type { Problem } from '../../engine/problems/problem'
import { Refusal } from '../../engine/refusal'
import { isObject } from '../../engine/text/is-object'
import { apart, applyFix } from '../apply-fixes'
import { contentOf, type Documents } from '../documents'
import { firstWords } from './first-words'

/** One mended mistake may bring to light another. */
const mostRounds = 5

/**
 * Tries what a document would say, and mends what is certain.
 * @param text without byte-order mark
 * @param from the file whose words they are, for what is said of it
 * @param pictures the pictures that come with it, by their file names
 * @returns the text as it can be written, and what was mended
 * @throws Refusal with every mistake that the document would bring, and the words it is in
 */
export function tried(
  documents: Documents,
  { file, text, from, pictures }: { file: string; text: string; from: string; pictures: readonly string[] },
): { text: string; mended: string[] } {
  const before = contentOf(documents)
  const known = new Set(before.problems.map(({ rule, message }) => `${rule} ${message}`))
  let now = text
  const mended: string[] = []
  for (let round = 0; ; round++) {
    const { problems } = contentOf({ ...documents, texts: new Map([...documents.texts, [file, now]]) }, before)
    const errors = problems.filter((problem) => isNew(problem, known, pictures))
    const fixes = errors.filter((problem) => problem.file === file && problem.fix !== undefined && round < mostRounds)
    const able = fixes.flatMap(({ fix, line }) => (fix ? [{ fix, line }] : []))
    if (able.length === 0) {
      if (errors.length > 0) throw new Refusal(refusal(errors, now, from))
      return { text: now, mended }
    }
    const made = apart(now, able)
    mended.push(...made.map(({ fix, line }) => `${placed(now, line)}${fix.title}.`))
    now = applyFix(now, { title: '', changes: made.flatMap(({ fix }) => fix.changes) })
  }
}

function isNew({ severity, rule, message }: Problem, known: ReadonlySet<string>, pictures: readonly string[]): boolean {
  if (severity !== 'error' || known.has(`${rule} ${message}`)) return false
  // They are written together with the document.
  return rule !== 'missing-image' || !pictures.some((name) => message.includes(name))
}

function refusal(errors: readonly Problem[], text: string, from: string): string {
  const told = errors.map(({ message, line }) => `- ${placed(text, line)}${message}`)
  return [
    `Nothing was written: ${from} has something that a page cannot have. Mend it there, then try again.`,
    ...told,
  ].join('\n')
}

/** The words of a line of the document, before what is said of them. */
function placed(text: string, line: number): string {
  const written = withoutMark(text).split('\n')[line - 1]?.trim().replace(/,$/, '') ?? ''
  const words = wordsOf(written.startsWith('"') && written.includes('": ') ? `{${written}}` : written)
  return words === undefined ? '' : `${firstWords(words)}: `
}

function wordsOf(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json)
    const words: unknown = isObject(value) ? Object.values(value)[0] : value
    return typeof words === 'string' ? words : undefined
  } catch {
    return undefined
  }
}
