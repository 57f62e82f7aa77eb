import type { Page } from '../../../../src/page/page.generated'
import type { Pasted } from '../contract'
import type { Forms } from '../form-types'

/** The way to a value of a document: ['sections', 2, 'heading']. */
export type At = (string | number)[]

/** What the page in the frame needs of the window around it. */
export interface CanvasHost {
  /** The document as it is now. */
  text(): string
  /** Writes another text at a place. Edits of one run are taken back together. */
  edit(at: At, value: string, run: string): void
  select(at: At): void
  open(path: string): void
  announce(words: string): void
  /** Asks where these words lead; '' takes the link away, undefined leaves all as it is. */
  chooseLink(now: string, words: string): Promise<string | undefined>
  /** By them it is known which texts can be marked up, once they are there. */
  forms?(): Forms | undefined
  /** Text of other programs as ours. */
  paste?(html: string, text: string): Promise<Pasted>
  /** Adds entries to a list, behind the one at a place: further blocks of an article. */
  insertAfter?(at: At, values: string[], words: string): void
}

export interface Canvas {
  /** Shows the page as it is by now. */
  show(page: Page): void
  /** Shows plain words as they are typed in a form, before the page is drawn anew with them. */
  type(at: At, value: string): void
  /** Marks what is chosen in the window. */
  select(at: At | undefined): void
  /** Goes to a text, or to the first of a section, and begins to edit it. */
  focus(at: At): void
  /** Gives the page the focus: where it was last, else at what is chosen, else at its first text. */
  enter(): void
  disconnect(): void
}

export function isSame(one: At, other: At): boolean {
  return one.length === other.length && isWithin(one, other)
}

/** Whether a place is another one or within it. */
export function isWithin(at: At, outer: At): boolean {
  return outer.every((step, place) => at[place] === step)
}
