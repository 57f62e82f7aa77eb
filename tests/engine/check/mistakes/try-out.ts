import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent, type ContentOptions, type Known } from '../../../../scripts/engine/check/content'
import { photo } from '../../../../scripts/engine/check/example-pictures'
import type { Fix, Problem } from '../../../../scripts/engine/problems/problem'
import { today } from '../../virtual-site'

/** What is to be in files, by their place; nothing where they are to be gone. */
export type Changes = Record<string, string | Uint8Array | undefined>

/** A copy of a site's documents in which mistakes can be made, with one picture. */
export class TryOut {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'))
  readonly #date: string
  #known?: Known
  /** What is wrong with the documents as they are. */
  readonly #before: ReadonlySet<string>

  /** @param more documents that the folder has not */
  constructor(documents: string, date = today, more: Changes = {}) {
    this.#date = date
    cpSync(documents, this.folder, { recursive: true })
    this.#put({ ...more, '_images/office.jpg': photo })
    this.#before = new Set(this.#read().map(named))
  }

  /** Makes a mistake, gives what is then wrong that was not before, and takes the mistake back. */
  with<T>(mistake: Changes, use: (problems: Problem[]) => T): T {
    const before = Object.fromEntries(Object.keys(mistake).map((place) => [place, this.contentOf(place)]))
    this.#put(mistake)
    try {
      return use(this.#read().filter((problem) => !this.#before.has(named(problem))))
    } finally {
      this.#put(before)
    }
  }

  contentOf(place: string): Buffer | undefined {
    const file = path.join(this.folder, place)
    return existsSync(file) ? readFileSync(file) : undefined
  }

  /** How the documents are read: those known from before only if they have changed. */
  get reading(): ContentOptions {
    return { pages: this.folder, date: this.#date, known: this.#known }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #put(changes: Changes): void {
    // What goes goes first: with another letter case it may be the file that comes.
    for (const place of Object.keys(changes)) rmSync(path.join(this.folder, place), { force: true })
    for (const [place, content] of Object.entries(changes)) {
      if (content === undefined) continue
      mkdirSync(path.join(this.folder, path.dirname(place)), { recursive: true })
      writeFileSync(path.join(this.folder, place), content)
    }
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
