import { count } from '../../../engine/problems/words/sentence'
import { goTo } from './go-to'
import styles from './SaveState.module.css'
import { studio, useStudio } from './state/studio'

const words = { saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving …', refused: 'Not saved' } as const

/** Whether the words are in the file, and how many mistakes there are; the button leads to the first. */
export function SaveState() {
  const saving = useStudio(({ saving }) => saving)
  const refused = useStudio(({ refused }) => refused)
  const reached = useStudio(({ reached }) => reached)
  const elsewhere = useStudio(({ elsewhere }) => elsewhere)
  const errors = useStudio(({ problems }) => problems).filter(({ severity }) => severity === 'error')
  const [first] = errors
  return (
    <div className={styles.state}>
      <p role="status" data-state={reached ? saving : 'refused'}>
        {reached ? words[saving] : 'The studio has ended. Start npm run studio again: your words are kept here.'}
      </p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      {first && (
        <button type="button" onClick={() => goTo(first.at)}>
          {count(errors.length, 'problem')} here
        </button>
      )}
      {elsewhere > 0 && (
        <button type="button" onClick={() => studio.show('pages')}>
          {count(elsewhere, 'problem')} on other pages
        </button>
      )}
    </div>
  )
}
