import type { Facts } from './facts'

/** What every build asks of every page. */
export type AskedOfAll = Pick<Facts, 'file' | 'path' | 'stamp' | 'hash' | 'kind' | 'group'>
/** What it asks as well, and few pages have. */
export type AskedOfFew = Partial<
  Pick<
    Facts,
    'menu' | 'canonical' | 'draft' | 'published' | 'aliases' | 'images' | 'attachments' | 'oddWords' | 'problems'
  >
>
/** What is asked only where a page is made, or listed, or compared with others. */
export type OtherFacts = Omit<Facts, keyof AskedOfAll | keyof AskedOfFew>

/** All names, whether or not the facts may be absent: where this is asked for, none is forgotten. */
export type Each<Some> = { [Name in keyof Required<Some>]: Some[Name] }

/** Texts one behind the other, in memory or in a file. */
export interface Texts {
  /** In bytes. */
  readonly length: number
  subarray: (start: number, end: number) => Buffer
}

/** Where a page's other facts stand as JSON. */
export interface TextPlace {
  texts: Texts
  start: number
  end: number
}

/** A page's facts as they were remembered: most of them are parsed once somebody asks for one. */
export class FactsRead implements Each<Facts> {
  readonly file: string
  readonly path: string
  readonly stamp: string
  readonly hash: string
  readonly kind: Facts['kind']
  readonly group: Facts['group']
  readonly menu: Facts['menu']
  readonly canonical: Facts['canonical']
  readonly draft: Facts['draft']
  readonly published: Facts['published']
  readonly aliases: Facts['aliases']
  readonly images: Facts['images']
  readonly attachments: Facts['attachments']
  readonly oddWords: Facts['oddWords']
  readonly problems: Facts['problems']
  /** As it was read. */
  readonly few: AskedOfFew | undefined
  readonly place: TextPlace
  #others?: OtherFacts

  constructor(all: AskedOfAll, few: AskedOfFew | undefined, place: TextPlace) {
    this.file = all.file
    this.path = all.path
    this.stamp = all.stamp
    this.hash = all.hash
    this.kind = all.kind
    this.group = all.group
    this.menu = few?.menu
    this.canonical = few?.canonical
    this.draft = few?.draft
    this.published = few?.published
    this.aliases = few?.aliases ?? none
    this.images = few?.images ?? none
    this.attachments = few?.attachments
    this.oddWords = few?.oddWords
    this.problems = few?.problems ?? none
    this.few = few
    this.place = place
  }

  /** Its other facts as JSON. */
  get text(): Buffer {
    const { texts, start, end } = this.place
    return texts.subarray(start, end)
  }

  /** What was not asked for until now. */
  get others(): OtherFacts {
    return (this.#others ??= JSON.parse(this.text.toString('utf8')))
  }

  get title() {
    return this.others.title
  }
  get description() {
    return this.others.description
  }
  get label() {
    return this.others.label
  }
  get updated() {
    return this.others.updated
  }
  get links() {
    return this.others.links
  }
  get anchors() {
    return this.others.anchors
  }
  get headings() {
    return this.others.headings
  }
  get sections() {
    return this.others.sections
  }
  get drawings() {
    return this.others.drawings
  }
  get named() {
    return this.others.named
  }
  get reviewed() {
    return this.others.reviewed
  }
  get topics() {
    return this.others.topics
  }
  get minutes() {
    return this.others.minutes
  }
  get job() {
    return this.others.job
  }
  get derived() {
    return this.others.derived
  }
  get company() {
    return this.others.company
  }
  get priced() {
    return this.others.priced
  }
}

const none: never[] = []
