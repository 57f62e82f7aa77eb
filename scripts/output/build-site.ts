import { hash } from 'node:crypto'
import type { Site } from '../../src/page/page.generated'
import { readContent, type Content } from '../content/content'
import type { Facts } from '../content/facts'
import { HeroArt } from '../content/hero-art'
import { shellOf } from '../content/lists'
import type { Problem } from '../content/problem'
import { partsOfPage, type ResolveContext } from '../content/resolve'
import { writeAssets } from './assets'
import { bundles, type Bundles } from './bundles'
import { writeGlobals } from './global-files'
import { inputsOf } from './inputs'
import { Publication } from './publication'
import { preparePictures } from './pictures'
import { renderPages } from './render-pages'
import { addressesOf, filesAt, filesBelow, readState, type BuiltPage, type State } from './state'
import { stalePages, type Reason } from './stale-pages'

export interface BuildOptions {
  pages: string
  out: string
  date: string
  /** Makes every page again, whatever is remembered. */
  force: boolean
}

export interface BuildReport {
  problems: Problem[]
  pages: number
  /** Why each page that was made again was, by path; empty if there were errors. */
  made: Map<string, Reason>
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
  /** The files that are there. */
  present: ReadonlySet<string>
}

/**
 * Builds the site: reads what has changed, checks everything, renders what has to be, and publishes it in one step.
 * With an error in any document nothing is published.
 * @throws Refusal if the output folder is not a build's own
 */
export async function buildSite({ pages, out, date, force }: BuildOptions): Promise<BuildReport> {
  const publication = new Publication(out)
  try {
    const bundle = await bundles()
    const before = readState(out)
    const last = !force && before?.code === bundle.code && before.pagesFolder === pages ? before : undefined
    const readAt = Date.now()
    const known = new Map(last?.pages.map(({ facts }) => [facts.file, facts]))
    const content = readContent({ pages, date, known, knownAt: last?.readAt })
    const { problems, index } = content
    if (!content.site || problems.some(({ severity }) => severity === 'error')) return { problems, pages: index.pages.length, made: new Map() }

    const shell = shellOf(index, content.site)
    const pictures = await preparePictures(pages, index)
    const context: ResolveContext = { index, site: content.site, shell: nameOf(shell, bundle), pictures: pictures.data, art: new HeroArt() }
    const planned = index.pages.map((facts) => ({ facts, inputs: inputsOf(facts, context), parts: partsOf(facts, context) }))
    const next: State = {
      files: planned.flatMap(({ parts }) => parts.flat().flatMap(filesAt)),
      code: bundle.code,
      assets: bundle.assets,
      shell: context.shell,
      identity: hash('sha1', JSON.stringify([shell.name, shell.email, shell.linkedin])),
      pagesFolder: pages,
      readAt,
      pages: planned.map(({ facts, inputs }) => ({ facts, inputs })),
      globals: {},
    }
    const build: Build = { out, content, context, shell, bundle, publication, last, next, pages: planned, present: filesBelow(out) }
    const made = stalePages(build)
    if (made.size > 0) await renderPages(build, made)
    await writeGlobals(build)
    writeAssets(build, pictures)
    const wanted = new Set(next.files)
    publication.commit(before ? before.files.filter((file) => !wanted.has(file)) : [], JSON.stringify(next))
    return { problems, pages: index.pages.length, made: new Map([...made].map(([page, reason]) => [page.facts.path, reason])) }
  } finally {
    publication.close()
  }
}

function partsOf(facts: Facts, context: ResolveContext): string[][] {
  return Array.from({ length: partsOfPage(facts, context) }, (_, index) => addressesOf(facts, index + 1))
}

/** Visits with one shell and one bundle go on without a new document; a change of either makes the next click load one. */
function nameOf(shell: Site, { assets }: Bundles): string {
  return hash('sha1', JSON.stringify([shell, assets])).slice(0, 16)
}
