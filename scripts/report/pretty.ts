import colors from 'picocolors'
import { isForLaunch } from '../engine/check/launch'
import { isError, problemCount, type Problem } from '../engine/problems/problem'
import { toldOnce } from '../engine/problems/told-once'
import { count } from '../engine/problems/words/sentence'
import { visible } from '../engine/text/hidden-characters.mjs'
import { shownProblem } from './shown-problem'
import { lineReader } from './text-lines'
import { guideTo } from './web'

/**
 * Prints problems for people, errors last, and how many there are.
 * @param launch whether what only a launch needs is told, too
 */
export function pretty(problems: readonly Problem[], pages: number, launch = false): string {
  // What has to be mended stands last, where one looks; what only a launch needs waits until somebody asks for it.
  const shown = problems.filter((problem) => launch || !canWait(problem))
  const [errors, warnings] = [shown.filter(isError), shown.filter((problem) => !isError(problem))]
  return [...frames(warnings), ...frames(errors), summary(problems, pages, launch)].join('\n\n')
}

/** Each problem for people, once however many files it shows in: place, sentence, the line with the mistake marked, and where to read more. */
export function frames(problems: readonly Problem[]): string[] {
  const linesOf = lineReader()
  return toldOnce(problems).map((problem) => block(shownProblem(problem), linesOf(problem.file)))
}

/** One line: how many pages, how many problems, and how much only a launch needs. */
export function summary(problems: readonly Problem[], pages: number, launch = false): string {
  const told = toldOnce(problems)
  const errors = problemCount(told.filter(isError))
  const waiting = launch ? 0 : told.filter(canWait).length
  const warnings = problemCount(told) - errors - waiting
  const counted = [
    count(pages, 'page'),
    errors ? colors.red(count(errors, 'error')) : 'no errors',
    warnings ? colors.yellow(count(warnings, 'warning')) : 'no warnings',
    ...(waiting
      ? [`${count(waiting, 'thing')} to settle before the launch (npm run validate -- --launch lists them)`]
      : []),
  ]
  return counted.join(', ')
}

/** What may stay until the launch: an example value, a job that says too little, or proof that only the owner has. */
function canWait(problem: Problem): boolean {
  return isForLaunch(problem) && !isError(problem)
}

function block(problem: Problem, lines: string[]): string {
  const { file, line, column, severity, rule, message, hint } = problem
  const paint = severity === 'error' ? colors.red : colors.yellow
  return [
    `${colors.bold(`${file}:${line}:${column}`)}  ${paint(severity)}  ${colors.dim(rule)}`,
    `  ${message}`,
    ...frame(problem, lines),
    colors.dim(`  ${hint ? `${hint}  ` : ''}${guideTo(rule)}`),
  ].join('\n')
}

/** The line with the mistake and the one before it, with what npm run fix would do beside the mark. */
function frame(problem: Problem, lines: string[]): string[] {
  const { line, column, endLine, endColumn } = problem
  // What is wrong with a file as a whole is not in its first line, which of a picture would not be text either.
  if (endLine === line && endColumn === column) return []
  const shown = lines[line - 1]
  if (shown === undefined) return []
  const width = String(line).length
  const before = lines[line - 2]
  // A long line is cut around the mark, so that the mark stays under its words.
  const start = Math.max(0, column - 60)
  const cut = (from: number, end = start + 110) => visible(shown.slice(from, Math.min(end, start + 110)))
  const indent = cut(start, column - 1).length
  const length = Math.max(1, cut(column - 1, endLine === line ? endColumn - 1 : undefined).length)
  const note = noteOf(problem)
  return [
    ...(before === undefined
      ? []
      : [colors.dim(`   ${String(line - 1).padStart(width)} | ${visible(before.slice(0, 110))}`)]),
    ` > ${line} | ${cut(start)}`,
    `   ${' '.repeat(width)} | ${' '.repeat(indent)}${colors.red('^'.repeat(length))}${note}`,
  ]
}

/** What npm run fix would do, or that a suggestion is left to the author: both are worded as a question before. */
function noteOf({ fix, suggestions }: Problem): string {
  if (fix) return `  ${fix.title[0]?.toLowerCase()}${fix.title.slice(1)} (npm run fix does this)`
  return suggestions.length > 0 ? '  for you to decide (npm run fix leaves it)' : ''
}
