import { isBelow } from '../../engine/files/note'
import { isNumber, isText, listOf, oneOf, optional, withFields, type Guard } from '../../engine/text/shape'

/** One step of the history of a folder of pages: something that was done to it and can be taken back. */
export interface Step {
  /** When, in UTC: 2026-11-20T09:30:00.000Z */
  at: string
  /** Which command did it. `studio` is a change in its window, `edit` is what somebody wrote by hand, from one sending to the next. */
  by: (typeof doers)[number]
  /** What it did, as a line for people: Moved /uiux to /services/uiux */
  words: string
  /** What its changes have in common that go on with each other: the letters of a word, one after the other. */
  run?: string | undefined
  files: StepFile[]
  /** What was sent; only of a sending, which changes no file. */
  sent?: Sent | undefined
}

/** A file that a step changed. */
export interface StepFile {
  /** Below the folder, with slashes: services/uiux.json */
  file: string
  /** How many bytes were in it before; null where it was not there. */
  before: number | null
  /** The SHA-256 of what the step left in it; null where the step removed it. */
  after: string | null
  /** The same before the last change of its run, which may not have been made. */
  or?: string | undefined
}

/** What a sending brought to the server. */
export interface Sent {
  /** The commit, and the branch it went to. */
  commit: string
  branch: string
  /** What Git calls the server here. */
  remote: string
}

const doers = ['new', 'move', 'remove', 'fix', 'edit', 'send', 'studio'] as const

const orNull =
  <T>(isRight: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || isRight(value)

const isStepFile: Guard<StepFile> = withFields({
  file: isBelow,
  before: orNull(isNumber),
  after: orNull(isText),
  or: optional(isText),
})
const isSent: Guard<Sent> = withFields({ commit: isText, branch: isText, remote: isText })

/** Whether a note is a step, and not something that a disk or a person has made of it. */
export const isStep: Guard<Step> = withFields({
  at: isText,
  by: oneOf(...doers),
  words: isText,
  run: optional(isText),
  files: listOf(isStepFile),
  sent: optional(isSent),
})
