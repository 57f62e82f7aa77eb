/** Lines and columns count from 1, in UTF-16 units; the end column is the one after the last character. */
export interface Place {
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** What every consumer gets. */
export interface Problem extends Place {
  file: string
  severity: 'error' | 'warning'
  /** Would be an error if the page it is in were published. */
  draft?: true
  /** The id of the rule that is broken, such as dead-link. */
  rule: string
  message: string
  /** What could stand at the marked place instead, best first. */
  suggestions: string[]
  /** What there is to choose from, for those who want to know more. */
  hint?: string
  fix?: Fix
  /** Where else in the file it shows. */
  also?: Place[]
  /** What it comes from in another file, such as a page that is gone: problems of one origin are told and counted as one. */
  origin?: string
  /** How many problems this one stands for, where a file has more than are told. */
  more?: number
}

/** Whether a page cannot be published with it. */
export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error'
}

/** By which a problem of a file is known again, whatever it counts as. */
export function nameOf({ rule, line, column, message }: Problem): string {
  return [rule, line, column, message].join()
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

/** Text to put in place of what stands there. */
export interface TextChange extends Place {
  text: string
}

/**
 * The authors' guide: tasks, with which one begins; every section type and field; every problem, with a place of its
 * own for each rule. Names below pages-json that begin with _ are no pages.
 */
export const guideFiles = {
  tasks: 'pages-json/README.md',
  sections: 'pages-json/_guide/sections.md',
  problems: 'pages-json/_guide/problems.md',
} as const
