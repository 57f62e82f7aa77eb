import { aboutFields } from './words/fields'
import { aboutFiles } from './words/files'
import { aboutHidden } from './words/hidden'
import { aboutPages } from './words/pages'
import type { Wording } from './words/sentence'
import { aboutSite } from './words/site'
import { aboutWriting } from './words/writing'

/**
 * A check reports a finding (finding.ts): a rule, a place, particulars. What is in words/ turns them into the
 * sentence an author reads, the same in the terminal, in JSON, on GitHub and in the browser; no other code words one.
 */

/** What every consumer gets. Lines and columns count from 1; the end column is the one after the last character. */
export interface Problem {
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  severity: 'error' | 'warning'
  rule: Rule
  message: string
  /** What could stand at the marked place instead, best first. */
  suggestions: string[]
  /** What there is to choose from, for those who want to know more. */
  hint?: string
  fix?: Fix
  /** How many problems this one stands for, where a file has more than are told. */
  more?: number
}

/** How many there are, those counted in that a file has besides. */
export function problemCount(problems: readonly Problem[]): number {
  return problems.reduce((sum, { more = 1 }) => sum + more, 0)
}

/** A change that is safe to make without asking: `npm run fix` makes it. */
export interface Fix {
  /** What it does, as an order: Rename to "title" */
  title: string
  changes: TextChange[]
}

/** Text to put in place of what stands between two places; lines and columns count from 1, in UTF-16 units, the end is the one after the last character. */
export interface TextChange {
  line: number
  column: number
  endLine: number
  endColumn: number
  text: string
}

const wording = { ...aboutFiles, ...aboutWriting, ...aboutHidden, ...aboutFields, ...aboutPages, ...aboutSite }

export type Rule = keyof typeof wording

/** Every rule there is. */
export const rules: readonly string[] = Object.keys(wording)

/** The authors' guide, which has a place of its own for each rule. */
export const guideFile = 'pages-json/README.md'

/** What the wording of each rule needs to know. */
export type Particulars = { [R in Rule]: Parameters<(typeof wording)[R]> }

/** The wording of each rule. */
export const words: { [R in Rule]: (...particulars: Particulars[R]) => Wording } = wording
