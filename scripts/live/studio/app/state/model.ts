import type { OpenedDocument, Refused, Report, StudioProblem, StudioStart, TextHash, Turns } from '../../contract'
import type { Forms } from '../../form-types'
import type { At } from '../../canvas/host'

/** What is open besides the page. */
export type OpenDialog = 'pages' | 'settings' | 'site' | 'send' | 'gallery'

export type Width = 'phone' | 'tablet' | 'computer'

export interface StudioState {
  start: StudioStart
  forms: Forms
  /** The document that is edited: its file, its text as it is in this window, and what that says. */
  file: string
  text: string
  value: unknown
  /** Whether the text can be read; where not, `value` is what it last said. */
  readable: boolean
  path: string | undefined
  /** Of the text as it is in the file, as far as this window knows. */
  hash: TextHash
  saving: 'saved' | 'waiting' | 'saving' | 'refused'
  /** Why it was refused. */
  refused: string | undefined
  /** What somebody else saved meanwhile. */
  conflict: OpenedDocument | undefined
  problems: readonly StudioProblem[]
  /** The text that these are problems of, at the places where they stand in it. */
  problemsOf: string
  /** Errors in other documents. */
  elsewhere: number
  /** How often all documents were checked since the window opened: what is known of other pages may be different now. */
  checks: number
  turns: Turns
  selected: At | undefined
  dialog: OpenDialog | undefined
  /** As on which device the page is shown. */
  width: Width
  /** Whether the author chose it; until then it is as the room allows. */
  isWidthChosen: boolean
  /** Where a section is to be added. */
  addAt: number
  /** The link that is asked for, the words that lead there, and who waits for it. */
  asked: { now: string; words: string; answer: (link: string | undefined) => void } | undefined
  /** What was done last, and whether undo takes just that back. */
  told: { words: string; undoes: boolean }
  reached: boolean
  /** What is being sent, or what came of it: who closes the dialog meanwhile is told as well. */
  sending: 'under way' | Report | Refused | undefined
}
