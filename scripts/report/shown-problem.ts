import type { Problem } from '../engine/problems/problem'
import { visibleOnLine } from '../engine/text/hidden-characters.mjs'

/** A problem as people may see it: nothing an author wrote or named can hide, turn round or begin a line of its own. */
export function shownProblem(problem: Problem): Problem {
  const { file, message, suggestions, hint, fix } = problem
  return {
    ...problem,
    file: visibleOnLine(file),
    message: visibleOnLine(message),
    suggestions: suggestions.map(visibleOnLine),
    ...(hint !== undefined && { hint: visibleOnLine(hint) }),
    ...(fix && { fix: { ...fix, title: visibleOnLine(fix.title) } }),
  }
}
