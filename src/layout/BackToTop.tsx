import styles from './BackToTop.module.css'

/** Comes into view after one viewport of scrolling, by style alone: its track begins below the second screen. */
export function BackToTop() {
  return (
    <div className={styles.track}>
      <a href="#top" className={styles.link}>
        <span className="visually-hidden">Back to top</span>
      </a>
    </div>
  )
}
