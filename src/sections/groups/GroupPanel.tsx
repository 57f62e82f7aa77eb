import { ArrowLink } from '../../components/ArrowLink'
import { CheckList } from '../../components/CheckList'
import { RichText } from '../../components/RichText'
import type { GroupPanel as GroupPanelData } from '../../page/page.generated'
import styles from './GroupPanel.module.css'

export function GroupPanel({ label, description, keyPoints, link, cover }: GroupPanelData) {
  return (
    <article className={styles.panel} data-band="deep">
      <img src={cover} alt="" width={768} height={432} loading="lazy" className={styles.art} />
      <h3 className={styles.title}>{label}</h3>
      <p className={styles.description}>
        <RichText content={description} />
      </p>
      {keyPoints && <CheckList entries={keyPoints} />}
      {link && <ArrowLink link={link} />}
    </article>
  )
}
