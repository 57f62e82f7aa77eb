import { hash } from 'node:crypto'
import path from 'node:path'
import type { AuthorFile } from '../../engine/attachments/folders'
import { readContent, type Content } from '../../engine/check/content'
import { readFile } from '../../engine/files/open-file'
import { readSource } from '../../engine/load/read-source'
import { siteFile } from '../../engine/load/sources'
import type { Problem } from '../../engine/problems/problem'
import type { Told } from '../../engine/progress'
import type { Facts } from '../../engine/site/facts'
import { fill } from '../../engine/site/placeholders'
import { isObject } from '../../engine/text/is-object'
import type { Fields } from './fields'

/** A document as it was or is. */
export interface PageState {
  facts: Facts
  /** Its name for people. */
  title: string
  /** What is in it; undefined where that cannot be made out. */
  fields?: Fields
  errors: readonly Problem[]
}

/** The documents of a folder at one time. */
export class SiteState {
  readonly content: Content
  readonly #folder: string
  readonly #errors = new Map<string, Problem[]>()
  readonly #authored = new Map<string, string>()

  /** @param folder the folder of documents @param date the day to see them on */
  constructor(folder: string, date: string, told?: Told) {
    this.#folder = folder
    this.content = readContent({ pages: folder, date, told })
    for (const problem of this.content.problems) {
      if (problem.severity !== 'error') continue
      const message = problem.message.replaceAll(`${folder}/`, 'pages-json/')
      this.#errors.set(problem.file, [...this.errorsIn(problem.file), { ...problem, message }])
    }
  }

  /** Every document by its place in the folder. */
  get places(): Map<string, Facts> {
    return new Map(this.content.index.pages.map((facts) => [this.#placeOf(facts.file), facts]))
  }

  page(facts: Facts): PageState {
    const { site } = this.content
    const title = site ? fill(facts.title, site) : facts.title
    return { facts, title: title || facts.path, fields: fieldsIn(facts.file), errors: this.errorsIn(facts.file) }
  }

  /** The company's details, which are no page. */
  get company(): Pick<PageState, 'fields' | 'errors'> & { text: string } {
    const file = path.posix.join(this.#folder, siteFile)
    return { text: this.content.siteText, fields: fieldsIn(file), errors: this.errorsIn(file) }
  }

  /** Names a picture, a video or a file for download as it is now; another name means another one. */
  authored(file: AuthorFile): string | undefined {
    if (!this.content.authored.has(file)) return undefined
    const known = this.#authored.get(file) ?? hashOf(path.join(this.#folder, file))
    this.#authored.set(file, known)
    return known
  }

  /** What keeps a document from being published. */
  errorsIn(file: string): readonly Problem[] {
    return this.#errors.get(file) ?? []
  }

  #placeOf(file: string): string {
    return file.slice(this.#folder.length + 1)
  }
}

function fieldsIn(file: string): Fields | undefined {
  // _site.json need not be there.
  const value = readSource(file)?.value
  return isObject(value) ? value : undefined
}

/** Names a file by what is in it; one that cannot be opened is a problem of its page. */
function hashOf(file: string): string {
  try {
    return hash('sha1', readFile(file))
  } catch {
    return ''
  }
}
