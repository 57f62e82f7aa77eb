import type { At } from '../../canvas/host'
import type { StudioProblem } from '../../contract'
import { studio } from '../state/studio'
import { applyFix, withSuggestion } from './apply-fix'
import { fieldId } from './field-id'
import styles from './FieldProblems.module.css'
import { useProblemsAt } from './problems-at'
import { alsoIn, changeWords } from './words'

const signs = {
  error: 'M12 7v6M12 17h.01M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  warning: 'M12 9v5M12 17.5h.01M12 3 2 21h20z',
  'to-write': 'M4 20h4L19 9l-4-4L4 16z',
} as const

const names = { error: 'Problem', warning: 'Warning', 'to-write': 'Still to write' } as const

/** The rule for texts that say what to write: no mistake, as everything begins so. */
const stillToWrite = 'starting-text'

/** What is wrong at a place, in the words it is told in everywhere, with what mends it by a click. */
export function FieldProblems({ at, label }: { at: At; label: string }) {
  const found = useProblemsAt(at)
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
  const { said, rule, severity, fix, suggestions } = problem
  const kind = rule === stillToWrite ? 'to-write' : severity
  const edit = (change: (text: string) => string) => studio.mend(change, changeWords(label, at))
  return (
    <li data-severity={kind}>
      <p>
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d={signs[kind]} />
        </svg>{' '}
        <strong>{names[kind]}: </strong>
        {kind === 'to-write' ? 'put your own words in its place.' : [said, alsoIn(problem, at)].join(' ')}
      </p>
      <div className={styles.ways}>
        {fix && (
          <button type="button" onClick={() => edit((text) => applyFix(text, problem))}>
            Fix: {fix.title}
          </button>
        )}
        {suggestions.slice(0, 3).map((suggestion) => (
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
