import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { checksumOf } from './checksum.mjs'

/** The files of the package dictionary-en: American English as LibreOffice and Firefox have it. */
const source = 'node_modules/dictionary-en'

/** Every form of every word, once they have been worked out: to read them takes a tenth of the time. */
const memory = path.resolve('node_modules/.cache/english-by-alphabet.txt')

/** Tells whether a word is one. */
export type Words = Pick<ReadonlySet<string>, 'has'>

const lineEnd = 0x0a

let known: Words | undefined

/** Every word of American English in every form: receive, receives, received. */
export function englishWords(): Words {
  return (known ??= new WordList(remembered() ?? workedOut()))
}

/**
 * Words in the order of their bytes, a line each. A set of 120,000 took longer to make than most builds look words up
 * in, and so did a text of them.
 */
class WordList implements Words {
  readonly #lines: Buffer

  constructor(lines: Buffer) {
    this.#lines = lines
  }

  has(word: string): boolean {
    // A line end is none of the letters of a line.
    if (word.includes('\n')) return false
    const wanted = Buffer.from(word)
    let [from, to] = [0, this.#lines.length]
    while (from < to) {
      const start = this.#startOfLine(Math.floor((from + to) / 2))
      const order = this.#compare(wanted, start)
      if (order === 0) return true
      if (order < 0) to = start
      else from = this.#endOfLine(start) + 1
    }
    return false
  }

  // Words are short: loops over their bytes take less time than calls of what Buffer has for that.

  #startOfLine(place: number): number {
    let start = place
    while (start > 0 && this.#lines[start - 1] !== lineEnd) start--
    return start
  }

  #endOfLine(place: number): number {
    let end = place
    while (end < this.#lines.length && this.#lines[end] !== lineEnd) end++
    return end
  }

  /** Whether a word is before, at or behind the line that begins here: less than, equal to or more than 0. */
  #compare(wanted: Uint8Array, start: number): number {
    for (let place = 0; place < wanted.length; place++) {
      const order = (wanted[place] ?? 0) - (this.#lines[start + place] ?? lineEnd)
      if (order !== 0) return order
    }
    const next = this.#lines[start + wanted.length] ?? lineEnd
    return next === lineEnd ? 0 : -1
  }
}

function remembered(): Buffer | undefined {
  try {
    const bytes = readFileSync(memory)
    const end = bytes.indexOf(lineEnd)
    const words = bytes.subarray(end + 1)
    // With half of the words, each of the others would be a mistake.
    return bytes.toString('utf8', 0, end) === nameOf(words) ? words : undefined
  } catch {
    return undefined
  }
}

function workedOut(): Buffer {
  // Loaded here: it is needed once, and every command would wait for its ten files.
  const nspell: typeof import('nspell') = createRequire(import.meta.url)('nspell')
  const spelling = nspell(readFileSync(`${source}/index.aff`), readFileSync(`${source}/index.dic`))
  const words = Object.keys(Object(Reflect.get(spelling, 'data'))).filter((word) => spelling.correct(word))
  const lines = Buffer.from(words.sort().join('\n'))
  remember(lines)
  return lines
}

/** Of no consequence where there is no room for it. */
function remember(words: Buffer): void {
  const aside = `${memory}.${process.pid}`
  try {
    mkdirSync(path.dirname(memory), { recursive: true })
    writeFileSync(aside, Buffer.concat([Buffer.from(`${nameOf(words)}\n`), words]))
    renameSync(aside, memory)
  } catch {
    return
  }
}

function nameOf(words: Buffer): string {
  return checksumOf(readFileSync(`${source}/package.json`), words)
}
