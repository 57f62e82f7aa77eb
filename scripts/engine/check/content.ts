import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pageFacts } from '../derived/page-facts'
import { finishInterrupted } from '../files/change-folder'
import { stampOnDisk, type Stamp } from '../files/stamp'
import { imageFolder } from '../graphics/pictures'
import { entriesOf, listSources, siteFile, sourcesAmong, type Source } from '../load/sources'
import type { Finding } from '../problems/finding'
import { toProblems } from '../problems/locate'
import type { Problem } from '../problems/problem'
import type { Told } from '../progress'
import { Refusal } from '../refusal'
import type { Roots, Site } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { PageIndex } from '../site/page-index'
import { wrongForm } from './against-schema/value-rules'
import { checkPage } from './check-page'
import { checkSite, readSite } from './check-site'

export interface ContentOptions {
  /** The folder of documents, such as pages-json. */
  pages: string
  /** The day to build for: 2026-11-20. */
  date: string
  /** What an earlier run found. A document whose file has not changed since is not read. */
  known?: Known | undefined
  /** Where someone watches the folder: the files that changed since. Other known files are not even looked at. */
  changed?: ReadonlySet<string>
  /** Texts that stand in for what is in the files: what would be if they were saved. */
  texts?: ReadonlyMap<string, string>
  /** The files there would be. Left out, those the folder has. */
  files?: readonly string[]
  told?: Told
}

/** What is known of documents from an earlier run. */
export interface Known {
  /** By file. */
  facts: ReadonlyMap<string, Facts>
  /** When the files were read, in milliseconds since 1970. */
  readAt: number
  /** By which the facts were gathered. With others a page may be of another kind, so every document is read again. */
  roots: Roots | undefined
  between?: Between | undefined
}

/** What was found between the pages. The same object as before where they say to each other what they did. */
export interface Between {
  /** Names what the pages stood in: _site.json, the day, and each picture as it was. */
  around: string
  problems: Problem[]
}

export interface Content {
  index: PageIndex
  /** Absent where _site.json cannot be used. */
  site?: Site
  siteText: string
  /** Where each kind of page is at home; absent where nobody could ever tell. */
  roots: Roots | undefined
  images: ReadonlySet<string>
  between: Between
  /** Errors first, then by file and line. */
  problems: Problem[]
}

/** A file that changed this shortly before it was read may change again with the same times: it is read anew. */
const clockTick = 50

/**
 * Loads, validates and checks all documents.
 * @throws Refusal if the folder does not exist
 */
export function readContent(options: ContentOptions): Content {
  const { pages, date, changed, texts, files, told } = options
  if (!existsSync(pages) || !statSync(pages).isDirectory())
    throw new Refusal(`There is no folder ${pages}. Name the folder that holds the pages with --pages.`)
  finishInterrupted(pages)
  const { site, text: siteText, problems: siteProblems, roots = options.known?.roots } = readSite(pages, texts)
  const known = isDeepStrictEqual(options.known?.roots, roots) ? options.known : undefined
  const stampOf = (file: string) =>
    stampOfText(texts?.get(file)) ??
    ((changed && !changed.has(file) && stampKept(known?.facts.get(file))) || stampOnDisk(file))
  const { sources, findings } = files
    ? { sources: sourcesAmong(files, pages, stampOf), findings: [] }
    : listSources(pages, stampOf)
  const facts = sources.flatMap((source, read) => {
    told?.('Checking pages', read, sources.length)
    const before = known?.facts.get(source.file)
    if (known && before?.stamp === source.stamp && source.changed < known.readAt - clockTick) return before
    return readFacts(source, roots, texts?.get(source.file)) ?? []
  })
  const index = new PageIndex(facts)
  const { images, findings: ofImages } = listImages(pages)
  const whole = {
    index,
    siteFile: path.posix.join(pages, siteFile),
    images: ofImages.length ? undefined : images,
    date,
    texts,
  }
  const pictures = [...images].map((name) => ({ name, ...stampOnDisk(path.join(pages, imageFolder, name)) }))
  const named = pictures.map(({ name, stamp }) => [name, stamp])
  const around = textHash(JSON.stringify([siteText, date, named, ofImages.length]))
  const areSettled = pictures.every(({ changed: at }) => at < (known?.readAt ?? 0) - clockTick)
  const between = (known && areSettled && betweenAsBefore(around, facts, known)) || {
    around,
    problems: site ? checkSite({ ...whole, site }) : [],
  }
  const problems = [
    ...siteProblems,
    ...toProblems([...findings, ...ofImages], { text: '', value: undefined }),
    ...facts.flatMap((page) => page.problems),
    ...between.problems,
  ]
  return { index, site, siteText, roots, images, between, problems: withoutRepeats(problems).sort(bySeverityAndPlace) }
}

/** What was found between the pages, if they say the same to each other as they did; undefined where that must be looked at. */
function betweenAsBefore(around: string, facts: readonly Facts[], { facts: known, between }: Known) {
  if (between?.around !== around || facts.length !== known.size) return undefined
  const told = new Set(between.problems.map(({ file }) => file))
  // Where a problem stands in a text that has changed is not known.
  const isAsBefore = (page: Facts, before = known.get(page.file)) =>
    page === before || (isAlike(page, before) && !told.has(page.file))
  return facts.every((page) => isAsBefore(page)) ? between : undefined
}

function isAlike(page: Facts, before: Facts | undefined): boolean {
  const toOthers = ({ stamp: _, hash: __, problems: ___, ...rest }: Facts) => JSON.stringify(rest)
  return before !== undefined && toOthers(page) === toOthers(before)
}

/** A value in a wrong form is told once: as another rule's error, or else as this one; warnings of it can wait. */
function withoutRepeats(problems: Problem[]): Problem[] {
  const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const isWrongForm = ({ rule }: Problem) => rule === wrongForm.id
  const isError = ({ severity }: Problem) => severity === 'error'
  const wrong = new Set(problems.filter(isWrongForm).map(place))
  const told = new Set(problems.filter((problem) => isError(problem) && !isWrongForm(problem)).map(place))
  return problems.filter((problem) =>
    isWrongForm(problem) ? !told.has(place(problem)) : isError(problem) || !wrong.has(place(problem)),
  )
}

/** The stamp of a file that nobody has touched since it was read. */
function stampKept(facts: Facts | undefined): Stamp | undefined {
  return facts && { stamp: facts.stamp, changed: 0 }
}

/** The stamp of a text that stands in for a file: no file has one like it. */
function stampOfText(text: string | undefined): Stamp | undefined {
  return text === undefined ? undefined : { stamp: textHash(text), changed: 0 }
}

/**
 * Reads one document and gathers its facts, its problems among them; undefined where its file is gone.
 * @param roots where each kind of page is at home; undefined where nobody can tell
 * @param instead what stands in for its file
 */
export function readFacts(source: Source, roots: Roots | undefined, instead?: string): Facts | undefined {
  const checked = checkPage(source, roots, instead)
  if (!checked) return undefined
  const { text, value, page, fields, problems } = checked
  const facts = pageFacts(source, { hash: textHash(text), value, problems, fields, roots })
  // Anchors are made of what may be what is broken: links to them are judged once the page is mended.
  return page ? { ...facts, job: page.job } : { ...facts, anchors: [] }
}

/** Names a document's text: another name means that something in it changed. */
export function textHash(text: string): string {
  return hash('sha1', text).slice(0, 16)
}

/** The pictures authors may name. */
function listImages(pages: string): { images: Set<string>; findings: Finding[] } {
  const { entries, findings } = entriesOf(pages, imageFolder)
  return { images: new Set(entries.map(({ name }) => name)), findings }
}

/** Errors first, then by file and line. */
export function bySeverityAndPlace(a: Problem, b: Problem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column
}
