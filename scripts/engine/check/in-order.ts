import { isError, type Problem } from '../problems/problem'
import { wrongForm } from './against-schema/value-rules'

/** Problems as they are told: each once, errors first, then by file and line. */
export function inOrder(problems: Problem[]): Problem[] {
  return withoutRepeats(problems).sort(bySeverityAndPlace)
}

/** A value in a wrong form is told once: as another rule's error, or else as this one; warnings of it can wait. */
function withoutRepeats(problems: Problem[]): Problem[] {
  const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const isWrongForm = ({ rule }: Problem) => rule === wrongForm.id
  const wrong = new Set(problems.filter(isWrongForm).map(place))
  const told = new Set(problems.filter((problem) => isError(problem) && !isWrongForm(problem)).map(place))
  return problems.filter((problem) =>
    isWrongForm(problem) ? !told.has(place(problem)) : isError(problem) || !wrong.has(place(problem)),
  )
}

/** Errors first, then by file and line. */
export function bySeverityAndPlace(a: Problem, b: Problem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column
}
