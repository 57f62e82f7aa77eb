import { Icon } from '../components/Icon'
import styles from './BackToTop.module.css'

/** The track begins below the first two windows and the link stays within it, so it needs no script to come and go. */
export function BackToTop() {
  return (
    <div className={styles.track}>
      <a href="#top" className={styles.link}>
        <Icon path="M12 19V5m-7 7 7-7 7 7" />
        <span>Back to top</span>
      </a>
    </div>
  )
}
