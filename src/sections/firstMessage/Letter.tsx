import type { Begun } from './begun'
import styles from './Letter.module.css'

/** The message as it will stand in a mail program. */
export function Letter({ email, begun: { subject, paragraphs } }: { email: string; begun: Begun }) {
  return (
    <>
      <dl className={styles.head}>
        <div>
          <dt>To</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
      </dl>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}
