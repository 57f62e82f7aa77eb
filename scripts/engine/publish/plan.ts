import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../../src/page/page.generated'
import type { Content } from '../check/content'
import type { Listed } from '../derived/derivation'
import { drawnCards } from '../graphics/cards'
import type { Told } from '../progress'
import type { Bundles } from '../render/bundles'
import type { ResolveContext } from '../resolve/resolve'
import { shellOf } from '../resolve/shell'
import type { Site as SiteDocument } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { searchedWords } from '../site/search-index'
import { surroundingsOf } from '../site/surroundings'
import { addressesOf, filesAt } from './addresses'
import type { Prepared } from './authored'
import { inputsOf } from './inputs'
import type { Publication } from './publication'
import { expiryOf } from './security-txt'
import { isIn, nameOfShare, wholeSite, type Shard } from './shard'
import { notMade, type BuildState, type BuiltPage } from './state'

export interface BuildOptions {
  pages: string
  out: string
  date: string
  /** Makes every page again, whatever is remembered. */
  force: boolean
  /** Reads every file of the output, and makes anew those that are not what was made. */
  verify?: boolean
  /** Before a launch: refuse values that still are examples. */
  launch?: boolean
  /** A preview: pages that are held back are in it, marked, and search engines leave all of it out. */
  drafts?: boolean
  /** Renders only one slice of the pages, so that several machines can share a build; the first also writes the rest. */
  shard?: Shard
  told?: Told
}

/** Everything the steps of one build share. */
export interface Build {
  out: string
  content: Content
  context: ResolveContext
  /** The shell's data. */
  shell: Site
  bundle: Bundles
  publication: Publication
  /** What the last build remembers, if it was made by the same code from the same folder. */
  last?: BuildState
  /** Its pages, by file. */
  before: ReadonlyMap<string, BuiltPage>
  next: BuildState
  /** Whether the output consists of the same files as the last, all of them are there, and no more than pages changed. */
  isComplete: boolean
  pages: BuiltPage[]
  /** The files of the last build that are still there, and are what was made. */
  present: Pick<ReadonlySet<string>, 'has'>
  /** All that is in the folder. */
  there: ReadonlySet<string>
}

/** What a build works with once its documents are found right. */
export interface Found {
  content: Content
  site: SiteDocument
  authored: Prepared
  bundle: Bundles
  /** In milliseconds since 1970. */
  readAt: number
  last: BuildState | undefined
  present: Build['present']
}

/** Decides what the output will consist of, and what is to be remembered of it. */
export function plan(
  { pages: pagesFolder, date, shard = wholeSite, drafts = false }: BuildOptions,
  { content: { index, shown, withdrawn, between, isAsKnown }, site, authored, bundle, readAt, last, present }: Found,
): Pick<Build, 'context' | 'shell' | 'before' | 'next' | 'isComplete' | 'pages'> {
  const cards = drawnCards(pagesFolder)
  const cardsHash = hash('sha1', [...cards].sort().join())
  const isAsBefore = last !== undefined && isAsKnown && last.cards === cardsHash && last.preview === drafts
  const surroundings = surroundingsOf(shown, site, date, isAsBefore ? last.orders : undefined)
  const shell = shellOf(surroundings)
  const look = lookOf(site)
  const context: ResolveContext = {
    ...surroundings,
    shell: nameOf(shell, bundle, look),
    pictures: authored.pictures,
    attachments: authored.attachments,
    cards,
    preview: drafts,
  }
  const before = madeBefore(last)
  const identity = hash('sha1', JSON.stringify([shell.name, shell.email, shell.linkedin]))
  const isSameCompany = last?.identity === identity && isDeepStrictEqual(last.roots, site.roots ?? {})
  const waiting = new Set(shown.waiting)
  const remembered = index.pages.map((facts) =>
    waiting.has(facts)
      ? { facts, inputs: notMade, words: '' }
      : builtPage(facts, before.get(facts.file), context, { isAsBefore, isSameCompany }),
  )
  const pages = remembered.filter(({ facts, inputs }) => inputs !== notMade && isIn(shard, facts.path))
  const share = nameOfShare(shard)
  const isComplete =
    isAsBefore &&
    last.assets === bundle.assets &&
    last.share === share &&
    last.expires === expiryOf(date) &&
    Object.keys(last.files).every((file) => present.has(file))
  const next: BuildState = {
    files: isComplete ? last.files : filesOf(pages, surroundings),
    code: bundle.code,
    assets: bundle.assets,
    shell: context.shell,
    identity,
    pagesFolder,
    share,
    cards: cardsHash,
    roots: site.roots ?? {},
    look,
    expires: expiryOf(date),
    preview: drafts,
    withdrawn,
    readAt,
    between,
    orders: surroundings.lists.orders,
    pages: remembered,
    globals: isComplete ? last.globals : {},
    texts: last?.texts,
  }
  return { context, shell, before, next, isComplete, pages }
}

/** The colors and drawings of the groups. */
function lookOf({ groups }: SiteDocument): string {
  return groups.map(({ id, color, illustration }) => `${id} ${color} ${illustration}`).join()
}

/** By file, the pages that the last build made. */
function madeBefore(last: BuildState | undefined): Map<string, BuiltPage> {
  const before = new Map<string, BuiltPage>()
  for (const page of last?.pages ?? []) if (page.inputs !== notMade) before.set(page.facts.file, page)
  return before
}

/** @param known as it was made before @param same what is the same as then, whatever the page's own facts */
function builtPage(
  facts: Facts,
  known: BuiltPage | undefined,
  context: ResolveContext,
  { isAsBefore, isSameCompany }: { isAsBefore: boolean; isSameCompany: boolean },
): BuiltPage {
  // A job may have closed since.
  const hasSameWords = isAsBefore || (isSameCompany && facts.kind !== 'job')
  return {
    facts,
    inputs: inputsNow(facts, isAsBefore ? known : undefined, context),
    words: wordsNow(facts, hasSameWords ? known : undefined, context),
  }
}

/** What a page shows from elsewhere, worked out where it is not known to be as before. */
function inputsNow(facts: Facts, before: BuiltPage | undefined, context: ResolveContext): string {
  // Of an author's file only its name is known by then.
  const isKnown = before?.facts === facts && facts.images.length === 0 && !facts.attachments
  return (isKnown && before.inputs) || inputsOf(facts, context)
}

/** The words of a page, in the same way. */
function wordsNow(facts: Facts, before: BuiltPage | undefined, context: ResolveContext): string {
  if (!context.site.roots?.search) return ''
  return (before?.facts === facts && before.words) || searchedWords(facts, context)
}

/** The files of pages, each yet without its checksum. */
function filesOf(pages: readonly BuiltPage[], listed: Listed): BuildState['files'] {
  const files: BuildState['files'] = {}
  for (const { facts } of pages)
    for (const address of addressesOf(facts, listed).flat()) for (const file of filesAt(address)) files[file] = ''
  return files
}

/** Visits with one shell, one look and one bundle go on without a new document; a change of any makes the next click load one. */
function nameOf(shell: Site, { assets }: Bundles, look: string): string {
  return hash('sha1', JSON.stringify([shell, assets, look])).slice(0, 16)
}
