import type { FlowStep } from '../../page/page.generated'
import styles from './FlowSteps.module.css'

/** Steps in their order; where the way parts, each branch says when it is taken. */
export function FlowSteps({ steps }: { steps: FlowStep[] }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ words, note, branches }, i) => (
        <li key={i} className={styles.step} data-parts={branches && true}>
          <p className={styles.words}>
            {words} {note && <small>{note}</small>}
          </p>
          {branches && (
            <ul className={styles.branches} role="list">
              {branches.map((branch, place) => (
                <li key={place} className={styles.branch}>
                  <p className={styles.answer}>{branch.answer}</p>
                  <FlowSteps steps={branch.steps} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
