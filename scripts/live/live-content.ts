import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Page, Site } from '../../src/page/page.generated'
import { shellAddress } from '../../src/page/route'
import { readContentInTurns, type Known } from '../engine/check/content'
import { nameOf, type Problem } from '../engine/problems/problem'
import { nothingPrepared, prepareAuthored, type Prepared } from '../engine/publish/authored'
import { keepReading } from '../engine/publish/reading-note'
import type { Told } from '../engine/progress'
import { resolvePage, type ResolveContext } from '../engine/resolve/resolve'
import type { Authored } from '../engine/resolve/shown-files'
import { shellOf } from '../engine/resolve/shell'
import type { Page as Document, Roots, Site as SiteDocument } from '../engine/schema/document.generated'
import type { Facts } from '../engine/site/facts'
import { PageIndex } from '../engine/site/page-index'
import { surroundingsOf, type Surroundings } from '../engine/site/surroundings'
import { examplePage, type ExamplePage } from './gallery/example-page'
import { withFrames } from './frames'
import { Glance } from './glance'
import { standIns } from './gallery/stand-ins'
import { namesIn } from './names-in'
import { asElsewhere, marksOf, type ProblemsOnPage } from './marks'
import { hasErrors, type Showable } from './showable'
import { pageAt, type PageAt } from './page-at'
import { ShownDocuments } from './shown-documents'

/** The content as it is on disk while someone writes: what is broken in a document is shown as it last was right. */
export class LiveContent {
  /**
   * The shell's data, by the names that pages know it by: a page may ask for what it was made with after more was read,
   * and nothing of it shows before it has that.
   */
  readonly #shells = new Map<string, Site>()
  #shellName = ''
  /** The pictures, videos and files for download that pages name. */
  authored: Prepared = nothingPrepared
  #index = new PageIndex([])
  /** What _site.json says, as it last was right. */
  site?: SiteDocument
  surroundings?: Surroundings
  /** Whether no page has an error, so that each is shown as it is. */
  #isRight = false
  #known: Known
  /** Until everything was read. */
  #glance: Glance | undefined
  /** Where each kind of page is at home, as it was last read. */
  #roots: Roots | undefined
  #problems: Problem[] = []
  readonly #shown = new ShownDocuments()
  readonly #pages: string
  readonly #date: string

  readonly #documentOf: (shown: Showable) => Document

  /** @param known what earlier commands remember @param documentOf what of a document is shown, if not just itself */
  constructor(pages: string, date: string, known?: Known, documentOf = (shown: Showable) => shown.document) {
    this.#pages = pages
    this.#date = date
    this.#documentOf = documentOf
    this.#known = known ?? { facts: new Map(), readAt: 0, roots: undefined }
    this.#roots = this.#known.roots
    this.#glance = new Glance(pages, this.#known)
  }

  /** Until everything was read, reads what a page needs that nothing is known of. */
  glance(address: string): void {
    const glanced = this.#at(address).facts ? undefined : this.#glance?.at(address)
    if (!glanced) return
    this.#roots = glanced.roots
    this.#show(glanced.index, glanced.site)
  }

  /** Reads what has changed since the last time, and checks everything. @param changed the files, where they are known */
  async update(changed?: ReadonlySet<string>, told?: Told): Promise<void> {
    const readAt = Date.now()
    const before = this.#known
    const { index, site, roots, between, isAsKnown, problems } = await readContentInTurns({
      pages: this.#pages,
      date: this.#date,
      known: before,
      changed,
      withOtherThreads: true,
      told,
    })
    this.#known = { facts: index.byFile, readAt, roots, between, built: before.built }
    this.#roots = roots
    this.#problems = problems
    await setImmediate()
    this.#show(index, site, isAsKnown && !this.#glance?.hasRead)
    this.#glance = undefined
    this.authored = await prepareAuthored(this.#pages, this.#index, told)
    // Nobody waits for that.
    if (!changed) void keepReading(this.#pages, this.#known, before)
  }

  /** Whether all documents were read: before, nobody knows what is wrong. */
  get isWhole(): boolean {
    return this.#glance === undefined
  }

  /** What is in the folder now, by name, whether or not it can be read. */
  names(): string {
    return namesIn(this.#pages)
  }

  /** @param isAsBefore whether the pages say to each other what they did: among 100,000 that spares half a second */
  #show(index: PageIndex, site: SiteDocument | undefined, isAsBefore = false): void {
    this.site = site ?? this.site
    const wasRight = this.#isRight
    this.#isRight = !index.pages.some(hasErrors)
    this.#index = this.#isRight
      ? index
      : new PageIndex(index.pages.map((facts) => (hasErrors(facts) ? (this.#look(facts)?.facts ?? facts) : facts)))
    if (isAsBefore && wasRight && this.#isRight && this.surroundings) return
    this.surroundings = this.site && surroundingsOf(this.#index, this.site, this.#date)
    if (!this.surroundings) return
    const shell = shellOf(this.surroundings)
    this.#shellName = hash('sha1', JSON.stringify(shell)).slice(0, 16)
    this.#shells.set(shellAddress(this.#shellName), shell)
  }

  /** The shell's data at an address, as it is or was. */
  shellAt(address: string): Site | undefined {
    return this.#shells.get(address)
  }

  /** The pages that there are, and what was wrong when all was last checked. */
  get checked(): { index: PageIndex; problems: readonly Problem[]; roots: Roots | undefined } {
    return { index: this.#index, problems: this.#problems, roots: this.#roots }
  }

  /** The page at an address; undefined if there is none. */
  page(address: string): Page | undefined {
    const example = examplePage(address)
    if (example) return this.#resolveExample(example)
    const { facts, part } = this.#at(address)
    const shown = facts && this.#look(facts)
    return shown && this.#resolve(this.#documentOf(shown), shown.facts, part)
  }

  /** The page of a document as it would be with this text, and what is wrong with that by itself. */
  preview(
    { file, path }: Pick<Facts, 'file' | 'path'>,
    text: string,
  ): { page: Page | undefined; shown: Showable | undefined } {
    const shown = this.#shown.ofText({ file, path }, this.#roots, text)
    return { page: shown && this.#resolve(this.#documentOf(shown), shown.facts), shown }
  }

  #resolveExample({ document, facts }: ExamplePage): Page | undefined {
    const picture = this.surroundings?.art.of(facts).picture
    return picture && this.#resolve(document, facts, 1, standIns(facts, picture))
  }

  #resolve(document: Document, facts: Facts, part = 1, { pictures, attachments }: Authored = this.authored) {
    if (!this.surroundings) return undefined
    const context: ResolveContext = {
      ...this.surroundings,
      shell: this.#shellName,
      pictures: withFrames(pictures, facts.images),
      attachments,
      // Who shows previews does not ask this server.
      cards: new Set(),
    }
    return resolvePage(document, facts, context, part)
  }

  /** What is wrong, as somebody needs it who looks at the page at an address. */
  problems(address: string): ProblemsOnPage {
    const { facts, part } = this.#at(address)
    const shown = facts && this.#look(facts)
    const page = shown && this.#resolve(shown.document, shown.facts, part)
    if (!shown || !page) return { marks: [], ofPage: [], ...asElsewhere(this.#problems) }
    const { file } = shown.facts
    // The document may have been saved a moment ago; what is between pages is known as of the last check of all.
    const known = new Set(this.#known.facts.get(file)?.problems.map(nameOf))
    const between = this.#problems.filter((problem) => problem.file === file && !known.has(nameOf(problem)))
    const ofOthers = this.#problems.filter((problem) => problem.file !== file)
    return { ...marksOf(shown, [...shown.problems, ...between], page), ...asElsewhere(ofOthers) }
  }

  /** Remembers every page as it is now, so that it can stand in when its document gets broken. */
  rememberAll(): void {
    for (const facts of this.#index.pages) this.#shown.remember(facts)
  }

  #at(address: string): PageAt {
    return pageAt(address, { index: this.#index, date: this.#date })
  }

  #look(facts: Facts): Showable | undefined {
    return this.#shown.ofFile(facts, this.#roots)
  }
}
