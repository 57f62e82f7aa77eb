import { Picture } from '../../components/Picture'
import type { ArticlePicture as ArticlePictureData } from '../../page/page.generated'
import styles from './ArticlePicture.module.css'

export function ArticlePicture({ picture, caption }: ArticlePictureData) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(min-width: 64em) 52rem, 90vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
