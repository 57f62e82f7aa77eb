import button from '../../components/Button.module.css'
import styles from './ChosenFor.module.css'

interface ChosenForProps {
  /** What the page is about that somebody came from; undefined for one that is about nothing to write on. */
  about: string | undefined
  /** Whether the message is about something else all the same. */
  afresh: boolean
  onAfresh: (afresh: boolean) => void
}

/** Why the message is about what it is about, and the way to one about nothing yet, and back. */
export function ChosenFor({ about, afresh, onAfresh }: ChosenForProps) {
  const why = afresh ? 'These questions fit any subject.' : `You came from ${about}, so these are its questions.`
  return (
    <div className={styles.chosen}>
      {/* It is there before its words are, which only so are told. */}
      <p role="status">{about !== undefined && why}</p>
      {about !== undefined && (
        <button type="button" className={button.button} data-variant="quiet" onClick={() => onAfresh(!afresh)}>
          {afresh ? `Write about ${about}` : 'Write about something else'}
        </button>
      )}
    </div>
  )
}
