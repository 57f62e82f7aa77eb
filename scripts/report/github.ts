import { randomUUID } from 'node:crypto'
import { rules } from '../engine/check/rules'
import type { Problem } from '../engine/problems/problem'
import { toldOnce } from '../engine/problems/told-once'
import { pretty } from './pretty'
import { shownProblem } from './shown-problem'
import { webGuideTo, type Environment } from './web'

/** GitHub shows ten errors and ten warnings of a step and drops the rest without a word. */
export const mostAnnotations = 10

export interface GitHubOptions {
  /** The files of the pull request: their problems come before those of others. */
  changed: ReadonlySet<string>
  environment: Environment
}

/**
 * Problems as GitHub's workflow commands, which it shows at the lines they are about: the worst first, at most ten.
 * The log before them holds all.
 */
export function github(problems: readonly Problem[], pages: number, { changed, environment }: GitHubOptions): string {
  const shown = toldOnce(worstFirst(problems, changed)).slice(0, mostAnnotations)
  // What authors wrote must not work as a command; between these two lines nothing does.
  const token = randomUUID()
  return [
    `::stop-commands::${token}`,
    pretty(problems, pages),
    `::${token}::`,
    ...shown.map((problem) => annotation(problem, environment)),
  ].join('\n')
}

/** Errors before warnings, and among each what the pull request changed; otherwise in the order given. */
export function worstFirst(problems: readonly Problem[], changed: ReadonlySet<string>): Problem[] {
  const rank = ({ severity, file }: Problem) => (severity === 'error' ? 0 : 2) + (changed.has(file) ? 0 : 1)
  return problems.toSorted((a, b) => rank(a) - rank(b))
}

function annotation(problem: Problem, environment: Environment): string {
  const { file, line, endLine, column, endColumn, severity, rule, message } = shownProblem(problem)
  const properties = {
    file,
    line,
    endLine,
    // GitHub refuses columns where a mark spans several lines.
    ...(line === endLine && { col: column, endColumn }),
    title: rules.get(rule)?.about,
  }
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const guide = webGuideTo(rule, environment)
  return `::${severity} ${written.join(',')}::${escapeMessage(guide ? `${message}\n${guide}` : message)}`
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
