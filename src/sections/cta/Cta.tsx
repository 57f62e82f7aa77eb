import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { RichText } from '../../components/RichText'
import type { Cta as CtaSection } from '../../page/page.generated'
import styles from './Cta.module.css'

export function Cta({ id, heading, text, price, button }: CtaSection) {
  return (
    <Band id={id} tone="light">
      <div className={styles.panel} data-band="deep">
        <div className={styles.words}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {text && (
            <p className={styles.text}>
              <RichText content={text} />
            </p>
          )}
        </div>
        <div>
          {price && (
            <p className={styles.price}>
              <small>
                <RichText content={price} />
              </small>
            </p>
          )}
          <Button link={button} />
        </div>
      </div>
    </Band>
  )
}
