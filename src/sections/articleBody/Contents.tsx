import type { ArticlePart, RichTextNode } from '../../page/page.generated'
import styles from './Contents.module.css'

/** The article's headings as links. One or two are found without. */
export function Contents({ body }: { body: ArticlePart[] }) {
  const headings = body.flatMap((part) =>
    typeof part !== 'string' && 'tag' in part && part.tag === 'h2' && part.id ? [part] : [],
  )
  if (headings.length < 3) return null
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ol role="list">
        {headings.map(({ id, children = [] }) => (
          <li key={id}>
            <a href={`#${id}`}>{children.map(wordsOf).join('')}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function wordsOf(node: RichTextNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(wordsOf).join('')
}
