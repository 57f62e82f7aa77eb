import { isError } from '../../../engine/problems/problem'
import { count } from '../../../engine/problems/words/sentence'
import { goTo } from './go-to'
import styles from './SaveState.module.css'
import { ended } from './state/calls'
import { saveNow } from './state/saving'
import { studio, useStudio } from './state/studio'
import { useSettled } from './use-settled'

const words = { saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving …', refused: 'Not saved' } as const

/** How long nothing more is found wrong or mended before it is said, in milliseconds: nobody is counted down to. */
const pause = 1500

/** Whether the words are in the file, and how many mistakes there are; the button leads to the first. */
export function SaveState() {
  const saving = useStudio(({ saving }) => saving)
  const refused = useStudio(({ refused }) => refused)
  const reached = useStudio(({ reached }) => reached)
  const elsewhere = useStudio(({ elsewhere }) => elsewhere)
  const errors = useStudio(({ problems }) => problems).filter(isError)
  const said = useSettled(errors.length, pause)
  const [first] = errors
  return (
    <div className={styles.state}>
      {reached ? (
        <p data-state={saving}>{words[saving]}</p>
      ) : (
        <p role="alert" data-state="refused">
          {ended}
        </p>
      )}
      {reached && refused !== undefined && (
        <>
          <p role="alert">{refused}</p>
          <button type="button" onClick={() => void saveNow()}>
            Save again
          </button>
        </>
      )}
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
      <p role="status" className="told">
        {said === 0 ? 'No problem on this page' : `${count(said, 'problem')} on this page`}
      </p>
    </div>
  )
}
