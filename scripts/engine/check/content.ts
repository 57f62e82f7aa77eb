import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { finishInterrupted } from '../files/change-folder'
import { isSettled, stampOnDisk, type Stamp } from '../files/stamp'
import { listAuthorFiles, stampsOf } from '../load/author-files'
import { ownWords } from '../load/own-words'
import { listSources, siteFile, sourcesAmong, type Source } from '../load/sources'
import { toProblems } from '../problems/locate'
import type { Problem } from '../problems/problem'
import { Refusal } from '../refusal'
import type { Roots, Site } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { PageIndex } from '../site/page-index'
import { checkBetween, haveSameErrors, problemsBetween, type Between } from './between/find-between'
import { isShownElsewhere, newsOf } from './between/news'
import { inOrder } from './in-order'
import { asInDrafts, shownPages, withdrawnPages, type Built } from './drafts'
import { textHash } from './read-facts'
import { readSite } from './read-site'
import { readUnknown, type ReadingOptions } from './read-unknown'
import { strayFiles, withoutNamed } from './stray-files'

export interface ContentOptions extends ReadingOptions {
  /** The folder of documents, such as pages-json. */
  pages: string
  /** The day to build for: 2026-11-20. */
  date: string
  /** What an earlier run found. A document whose file has not changed since is not read. */
  known?: Known | undefined
  /** Where someone watches the folder: the files that changed since. Other known files are not even looked at. */
  changed?: ReadonlySet<string>
  /** The files there would be. Left out, those the folder has. */
  files?: readonly string[]
  /** Whether pages that are held back are shown, too: in a preview. */
  drafts?: boolean
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
  built?: Built | undefined
}

export interface Content {
  /** Every page there is, also those that are held back. */
  index: PageIndex
  /** The pages that the site consists of on that day; the others wait. */
  shown: PageIndex
  /** Files of pages that were published until they were held back. */
  withdrawn: string[]
  /** The day that documents were read for: 2026-11-20. */
  date: string
  /** Absent where _site.json cannot be used. */
  site?: Site
  siteText: string
  /** Where each kind of page is at home; absent where nobody could ever tell. */
  roots: Roots | undefined
  /** What lies in the folders of authors' pictures, videos and files for download: _images/office.jpg. */
  authored: ReadonlySet<string>
  between: Between
  /** Whether pages show of each other, and of what they stand in, what they did when they were known. */
  isAsKnown: boolean
  /** Errors first, then by file and line. */
  problems: Problem[]
}

/**
 * Loads, validates and checks all documents.
 * @throws Refusal if the folder does not exist
 */
export function readContent(options: ContentOptions): Content {
  const steps = reading(options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** How long others wait at most, in milliseconds, as long as no step takes longer. */
const patience = 10

/**
 * The same for who has to answer others meanwhile.
 * @throws Refusal if the folder does not exist
 */
export async function readContentInTurns(options: ContentOptions): Promise<Content> {
  const steps = reading(options)
  let until = performance.now() + patience
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + patience
  }
}

/** Between its steps, of which there is one for each document, other work may be done. */
function* reading(options: ContentOptions): Generator<void, Content> {
  const { pages, date, texts, files, drafts = false } = options
  if (!existsSync(pages) || !statSync(pages).isDirectory())
    throw new Refusal(`There is no folder ${pages}. Name the folder that holds the pages with --pages.`)
  finishInterrupted(pages)
  const { site, text: siteText, problems: siteProblems, instead, roots = options.known?.roots } = readSite(pages, texts)
  const known = isDeepStrictEqual(options.known?.roots, roots) ? options.known : undefined
  const stampOf = stampsFor(options, known)
  const { sources, findings, strays } = files ? sourcesAmong(files, pages, stampOf) : listSources(pages, stampOf)
  yield
  // What is no page is not told to be a bad one.
  const documents = sources.filter(({ file }) => file !== `${pages}/${instead}`)
  const facts: (Facts | undefined)[] = []
  for (const source of documents) {
    const before = known?.facts.get(source.file)
    const isKnown = known && before && isOf(source, before, known.readAt)
    facts.push(isKnown ? before : undefined)
    yield
  }
  yield* readUnknown(documents, facts, roots, options)
  const index = new PageIndex(facts.filter((own) => own !== undefined))
  yield
  const { names: authored, files: authorFiles, findings: ofFolders } = listAuthorFiles(pages)
  const whole = {
    index,
    withdrawn: withdrawnPages(index, date, options.known?.built),
    siteFile: path.posix.join(pages, siteFile),
    authored,
    strays: strayFiles(strays),
    words: ownWords(pages),
    date,
    texts,
  }
  const stamped = stampsOf(pages, authorFiles)
  const named = stamped.map(({ file, stamp }) => [file, stamp])
  const { withdrawn, words } = whole
  const unlisted = ofFolders.map(({ file }) => file)
  const around = textHash(JSON.stringify([siteText, date, named, unlisted, strays, [...words], withdrawn]))
  const areSettled = stamped.every((own) => isSettled(own, known?.readAt ?? 0))
  const news = known && areSettled && known.between?.around === around ? newsOf(index, known.facts) : undefined
  const before = known?.between && news && { between: known.between, news }
  const between = site
    ? yield* checkBetween({ ...whole, site, around, told: options.told }, before)
    : { around, checked: [] }
  const isAsKnown = before !== undefined && !isShownElsewhere(before.news) && haveSameErrors(before.between, between)
  const ofFiles = site ? withoutNamed(findings, whole) : findings
  const found = [
    ...siteProblems,
    ...toProblems([...ofFiles, ...ofFolders], { text: '', value: undefined }),
    ...index.pages.flatMap((page) => page.problems),
    ...problemsBetween(between),
  ]
  const all = new Set<string>(authorFiles)
  const shown = shownPages(index, date, drafts ? found : undefined)
  const problems = inOrder(asInDrafts(found, index, date))
  return { index, shown, withdrawn, date, site, siteText, roots, authored: all, between, isAsKnown, problems }
}

/** Tells the stamps of documents; what nothing is known of gets its own as it is read. */
function stampsFor({ texts, changed }: ContentOptions, known: Known | undefined) {
  return (file: string): Stamp | undefined => {
    const text = texts?.get(file)
    if (text !== undefined) return stampOfText(text)
    const before = known?.facts.get(file)
    if (!before) return undefined
    return changed && !changed.has(file) ? stampKept(before) : stampOnDisk(file)
  }
}

/** Whether a file still is what its facts were gathered of. @param readAt when that was */
function isOf({ stamp, changed = Infinity }: Source, facts: Facts, readAt: number): boolean {
  return stamp !== '' && stamp === facts.stamp && isSettled({ changed }, readAt)
}

/** The stamp of a file that nobody has touched since it was read. */
function stampKept({ stamp }: Facts): Stamp {
  return { stamp, changed: 0 }
}

/** The stamp of a text that stands in for a file: no file has one like it. */
function stampOfText(text: string): Stamp {
  return { stamp: textHash(text), changed: 0 }
}
