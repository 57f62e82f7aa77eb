import { isDeepStrictEqual } from 'node:util'
import { readContent } from '../check/content'
import { beforeLaunch } from '../check/launch'
import { filesBelow, changePlace } from '../files/place'
import { withGroupColors } from '../graphics/group-colors'
import { isError, type Problem } from '../problems/problem'
import { bundles } from '../render/bundles'
import { previewStyles } from '../render/preview-styles'
import { changed } from '../render/style-sheets'
import type { PageIndex } from '../site/page-index'
import { writeAssets } from './assets'
import { prepareAuthored } from './authored'
import { writeFeeds } from './feeds/write-feeds'
import { writeGlobals } from './global-files'
import { outdated, unknownFiles } from './outdated'
import { writePagesAhead } from './pages-ahead'
import { plan, type Build, type BuildOptions } from './plan'
import { Publication } from './publication'
import { renderPages } from './render-pages'
import { writeSearchFiles } from './search-files'
import { wholeSite } from './shard'
import { stalePages, type Reason } from './stale-pages'
import { isOf, knownFrom, type BuiltPage, type MadeFiles } from './state'
import { lastBuild } from './state-note'
import { damagedFiles, soundFiles } from './verify'

export interface BuildReport {
  problems: Problem[]
  /** The pages that the site consists of; every page there is if there were errors. */
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
 * With an error in any document but a draft nothing is published.
 * @throws Refusal if the output folder is not a build's own
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { pages, out, date, force, verify = false, launch, shard = wholeSite, drafts, told } = options
  const publication = new Publication(out)
  try {
    told?.('Getting ready')
    const bundle = await bundles()
    const { files: remembered, last } = lastBuild(out, (state) => !force && isOf(state, bundle.code, pages))
    const files = remembered ?? {}
    const there = filesBelow(changePlace(out).target)
    const damaged = verify ? damagedFiles(out, files, there, told) : []
    const readAt = Date.now()
    const content = readContent({ pages, date, known: last && knownFrom(last), drafts, told })
    const { index, shown, site } = content
    const problems = launch ? beforeLaunch(content) : content.problems
    if (!site || problems.some(isError)) return { problems, index, made: new Map(), damaged: [], unknown: [] }

    const marks = drafts ? previewStyles() : ''
    const styleSheets = changed(bundle.styleSheets, (css) => withGroupColors(css, site.groups) + marks)
    const authored = await prepareAuthored(pages, shown, told)
    const present = soundFiles(files, there, damaged)
    told?.('Finding out which pages changed')
    const planned = plan(options, { content, site, authored, bundle, readAt, last, present })
    const build: Build = {
      ...planned,
      out,
      content,
      bundle: { ...bundle, styleSheets },
      publication,
      last,
      present,
      there,
    }
    const made = stalePages(build)
    // In the order in which they are published: no page may appear before what it loads.
    if (shard.number === 1 && !build.isComplete) {
      writeAssets(build, authored)
      await writeGlobals(build)
    }
    if (shard.number === 1) {
      writePagesAhead(build, made)
      writeSearchFiles(build)
      writeFeeds(build, made)
    }
    if (made.size > 0) await renderPages(build, made, told)
    told?.('Putting everything in place')
    noteChecksums(build, files)
    publication.commit(outdated(build, files, damaged), isRemembered(build) ? undefined : build.next)
    return {
      problems,
      index: shown,
      made: new Map([...made].map(([page, reason]) => [page.facts.path, reason])),
      damaged,
      unknown: remembered ? [] : unknownFiles(build),
    }
  } finally {
    publication.close()
  }
}

/**
 * Whether the last build remembers all that this one would: 3 MB of 10,000 pages, that would only say that they were read
 * later.
 */
function isRemembered({ last, next, publication: { written } }: Build): boolean {
  if (!last || written.size > 0 || last.pages.length !== next.pages.length) return false
  const { readAt: _, pages, ...rest } = next
  const { readAt: __, pages: known, ...before } = last
  const isKnown = ({ facts, inputs, words }: BuiltPage, place: number) =>
    facts === known[place]?.facts && inputs === known[place].inputs && words === known[place].words
  return pages.every(isKnown) && isDeepStrictEqual(rest, before)
}

/** What was not written now is as it was written before. */
function noteChecksums({ next, isComplete, publication: { written } }: Build, made: MadeFiles): void {
  for (const file of isComplete ? written.keys() : Object.keys(next.files))
    next.files[file] = written.get(file) ?? made[file] ?? ''
}
