import { finding, type Finding } from '../../problems/finding'
import type { DocumentCheck } from '../check'

/** An article's headings are ## and ###, in this order: the page's main heading is the hero's, deeper ones help nobody. */
export const headings: DocumentCheck = ({ file, fields }) => {
  let above = 1
  let section = ''
  return fields.flatMap(({ kind, value, at }): Finding[] => {
    const [, marks = '', space = ''] = (kind === 'article-block' && /^(#+)(\s?)/.exec(String(value))) || []
    if (!marks) return []
    const list = at.slice(0, 2).join()
    if (list !== section) above = 1
    section = list
    const place = { file, at, part: marks }
    const level = marks.length
    if (level === 1 || level > 3) return [finding('heading-level', place, { found: marks })]
    if (!space) return [finding('heading-space', place, { found: marks })]
    const skipped = level > above + 1
    above = level
    return skipped ? [finding('heading-order', place)] : []
  })
}
