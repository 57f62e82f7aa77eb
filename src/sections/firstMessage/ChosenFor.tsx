import button from '../../components/Button.module.css'
import styles from './ChosenFor.module.css'

interface ChosenForProps {
  about: string | undefined
  onAfresh: () => void
}

/** Why the message is about what it is about, and the way to one about nothing yet. */
export function ChosenFor({ about, onAfresh }: ChosenForProps) {
  return (
    <div role="status" className={styles.chosen}>
      {about !== undefined && (
        <>
          <p>
            You came from <strong>{about}</strong>, so these are its questions.
          </p>
          <button type="button" className={button.button} data-variant="quiet" onClick={onAfresh}>
            Write about something else
          </button>
        </>
      )}
    </div>
  )
}
