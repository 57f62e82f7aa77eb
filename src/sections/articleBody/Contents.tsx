import type { RichTextNode } from '../../page/page.generated'
import styles from './Contents.module.css'

/** The article's headings as links. One or two are found without. */
export function Contents({ body }: { body: RichTextNode[] }) {
  const headings = body.flatMap((node) => (typeof node !== 'string' && node.tag === 'h2' && node.id ? [node] : []))
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
