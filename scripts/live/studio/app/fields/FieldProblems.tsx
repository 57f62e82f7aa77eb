import type { At } from '../../canvas/host'
import type { StudioProblem } from '../../contract'
import { studio, useStudio } from '../state/studio'
import { applyFix, withSuggestion } from './apply-fix'
import { fieldId } from './field-id'
import styles from './FieldProblems.module.css'
import { changeWords } from './words'

function problemsAt(problems: readonly StudioProblem[], at: At): StudioProblem[] {
  const place = at.join('/')
  return problems.filter((problem) => problem.at.join('/') === place)
}

/** Whether something is wrong with the value at a place. */
export function useIsWrong(at: At): boolean {
  return useStudio(({ problems }) => problemsAt(problems, at).some(({ severity }) => severity === 'error'))
}

/** What is wrong at a place, in the words it is told in everywhere, with what mends it by a click. */
export function FieldProblems({ at, label }: { at: At; label: string }) {
  const found = problemsAt(
    useStudio(({ problems }) => problems),
    at,
  )
  return (
    <ul id={`${fieldId(at)}-problems`} className={styles.problems}>
      {found.map((problem) => (
        <ProblemEntry
          key={`${problem.rule} ${problem.column} ${problem.message}`}
          problem={problem}
          at={at}
          label={label}
        />
      ))}
    </ul>
  )
}

function ProblemEntry({ problem, at, label }: { problem: StudioProblem; at: At; label: string }) {
  const { message, severity, fix, suggestions } = problem
  const edit = (change: (text: string) => string) => studio.edit(change, changeWords(label, at))
  return (
    <li data-severity={severity}>
      <p>
        <strong>{severity === 'error' ? 'Problem' : 'Warning'}: </strong>
        {message}
      </p>
      <div className={styles.ways}>
        {fix && (
          <button type="button" onClick={() => edit((text) => applyFix(text, problem))}>
            {fix.title}
          </button>
        )}
        {!fix &&
          suggestions.slice(0, 3).map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              onClick={() => edit((text) => withSuggestion(text, problem, suggestion))}
            >
              Use “{suggestion}”
            </button>
          ))}
      </div>
    </li>
  )
}
