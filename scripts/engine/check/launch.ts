import type { Problem } from '../problems/problem'
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

/** Problems as they count before a launch: what is unfinished is an error. */
export function beforeLaunch(problems: readonly Problem[]): Problem[] {
  return problems
    .map((problem) => (unfinished.has(problem.rule) ? { ...problem, severity: 'error' as const } : problem))
    .sort(bySeverityAndPlace)
}
