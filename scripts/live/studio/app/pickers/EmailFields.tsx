import control from '../fields/Control.module.css'
import { emailLink, type Email } from './email'
import styles from './LinkPicker.module.css'

interface EmailFieldsProps {
  id: string
  email: Email
  onChoose: (value: string) => void
}

/** What an email begins with, in words: in the link it is written with signs nobody can read. */
export function EmailFields({ id, email, onChoose }: EmailFieldsProps) {
  return (
    <div className={styles.email}>
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        className={control.control}
        value={email.subject}
        onChange={({ target }) => onChoose(emailLink({ ...email, subject: target.value }))}
      />
      <label htmlFor={`${id}-body`}>What it begins with</label>
      <textarea
        id={`${id}-body`}
        className={control.control}
        rows={3}
        value={email.body}
        onChange={({ target }) => onChoose(emailLink({ ...email, body: target.value }))}
      />
    </div>
  )
}
