import { applyEdits } from '../../../../engine/text/edits'
import type { Problem, TextChange } from '../../../../engine/problems/problem'
import { offsetsIn } from '../../../../engine/text/text-places'

/** The text once a problem is mended. */
export function applyFix(text: string, { fix }: Pick<Problem, 'fix'>): string {
  return fix ? withChanges(text, fix.changes) : text
}

/** The text with another value where a problem is; in quotation marks where such stand there now. */
export function withSuggestion(text: string, problem: Problem, suggestion: string): string {
  const offsetOf = offsetsIn(text)
  const now = text.slice(offsetOf(problem), offsetOf({ line: problem.endLine, column: problem.endColumn }))
  const { line, column, endLine, endColumn } = problem
  const written = now.startsWith('"') ? JSON.stringify(suggestion) : suggestion
  return withChanges(text, [{ line, column, endLine, endColumn, text: written }])
}

function withChanges(text: string, changes: readonly TextChange[]): string {
  const offsetOf = offsetsIn(text)
  const edits = changes.map(({ line, column, endLine, endColumn, text: words }) => {
    const offset = offsetOf({ line, column })
    return { offset, length: offsetOf({ line: endLine, column: endColumn }) - offset, text: words }
  })
  return applyEdits(text, edits)
}
