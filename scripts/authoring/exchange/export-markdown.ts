import { stringify } from 'yaml'
import type { ArticleWords, Entry } from './article-words'

/** An article as a text, and which of its lines belong to which entry: from the first to the one behind the last. */
export interface Exported {
  text: string
  lines: Map<Entry, [number, number]>
}

/**
 * Writes an article as Markdown that any program opens, with what it is called before it.
 * @param page its address
 * @param state what it is compared with once it comes back: see state.ts
 */
export function exportMarkdown({ fields, entries }: ArticleWords, page: string, state: string): Exported {
  const named = fields.flatMap(({ name, words }) => (words === undefined ? [] : [[name, words]]))
  const front = stringify({ ...Object.fromEntries(named), page, state }, { lineWidth: 0 })
  const note = '# Write above and below; by “page” and “state” your changes find their way back.\n'
  let text = `---\n${front}${note}---\n`
  const lines = new Map<Entry, [number, number]>()
  let line = text.split('\n').length - 1
  for (const entry of entries) {
    const height = entry.text.split(/\r\n?|\n/).length
    lines.set(entry, [line + 1, line + 1 + height])
    text += `\n${entry.text}\n`
    line += 1 + height
  }
  return { text, lines }
}
