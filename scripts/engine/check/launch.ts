import type { Problem } from '../problems/problem'
import type { PageIndex } from '../site/page-index'
import { draftsAmong } from './drafts'
import { bySeverityAndPlace } from './in-order'
import { exampleValue } from './rules/example-values'
import { jobIncomplete, payRange } from './rules/job-details'
import { proof } from './rules/proof'
import { startingText } from './rules/starting-text'

/** What is good enough to be looked at, but not to be published for everyone. */
const unfinished: ReadonlySet<string> = new Set([exampleValue.id, startingText.id, payRange.id])

/** What only a launch needs: told in one line until then. */
const forLaunch: ReadonlySet<string> = new Set([
  exampleValue.id,
  jobIncomplete.id,
  payRange.id,
  ...proof.rules.map(({ id }) => id),
])

export function isForLaunch({ rule }: { rule: string }): boolean {
  return forLaunch.has(rule)
}

/** What was found in documents, as of a day. */
interface Found {
  problems: readonly Problem[]
  index: PageIndex
  date: string
}

/** Problems as they count before a launch: what is unfinished is an error, but in a draft, which nobody gets to see. */
export function beforeLaunch({ problems, index, date }: Found): Problem[] {
  const drafts = new Set(draftsAmong(index, date).map(({ file }) => file))
  const isError = ({ rule, file }: Problem) => unfinished.has(rule) && !drafts.has(file)
  return problems
    .map((problem) => (isError(problem) ? { ...problem, severity: 'error' as const } : problem))
    .sort(bySeverityAndPlace)
}
