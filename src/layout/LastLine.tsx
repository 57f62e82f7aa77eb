import { FactsChecked } from '../components/FactsChecked'
import band from '../components/Band.module.css'
import styles from './LastLine.module.css'

/** What stands below all sections of a page, on the ground of the footer. @param day when its facts were last checked */
export function LastLine({ day }: { day: string }) {
  return (
    <div className={styles.line} data-band="deep">
      <p className={band.container}>
        <small>
          <FactsChecked day={day} />
        </small>
      </p>
    </div>
  )
}
