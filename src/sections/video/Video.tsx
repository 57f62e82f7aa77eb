import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import type { Video as VideoSection } from '../../page/page.generated'
import styles from './Video.module.css'

/** Most videos have one of two shapes, which their still fills, too; any other is shown whole within the wider one. */
function shapeOf(width: number, height: number): 'wide' | 'tall' | 'other' {
  const isNear = (ratio: number) => Math.abs(width / height / ratio - 1) < 0.02
  if (isNear(16 / 9)) return 'wide'
  return isNear(9 / 16) ? 'tall' : 'other'
}

export function Video({ id, heading, text, video, link }: VideoSection) {
  const { src, type, captions, poster, width, height, length, size } = video
  return (
    <Band id={id} tone="deep" className={styles.columns}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {text?.map((paragraph, i) => (
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
      <div className={styles.player} data-shape={shapeOf(width, height)}>
        {/* The browser's own player: it works without script, by keyboard, and in every language. */}
        <video
          className={styles.video}
          controls
          playsInline
          preload="none"
          poster={poster}
          width={width}
          height={height}
          aria-labelledby={`${id}-heading`}
          aria-describedby={`${id}-facts`}
        >
          <source src={src} type={type} />
          {/* Not shown by default: then browsers would load them with the page. */}
          <track kind="captions" src={captions} srcLang="en" label="English" />
        </video>
        <p id={`${id}-facts`} className={styles.facts}>
          {[length, size, 'with captions'].filter(Boolean).join(', ')}
        </p>
      </div>
    </Band>
  )
}
