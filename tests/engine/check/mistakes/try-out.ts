import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent, type ContentOptions, type Known } from '../../../../scripts/engine/check/content'
import { photo } from '../../../../scripts/engine/check/example-pictures'
import type { Fix, Problem } from '../../../../scripts/engine/problems/problem'
import { today } from '../../virtual-site'
import type { Mistake } from './corpus'

/** A copy of the site's documents in which mistakes can be made, with one picture. */
export class TryOut {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'))
  #known?: Known
  /** What is wrong with the documents as they are. */
  readonly #before: ReadonlySet<string>

  constructor(documents: string) {
    cpSync(documents, this.folder, { recursive: true })
    mkdirSync(path.join(this.folder, '_images'), { recursive: true })
    writeFileSync(path.join(this.folder, '_images/office.jpg'), photo)
    this.#before = new Set(this.#read().map(named))
  }

  /** Makes a mistake, gives what is then wrong that was not before, and takes the mistake back. */
  with<T>({ file, text }: Mistake, use: (problems: Problem[], file: string) => T): T {
    const place = path.join(this.folder, file)
    const before = existsSync(place) ? readFileSync(place) : undefined
    writeFileSync(place, text)
    try {
      return use(this.newProblems(), place)
    } finally {
      if (before) writeFileSync(place, before)
      else rmSync(place)
    }
  }

  /** How the documents are read: those known from before only if they have changed. */
  get reading(): ContentOptions {
    return { pages: this.folder, date: today, known: this.#known }
  }

  newProblems(): Problem[] {
    return this.#read().filter((problem) => !this.#before.has(named(problem)))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #read(): Problem[] {
    const { index, roots, between, problems } = readContent(this.reading)
    this.#known = { facts: index.byFile, readAt: Infinity, roots, between }
    return problems.map((problem) => ({ ...problem, file: path.posix.relative(this.folder, problem.file) }))
  }
}

function named({ file, rule, message }: Problem): string {
  return `${file} ${rule} ${message}`
}

/** The text after a fix, made the way its shape says and no other. */
export function fixed(text: string, { changes }: Fix): string {
  const lines = text.split('\n')
  const starts = lines.map((_, i) => lines.slice(0, i).join('\n').length + (i ? 1 : 0))
  const offset = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1
  return changes
    .map(({ text: by, ...at }) => ({ from: offset(at.line, at.column), to: offset(at.endLine, at.endColumn), by }))
    .reduceRight((result, { from, to, by }) => result.slice(0, from) + by + result.slice(to), text)
}
