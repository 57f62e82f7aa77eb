import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent, type ContentOptions, type Known } from '../../../../scripts/engine/check/content'
import { listFiles } from '../../../../scripts/engine/files/list-files.mjs'
import { photo } from '../../../../scripts/engine/check/example-pictures'
import type { Problem } from '../../../../scripts/engine/problems/problem'

const folder = 'tests/engine/check/mistakes/strangers'
/** The day on which they were thought of. */
const writtenOn = '2026-11-23'

/** A mistake, or a harmless oddity, thought of by somebody who knew the guide and six documents, and no rule. */
export interface Strange {
  id: string
  group: string
  /** What the person did, and believed. */
  did: string
  /** The document that the edits are made in. */
  base?: string
  edits?: [find: string, by: string][]
  /** Texts of files, by their place. */
  files?: Record<string, string>
  /** The same in base64. */
  bytes?: Record<string, string>
  renamed?: [from: string, to: string][]
  removed?: string[]
  /** Where one would want to be told, and at which words. */
  in: string
  at: string
  /** What a colleague would say. */
  remedy: string
  harmless?: boolean
  /** The rule whose words say it; nothing where it is left to a reader. */
  told?: string
}

/** All of them, in the order in which they were thought of. */
export function strangers(): Strange[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.flatMap((file): Strange[] => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}

/** The site on which they were thought of: six documents as they were, and others that say only where they are. */
export class StrangersSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'strangers-'))
  readonly #before: ReadonlySet<string>
  /** What is in the files, by their place. */
  readonly #texts = new Map<string, Buffer>()
  #known?: Known

  constructor() {
    this.#write()
    for (const place of listFiles(this.folder)) this.#texts.set(place, readFileSync(path.join(this.folder, place)))
    this.#before = new Set(this.#read().map(named))
  }

  /** What is wrong with the documents as they are. */
  get clean(): readonly string[] {
    return [...this.#before]
  }

  /** Makes a mistake, gives what is then wrong that was not before, and takes the mistake back. */
  with<T>(strange: Strange, use: (problems: Problem[], site: ContentOptions) => T): T {
    this.#make(strange)
    try {
      const problems = this.#read().filter((problem) => !this.#before.has(named(problem)))
      return use(problems, this.#options)
    } finally {
      this.#takeBack(strange)
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  get #options(): ContentOptions {
    return { pages: this.folder, date: writtenOn, known: this.#known }
  }

  /** Puts every file it touched back to what it was, and removes those that were not there. */
  #takeBack({ base, files = {}, bytes = {}, renamed = [], removed = [] }: Strange): void {
    const touched = [
      ...(base ? [base] : []),
      ...Object.keys(files),
      ...Object.keys(bytes),
      ...renamed.flat(),
      ...removed,
    ]
    for (const place of touched) {
      const before = this.#texts.get(place)
      if (before) this.#put(place, before)
      else rmSync(path.join(this.folder, place), { recursive: true, force: true })
    }
  }

  #write(): void {
    cpSync(path.join(folder, 'site'), this.folder, { recursive: true })
    for (const place of others) this.#put(place, stub(place))
    this.#put('_images/office.jpg', photo)
  }

  #make({ base, edits = [], files = {}, bytes = {}, renamed = [], removed = [] }: Strange): void {
    if (base) {
      const text = readFileSync(path.join(this.folder, base), 'utf8')
      this.#put(base, edits.reduce(edited, text))
    }
    for (const [place, text] of Object.entries(files)) this.#put(place, text)
    for (const [place, text] of Object.entries(bytes)) this.#put(place, Buffer.from(text, 'base64'))
    for (const [from, to] of renamed) {
      mkdirSync(path.dirname(path.join(this.folder, to)), { recursive: true })
      renameSync(path.join(this.folder, from), path.join(this.folder, to))
    }
    for (const place of removed) rmSync(path.join(this.folder, place), { recursive: true, force: true })
  }

  #put(place: string, content: string | Buffer): void {
    const file = path.join(this.folder, place)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }

  #read(): Problem[] {
    const { index, roots, between, problems } = readContent(this.#options)
    this.#known ??= { facts: index.byFile, readAt: Infinity, roots, between }
    return problems.map((problem) => ({
      ...problem,
      file: path.posix.relative(this.folder, problem.file),
    }))
  }
}

/** @throws where the words are not in the text, or more than once */
function edited(text: string, [find, by]: [find: string, by: string]): string {
  if (text.split(find).length !== 2) throw new Error(`${find} does not stand here once.`)
  return text.replace(find, () => by)
}

function named({ file, rule, message }: Problem): string {
  return `${file} ${rule} ${message}`
}

/** The other documents of the site as it was then. */
const others = readFileSync(path.join(folder, 'site/_others.txt'), 'utf8').trim().split('\n')

/** A page that says no more than where it is. */
function stub(place: string): string {
  const name = place.replace(/(\/index)?\.json$/, '')
  const sections = [{ type: 'hero', heading: `About ${name}` }]
  const jobs = { type: 'jobBoard', id: 'jobs', heading: 'Open jobs' }
  const page = { title: `All of ${name}`, description: `What the page ${name} is about.` }
  if (place === 'career/index.json') return JSON.stringify({ ...page, sections: [...sections, jobs] }, undefined, 2)
  return JSON.stringify({ ...page, ...(name.startsWith('career/') && { kind: 'page' }), sections }, undefined, 2)
}
