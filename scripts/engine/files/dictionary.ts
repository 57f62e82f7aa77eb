import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nspell from 'nspell'

/** The files of the package dictionary-en: American English as LibreOffice and Firefox have it. */
const source = 'node_modules/dictionary-en'

/** Every form of every word, once they have been worked out: to read them takes a tenth of the time. */
const memory = path.resolve('node_modules/.cache/english-words.txt')

let known: ReadonlySet<string> | undefined

/** Every word of American English in every form: receive, receives, received. */
export function englishWords(): ReadonlySet<string> {
  return (known ??= new Set(remembered() ?? workedOut()))
}

function remembered(): string[] | undefined {
  try {
    const text = readFileSync(memory, 'utf8')
    const end = text.indexOf('\n')
    const words = text.slice(end + 1)
    // With half of the words, each of the others would be a mistake.
    return text.slice(0, end) === nameOf(words) ? words.split('\n') : undefined
  } catch {
    return undefined
  }
}

function workedOut(): string[] {
  const spelling = nspell(readFileSync(`${source}/index.aff`), readFileSync(`${source}/index.dic`))
  const words = Object.keys(Object(Reflect.get(spelling, 'data'))).filter((word) => spelling.correct(word))
  remember(words.join('\n'))
  return words
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
