import type { RichText as Content } from '../page/page.generated'
import styles from './CheckList.module.css'
import { RichText } from './RichText'

export function CheckList({ entries }: { entries: Content[] }) {
  return (
    <ul className={styles.list} role="list">
      {entries.map((entry, i) => (
        <li key={i}>
          <RichText content={entry} />
        </li>
      ))}
    </ul>
  )
}
