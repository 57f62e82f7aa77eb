import styles from './ReportText.module.css'

/** A report as it is told everywhere, in its own lines. */
export function ReportText({ report }: { report: string }) {
  return <div className={styles.report}>{report}</div>
}
