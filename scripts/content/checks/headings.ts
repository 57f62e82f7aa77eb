import { finding } from '../finding'
import type { DocumentCheck } from './check'

/** An article's headings are ## and ###: the page's main heading is the hero's, and deeper ones help nobody. */
export const headings: DocumentCheck = ({ file, fields }) =>
  fields.flatMap(({ kind, value, at }) => {
    const marks = kind === 'article-block' && typeof value === 'string' ? /^(#|#{4,})\s/.exec(value)?.[1] : undefined
    return marks ? [finding('heading-level', { file, at, part: marks }, { found: marks })] : []
  })
