import type { RichText as Content } from '../page/page.generated'
import { RichText } from './RichText'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  id: string
  heading: string
  text?: Content | undefined
}

export function SectionHeading({ id, heading, text }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {text && (
        <p className={styles.text}>
          <RichText content={text} />
        </p>
      )}
    </div>
  )
}
