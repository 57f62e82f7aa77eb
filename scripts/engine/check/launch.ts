import type { Problem, Rule } from '../problems/problem'
import { bySeverityAndPlace } from './content'

/** What is good enough to be looked at, but not to be published for everyone. */
const unfinished: ReadonlySet<Rule> = new Set<Rule>(['example-value', 'starting-text'])

/** Problems as they count before a launch: what is unfinished is an error. */
export function beforeLaunch(problems: readonly Problem[]): Problem[] {
  return problems
    .map((problem) => (unfinished.has(problem.rule) ? { ...problem, severity: 'error' as const } : problem))
    .sort(bySeverityAndPlace)
}
