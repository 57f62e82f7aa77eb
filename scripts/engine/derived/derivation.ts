import type { Job, Section } from '../../../src/page/page.generated'
import type { Job as JobDocument, Page as Document } from '../schema/document.generated'
import type { Section as FilledSection } from '../schema/filled.generated'
import type { Anchors } from '../site/anchors'
import type { Facts } from '../site/facts'
import type { Labels } from '../site/labels'
import type { Noted } from '../site/noted'
import type { Surroundings } from '../site/surroundings'

/** What a section can draw from, beyond what its author wrote in it. */
export interface Around extends Surroundings {
  document: Document
  facts: Facts
  anchors: Anchors
  labels: Labels
  /** The anchor of the section below. */
  below?: string
  /** The id of the first introduction; undefined where there is none. */
  introduction?: string | undefined
  /** The id of the last text of an article; undefined where there is none. */
  articleEnd?: string | undefined
  /** Which page of a long list, counting from 1. */
  part: number
  /** Makes what a page shows of a job its document holds. */
  resolveJob: (job: JobDocument) => Job
}

export type SectionType = Section['type']

/** A section whose values are what the page shows, before the build adds anything. */
export type Filled<Type extends SectionType> = Extract<FilledSection, { type: Type }>

/** A section as the page shows it. */
export type Shown<Type extends SectionType> = Extract<Section, { type: Type }>

/** What decides how long lists are. */
export type Listed = Pick<Surroundings, 'index' | 'date'>

/** All there is to say of a type of section that the build adds something to. */
export interface Derivation<Type extends SectionType> {
  /** What of its fields decides what it shows; nothing where none does. Tolerates a document that breaks the schema. */
  notes: (section: { [field: string]: unknown }) => Noted['by']
  /**
   * All that it shows from beyond its document, or a hash of it: once that is something else, its page is made again.
   * Undefined where there is nothing.
   */
  dependsOn: (noted: Noted, facts: Facts, around: Surroundings) => unknown
  /** How many entries its list has, which is parted over several pages once it is long. */
  entries: (noted: Noted, listed: Listed, facts: Pick<Facts, 'path'>) => number
  /** Adds what comes from elsewhere: other pages, the site, the page it stands on. */
  resolve: (section: Filled<Type>, around: Around) => Shown<Type>
}

/** For a section all of which is known by its type. */
export const nothingNoted = () => undefined

/** For a section that shows nothing of other pages or the site. */
export const nothingElse = () => undefined

/** For a section without a list that could grow long. */
export const neverParted = () => 0
