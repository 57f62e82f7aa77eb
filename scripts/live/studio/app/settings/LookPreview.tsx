import type { PagePreview } from '../../contract'
import { countWords, cutAt } from './cut'
import styles from './LookPreview.module.css'

/** What search engines show of a title and a description; the rules of the pages have the same numbers. */
const mostOfTitle = 60
const mostOfDescription = 155

/** How a page looks in a list of search results, and in a chat or network that shows links with pictures. */
export function LookPreview({ look }: { look: PagePreview }) {
  const { title, address, description, picture, pictureAlt } = look
  const site = address.replace(/^https?:\/\//, '').replace(/\/.*/, '')
  return (
    <>
      <section aria-labelledby="search-look">
        <h3 id="search-look" className={styles.heading}>
          Search result
        </h3>
        <div className={styles.result}>
          <p className={styles.address}>{address.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}</p>
          <p className={styles.title}>{cutAt(title, mostOfTitle)}</p>
          <p className={styles.description}>{cutAt(description, mostOfDescription)}</p>
        </div>
        <p className={styles.count} data-over={[...title].length > mostOfTitle}>
          Title: {countWords(title, mostOfTitle)}
        </p>
        <p className={styles.count} data-over={[...description].length > mostOfDescription}>
          Description: {countWords(description, mostOfDescription)}
        </p>
      </section>
      <section aria-labelledby="card-look">
        <h3 id="card-look" className={styles.heading}>
          Link preview
        </h3>
        <div className={styles.card}>
          {picture !== '' && <img src={picture} alt={pictureAlt} />}
          <div className={styles.words}>
            <p className={styles.site}>{site}</p>
            <p className={styles.name}>{title}</p>
            <p className={styles.description}>{description}</p>
          </div>
        </div>
      </section>
    </>
  )
}
