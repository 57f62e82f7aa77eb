import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { CheckList } from '../../components/CheckList'
import { Picture } from '../../components/Picture'
import { RichText } from '../../components/RichText'
import { Illustration } from '../../illustrations/Illustration'
import type { Intro as IntroSection } from '../../page/page.generated'
import styles from './Intro.module.css'

export function Intro({ id, heading, text, image, illustration, keyPoints, button }: IntroSection) {
  return (
    <Band id={id} tone="light" className={styles.columns}>
      <div className={styles.aside}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {image && <Picture picture={image} sizes="(min-width: 60em) 28rem, 90vw" className={styles.image} />}
        {illustration && (
          <div className={styles.illustration}>
            <Illustration src={illustration} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        {text.map((paragraph, i) => (
          <p key={i}>
            <RichText content={paragraph} />
          </p>
        ))}
        {keyPoints && (
          <div className={styles.points}>
            <CheckList entries={keyPoints} />
          </div>
        )}
        {button && (
          <p>
            <Button link={button} variant="quiet" />
          </p>
        )}
      </div>
    </Band>
  )
}
