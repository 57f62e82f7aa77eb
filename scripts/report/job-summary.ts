import { isError, problemCount, type Problem } from '../engine/problems/problem'
import { toldOnce } from '../engine/problems/told-once'
import { count } from '../engine/problems/words/sentence'
import { worstFirst, type GitHubOptions } from './github'
import { fitted, link, plain } from './markdown'
import { shownProblem } from './shown-problem'
import { webAddress, webGuideTo, guideTo, type Environment } from './web'

/** GitHub refuses a summary of more than 1 MiB as a whole; this leaves room for the headings. */
const mostBytes = 1_000_000

/** All problems as Markdown, for the page GitHub shows of a run. */
export function jobSummary(problems: readonly Problem[], pages: number, options: GitHubOptions): string {
  if (problems.length === 0) return `## Everything is right\n\n${count(pages, 'page')} checked, no problems.\n`
  const sorted = toldOnce(worstFirst(problems, options.changed))
  const errors = sorted.filter(isError)
  const warnings = sorted.slice(errors.length)
  const lines = [
    ...part('to mend before this can be published', errors, options.environment),
    ...part('to look at', warnings, options.environment),
  ]
  const rest = (left: number) =>
    `\nThis is not all: ${left} more lines do not fit here. \`npm run validate\` shows every problem.`
  return `${fitted(lines, mostBytes, rest)}\n`
}

function part(heading: string, problems: readonly Problem[], environment: Environment): string[] {
  if (problems.length === 0) return []
  return [
    `## ${count(problemCount(problems), 'problem')} ${heading}`,
    '',
    ...problems.map((problem) => item(problem, environment)),
    '',
  ]
}

function item(problem: Problem, environment: Environment): string {
  const { file, line, rule } = problem
  const shown = shownProblem(problem)
  const place = link(`${shown.file}, line ${line}`, webAddress(file, line, environment))
  const guide = webGuideTo(rule, environment)
  return `- ${place}: ${plain(shown.message)} ${guide ? link('More in the guide', guide) : plain(guideTo(rule))}`
}
