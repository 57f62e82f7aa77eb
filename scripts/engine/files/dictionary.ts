import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The files of the package dictionary-en: American English as LibreOffice and Firefox have it. */
const source = 'node_modules/dictionary-en'

/** Every form of every word, once they have been worked out: to read them takes a tenth of the time. */
const memory = path.resolve('node_modules/.cache/english-by-alphabet.txt')

/** Tells whether a word is one. */
export type Words = Pick<ReadonlySet<string>, 'has'>

let known: Words | undefined

/** Every word of American English in every form: receive, receives, received. */
export function englishWords(): Words {
  return (known ??= new WordList(remembered() ?? workedOut()))
}

/** Words by alphabet, a line each. A set of 120,000 took longer to make than most builds look words up in. */
class WordList implements Words {
  readonly #lines: string

  constructor(lines: string) {
    this.#lines = lines
  }

  has(word: string): boolean {
    let [from, to] = [0, this.#lines.length]
    while (from < to) {
      const start = this.#lines.lastIndexOf('\n', Math.floor((from + to) / 2) - 1) + 1
      const end = (this.#lines.indexOf('\n', start) + 1 || this.#lines.length + 1) - 1
      const other = this.#lines.slice(start, end)
      if (other === word) return true
      if (other < word) from = end + 1
      else to = start
    }
    return false
  }
}

function remembered(): string | undefined {
  try {
    const text = readFileSync(memory, 'utf8')
    const end = text.indexOf('\n')
    const words = text.slice(end + 1)
    // With half of the words, each of the others would be a mistake.
    return text.slice(0, end) === nameOf(words) ? words : undefined
  } catch {
    return undefined
  }
}

function workedOut(): string {
  // Loaded here: it is needed once, and every command would wait for its ten files.
  const nspell: typeof import('nspell') = createRequire(import.meta.url)('nspell')
  const spelling = nspell(readFileSync(`${source}/index.aff`), readFileSync(`${source}/index.dic`))
  const words = Object.keys(Object(Reflect.get(spelling, 'data'))).filter((word) => spelling.correct(word))
  const lines = words.sort().join('\n')
  remember(lines)
  return lines
}

/** Of no consequence where there is no room for it. */
function remember(words: string): void {
  const aside = `${memory}.${process.pid}`
  try {
    mkdirSync(path.dirname(memory), { recursive: true })
    writeFileSync(aside, `${nameOf(words)}\n${words}`)
    renameSync(aside, memory)
  } catch {
    return
  }
}

function nameOf(words: string): string {
  return hash('sha1', readFileSync(`${source}/package.json`, 'utf8') + words)
}
