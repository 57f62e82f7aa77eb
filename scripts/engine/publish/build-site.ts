import { hash } from 'node:crypto'
import type { Site } from '../../../src/page/page.generated'
import { readContent, type Content } from '../check/content'
import { HeroArt } from '../graphics/hero-art'
import { beforeLaunch } from '../check/launch'
import { shellOf } from '../resolve/shell'
import { filesBelow, placeOf } from '../files/place'
import type { PageIndex } from '../site/page-index'
import type { Problem } from '../problems/problem'
import type { ResolveContext } from '../resolve/resolve'
import { surroundingsOf } from '../site/surroundings'
import { writeAssets } from './assets'
import { bundles, type Bundles } from '../render/bundles'
import { writeGlobals } from './global-files'
import { inputsOf } from './inputs'
import { outdated, unknownFiles } from './outdated'
import { Publication } from './publication'
import { preparePictures } from './pictures'
import { renderPages } from './render-pages'
import { addressesOf, filesAt, readState, type BuiltPage, type State } from './state'
import { stalePages, type Reason } from './stale-pages'
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

/** A page with the addresses it is published at; a long list is parted over several pages. */
export interface PlannedPage extends BuiltPage {
  parts: string[][]
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
  last?: State
  next: State
  pages: PlannedPage[]
  /** The files of the last build that are still there, and are what was made. */
  present: ReadonlySet<string>
  /** All that is in the folder. */
  there: ReadonlySet<string>
}

/**
 * Builds the site: reads what has changed, checks everything, renders what has to be, and publishes it in one step.
 * With an error in any document nothing is published.
 * @throws Refusal if the output folder is not a build's own
 */
export async function buildSite({
  pages,
  out,
  date,
  force,
  verify = false,
  launch,
  shard = { number: 1, of: 1 },
}: BuildOptions): Promise<BuildReport> {
  const publication = new Publication(out)
  try {
    const bundle = await bundles()
    const before = readState(out)
    const there = filesBelow(placeOf(out).target)
    const damaged = verify ? damagedFiles(out, before, there) : []
    const last = !force && before?.code === bundle.code && before.pagesFolder === pages ? before : undefined
    const readAt = Date.now()
    const known = new Map(last?.pages.map(({ facts }) => [facts.file, facts]))
    const content = readContent({ pages, date, known, knownAt: last?.readAt })
    const { index } = content
    const problems = launch ? beforeLaunch(content.problems) : content.problems
    if (!content.site || problems.some(({ severity }) => severity === 'error'))
      return { problems, index, made: new Map(), damaged: [], unknown: [] }

    const surroundings = surroundingsOf(index, content.site, date)
    const shell = shellOf(surroundings)
    const pictures = await preparePictures(pages, index)
    const context: ResolveContext = {
      ...surroundings,
      shell: nameOf(shell, bundle),
      pictures: pictures.data,
      art: new HeroArt(),
    }
    const remembered = index.pages.map((facts) => ({ facts, inputs: inputsOf(facts, context) }))
    const planned = remembered
      .filter(({ facts }) => isIn(shard, facts.path))
      .map((page) => ({ ...page, parts: addressesOf(page.facts, index) }))
    const next: State = {
      files: Object.fromEntries(
        planned.flatMap(({ parts }) => parts.flat().flatMap(filesAt)).map((file) => [file, '']),
      ),
      code: bundle.code,
      assets: bundle.assets,
      shell: context.shell,
      identity: hash('sha1', JSON.stringify([shell.name, shell.email, shell.linkedin])),
      pagesFolder: pages,
      readAt,
      pages: remembered,
      globals: {},
    }
    const build: Build = {
      out,
      content,
      context,
      shell,
      bundle,
      publication,
      last,
      next,
      pages: planned,
      present: soundFiles(before, there, damaged),
      there,
    }
    const made = stalePages(build)
    // In the order in which they are published: no page may appear before what it loads.
    if (shard.number === 1) {
      writeAssets(build, pictures)
      await writeGlobals(build)
    }
    if (made.size > 0) await renderPages(build, made)
    noteChecksums(build, before)
    const removals = outdated(build, before, damaged)
    publication.commit(removals, next)
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

/** What was not written now is as it was written before. */
function noteChecksums({ next, publication: { written } }: Build, before: State | undefined): void {
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
