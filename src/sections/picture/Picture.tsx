import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { Picture as Image } from '../../components/Picture'
import { RichText } from '../../components/RichText'
import { Reveal } from '../../motion/Reveal'
import type { Picture as PictureSection } from '../../page/page.generated'
import styles from './Picture.module.css'

export function Picture({ id, heading, text, image, caption, link }: PictureSection) {
  return (
    <Band id={id} tone="light" className={styles.columns}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {text.map((paragraph, i) => (
          <p key={i}>
            <RichText content={paragraph} />
          </p>
        ))}
        {link && (
          <p>
            <ArrowLink link={link} />
          </p>
        )}
      </div>
      <Reveal className={styles.place}>
        <figure className={styles.figure} data-tall={image.height > image.width}>
          <Image picture={image} sizes="(min-width: 64em) 44rem, 92vw" />
          {caption && (
            <figcaption className={styles.caption}>
              <RichText content={caption} />
            </figcaption>
          )}
        </figure>
      </Reveal>
    </Band>
  )
}
