import type { Page } from '../../../src/page/page.generated'
import type { Problem } from '../../engine/problems/problem'
import type { Forms } from './form-types'

/**
 * What the studio's window and its server say to each other: every call is a POST to `/@studio/calls/<name>` with JSON
 * there and back, every event a message of `/@studio/events`. Both carry the token of the folder.
 */

/** The hash of a file's text, by which a save knows that nobody wrote in it meanwhile; '' for a file that is not there. */
export type TextHash = string

/** What a change was refused for, in a sentence for the author. */
export interface Refused {
  refused: string
}

/** A document as it is in its file. */
export interface OpenedDocument {
  /** pages-json/services/uiux.json */
  file: string
  text: string
  hash: TextHash
  /** The page's address; none for _site.json. */
  path?: string
}

/** What somebody else saved in the file since it was read. Nothing was written. */
export interface Conflict {
  conflict: OpenedDocument
}

/** A change of one document's text. */
export interface Save {
  file: string
  text: string
  /** Of the text it was made from. */
  base: TextHash
  /** What it did, as a line for people, without the page: Changed “Heading” of section 2 */
  words: string
  /** Changes of one run, such as the letters of a word, are taken back together. */
  run: string
}

/** What was taken back, or done again. */
export interface TakenBack {
  /** What it was: Changed “Heading” of section 2 on “Contact” */
  words: string
  /** The documents that changed by it, as they are now; a file that is gone has the hash ''. */
  documents: OpenedDocument[]
}

/** What can be taken back and done again next, in words; nothing where there is none. */
export interface Turns {
  undo?: string
  redo?: string
}

/** A page in the tree of all. */
export interface PageEntry {
  file: string
  path: string
  title: string
  kind: 'service' | 'article' | 'job' | 'page'
  /** The id of its service group, and its name. */
  group?: string
  groupName?: string
  draft: boolean
  /** The day it appears, if that is still to come. */
  appears?: string
  errors: number
  warnings: number
}

/** Something a field can be given. */
export interface Choice {
  /** What is written into the file. */
  value: string
  /** What it is called, for people. */
  label: string
  /** What else helps to choose: an address, alternative text used before, a group. */
  detail?: string
  /** The address of a picture that shows it. */
  picture?: string
  /** The path data of an icon, 24 by 24. */
  icon?: string
}

export type ChoiceKind = 'link' | 'icon' | 'pictogram' | 'illustration' | 'picture' | 'group' | 'region' | 'technology'

/** How a page looks in search results and link previews. */
export interface PagePreview {
  title: string
  address: string
  description: string
  /** The address of the social card or, until it is made, of its picture. */
  picture: string
  pictureAlt: string
}

/** What a change of several files does, in words: paragraphs parted by empty lines. Indented lines are a list. */
export interface Report {
  report: string
}

/** The same of a page as a whole. */
export interface PageReport extends Report {
  /** The address to look at afterwards. */
  path: string
}

/** Text pasted from elsewhere as our Markdown. */
export interface Pasted {
  /** Blocks, each a Markdown text: paragraphs, headings, lists, tables, quotes. */
  blocks: string[]
  /** What could not be kept, in sentences. */
  lost: string[]
}

/** A section to add: its type, its name, what it is for, and the texts it can begin as. */
export interface SectionStart {
  type: string
  title: string
  description: string
  /** An address of this server that shows the section alone. */
  shownAt: string
  /** The new section as JSON text, indented as in a file. */
  text: string
}

/** Each call: what is asked and what is answered. */
export interface Calls {
  /** The form of every kind of value, once. */
  forms: { ask: Record<string, never>; answer: Forms }
  /** Sections that can be added. */
  starts: { ask: Record<string, never>; answer: SectionStart[] }
  pages: { ask: Record<string, never>; answer: PageEntry[] }
  /** By address, or by file. */
  open: { ask: { path?: string; file?: string }; answer: OpenedDocument | Refused }
  /** The page as it would be with this text, for the canvas: nothing is written. */
  preview: { ask: { file: string; text: string }; answer: { page?: Page; problems: StudioProblem[] } }
  save: { ask: Save; answer: { hash: TextHash } | Conflict | Refused }
  /** Leaves a page that is gone, with the words that a window still has of it: undo brings it back with them. */
  letGo: { ask: { file: string; text: string; title: string }; answer: { hash: TextHash } | Conflict | Refused }
  /** What is wrong with a document and in others, once all is checked; pending until all were read for the first time. */
  verdict: { ask: { file: string }; answer: Verdict | { pending: true } }
  turns: { ask: Record<string, never>; answer: Turns }
  undo: { ask: Record<string, never>; answer: TakenBack | Refused }
  redo: { ask: Record<string, never>; answer: TakenBack | Refused }
  choices: { ask: { of: ChoiceKind; search?: string }; answer: Choice[] }
  /** Adds a picture of the author's. @remarks its bytes in base64 */
  upload: { ask: { name: string; bytes: string }; answer: { name: string } | Refused }
  paste: { ask: { html: string; text: string }; answer: Pasted }
  /** The address that a new page of this title gets unless another is said. */
  address: { ask: { kind: PageEntry['kind']; title: string }; answer: { path: string } }
  create: {
    ask: { kind: PageEntry['kind']; title: string; path: string; group?: string; draft: boolean }
    answer: OpenedDocument | Refused
  }
  duplicate: { ask: { path: string; title: string; to: string }; answer: OpenedDocument | Refused }
  /** @remarks `dry` says what it would do and does nothing */
  move: { ask: { from: string; to: string; dry: boolean }; answer: PageReport | Refused }
  remove: { ask: { path: string; to: string; dry: boolean }; answer: PageReport | Refused }
  lookOf: { ask: { file: string; text: string }; answer: PagePreview | Refused }
  send: { ask: { title?: string; dry: boolean }; answer: Report | Refused }
}

/** A problem with the way to the value it is about: ['sections', 2, 'heading']. */
export interface StudioProblem extends Problem {
  at: (string | number)[]
  /** The ways to where else it shows. */
  others: (string | number)[][]
  /** Its sentence at the field it is about. */
  said: string
}

export interface Verdict {
  /** Of the document that was asked for. */
  problems: StudioProblem[]
  /** Errors of all others. */
  elsewhere: number
}

/** What the server tells by itself. */
export type StudioEvent =
  /** A document's text has changed, whoever changed it; hash '' where the file is gone. */
  | { event: 'changed'; document: OpenedDocument }
  /** All documents were checked after a change: pages, verdicts and turns may be others. */
  | { event: 'checked' }

/** What the window is opened with, as JSON in the element with the id `studio`. */
export interface StudioStart {
  token: string
  /** pages-json, as commands name it. */
  pages: string
  /** The document of the site's identity, menus and footer. */
  siteFile: string
}
