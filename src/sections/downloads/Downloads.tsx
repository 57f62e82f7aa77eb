import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import { Reveal } from '../../motion/Reveal'
import type { Downloads as DownloadsSection } from '../../page/page.generated'
import styles from './Downloads.module.css'

export function Downloads({ id, heading, text, files }: DownloadsSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul role="list">
        {files.map(({ src, title, description, path, kind, size }, i) => (
          <li key={i}>
            <Reveal className={styles.file}>
              <h3 className={styles.title}>
                {/* Saved under the name that its author gave it. */}
                <a href={path} download={src} aria-describedby={`${id}-file-${i + 1}`}>
                  {title}
                </a>
              </h3>
              <p className={styles.description}>
                <RichText content={description} />
              </p>
              <p id={`${id}-file-${i + 1}`} className={styles.facts}>
                {/* While an author's file is being looked at, in npm run dev, neither is known. */}
                {[kind, size].filter(Boolean).join(', ')}
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
