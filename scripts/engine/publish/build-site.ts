import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../../src/page/page.generated'
import { readContent, type Content } from '../check/content'
import { beforeLaunch } from '../check/launch'
import { filesBelow, changePlace } from '../files/place'
import { HeroArt } from '../graphics/hero-art'
import type { Problem } from '../problems/problem'
import { bundles, type Bundles } from '../render/bundles'
import type { ResolveContext } from '../resolve/resolve'
import { shellOf } from '../resolve/shell'
import type { Site as SiteDocument } from '../schema/document.generated'
import type { PageIndex } from '../site/page-index'
import { surroundingsOf } from '../site/surroundings'
import { writeAssets } from './assets'
import { writeGlobals } from './global-files'
import { inputsOf } from './inputs'
import { outdated, unknownFiles } from './outdated'
import { preparePictures, type Pictures } from './pictures'
import type { Build } from './plan'
import { Publication } from './publication'
import { renderPages } from './render-pages'
import { stalePages, type Reason } from './stale-pages'
import { addressesOf, filesAt, readState, type BuildState, type BuiltPage } from './state'
import { damagedFiles, soundFiles } from './verify'

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
  /** Renders only one slice of the pages, so that several machines can share a build; the first also writes the rest. */
  shard?: Shard
}

export interface Shard {
  /** Counts from 1. */
  number: number
  of: number
}

const wholeSite: Shard = { number: 1, of: 1 }

export interface BuildReport {
  problems: Problem[]
  index: PageIndex
  /** Why each page that was made again was, by path; empty if there were errors. */
  made: Map<string, Reason>
  /** Files of the output that were not what was made; they are by now. Empty unless that was to be looked at. */
  damaged: string[]
  /** Files of the output that are nobody's, as far as is known; empty unless what was remembered is lost. */
  unknown: string[]
}

/**
 * Builds the site: reads what has changed, checks everything, renders what has to be, and publishes it in one step.
 * With an error in any document nothing is published.
 * @throws Refusal if the output folder is not a build's own
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { pages, out, date, force, verify = false, launch, shard = wholeSite } = options
  const publication = new Publication(out)
  try {
    const bundle = await bundles()
    const before = readState(out)
    const there = filesBelow(changePlace(out).target)
    const damaged = verify ? damagedFiles(out, before, there) : []
    const last = !force && before?.code === bundle.code && before.pagesFolder === pages ? before : undefined
    const readAt = Date.now()
    const known = new Map(last?.pages.map(({ facts }) => [facts.file, facts]))
    const content = readContent({ pages, date, known, knownAt: last?.readAt })
    const { index, site } = content
    const problems = launch ? beforeLaunch(content.problems) : content.problems
    if (!site || problems.some(({ severity }) => severity === 'error'))
      return { problems, index, made: new Map(), damaged: [], unknown: [] }

    const pictures = await preparePictures(pages, index)
    const present = soundFiles(before, there, damaged)
    const planned = plan(options, { content, site, pictures, bundle, readAt })
    const build: Build = { ...planned, out, content, bundle, publication, last, present, there }
    const made = stalePages(build)
    // In the order in which they are published: no page may appear before what it loads.
    if (shard.number === 1) {
      writeAssets(build, pictures)
      await writeGlobals(build)
    }
    if (made.size > 0) await renderPages(build, made)
    noteChecksums(build, before)
    publication.commit(outdated(build, before, damaged), isRemembered(build) ? undefined : build.next)
    return {
      problems,
      index,
      made: new Map([...made].map(([page, reason]) => [page.facts.path, reason])),
      damaged,
      unknown: before ? [] : unknownFiles(build),
    }
  } finally {
    publication.close()
  }
}

/** What a build works with once its documents are found right. */
interface Found {
  content: Content
  site: SiteDocument
  pictures: Pictures
  bundle: Bundles
  /** In milliseconds since 1970. */
  readAt: number
}

/** Decides what the output will consist of, and what is to be remembered of it. */
function plan(
  { pages: pagesFolder, date, shard = wholeSite }: BuildOptions,
  { content: { index }, site, pictures, bundle, readAt }: Found,
): Pick<Build, 'context' | 'shell' | 'next' | 'pages'> {
  const surroundings = surroundingsOf(index, site, date)
  const shell = shellOf(surroundings)
  const context: ResolveContext = {
    ...surroundings,
    shell: nameOf(shell, bundle),
    pictures: pictures.data,
    art: new HeroArt(),
  }
  const remembered = index.pages.map((facts) => ({ facts, inputs: inputsOf(facts, context) }))
  const pages = remembered
    .filter(({ facts }) => isIn(shard, facts.path))
    .map((page) => ({ ...page, parts: addressesOf(page.facts, index) }))
  const files = pages.flatMap(({ parts }) => parts.flat().flatMap(filesAt))
  const next: BuildState = {
    files: Object.fromEntries(files.map((file) => [file, ''])),
    code: bundle.code,
    assets: bundle.assets,
    shell: context.shell,
    identity: hash('sha1', JSON.stringify([shell.name, shell.email, shell.linkedin])),
    pagesFolder,
    readAt,
    pages: remembered,
    globals: {},
  }
  return { context, shell, next, pages }
}

/**
 * Whether the last build remembers all that this one would. To write 11 MB anew only to say that they were read later
 * took a quarter of the time in which 10,000 pages are found unchanged.
 */
function isRemembered({ last, next, publication: { written } }: Build): boolean {
  if (!last || written.size > 0 || last.pages.length !== next.pages.length) return false
  const { readAt: _, pages, ...rest } = next
  const { readAt: __, pages: known, ...before } = last
  const isKnown = ({ facts, inputs }: BuiltPage, place: number) =>
    facts === known[place]?.facts && inputs === known[place].inputs
  return pages.every(isKnown) && isDeepStrictEqual(rest, before)
}

/** What was not written now is as it was written before. */
function noteChecksums({ next, publication: { written } }: Build, before: BuildState | undefined): void {
  for (const file of Object.keys(next.files)) next.files[file] = written.get(file) ?? before?.files[file] ?? ''
}

/** By its path and not its place in the list: a new page must not move others to another machine. */
function isIn({ number, of }: Shard, path: string): boolean {
  return of === 1 || Number.parseInt(hash('sha1', path).slice(0, 8), 16) % of === number - 1
}

/** Visits with one shell and one bundle go on without a new document; a change of either makes the next click load one. */
function nameOf(shell: Site, { assets }: Bundles): string {
  return hash('sha1', JSON.stringify([shell, assets])).slice(0, 16)
}
