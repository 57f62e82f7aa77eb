import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { Questions as QuestionsSection } from '../../page/page.generated'
import styles from './Questions.module.css'

/** The browser's own disclosure: it works without script, and what is searched for on the page opens it. */
export function Questions({ id, heading, text, questions, link }: QuestionsSection) {
  return (
    <Band id={id} tone="light" className={styles.columns}>
      <SectionHeading id={id} heading={heading} text={text} />
      <div>
        {questions.map(({ question, answer }, i) => (
          <details key={i} className={styles.question}>
            <summary className={styles.summary}>
              <h3>{question}</h3>
            </summary>
            <div className={styles.answer}>
              {answer.map((paragraph, j) => (
                <p key={j}>
                  <RichText content={paragraph} />
                </p>
              ))}
            </div>
          </details>
        ))}
        {link && (
          <p className={styles.more}>
            <ArrowLink link={link} />
          </p>
        )}
      </div>
    </Band>
  )
}
