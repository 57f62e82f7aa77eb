import type { RichText, RichTextNode } from '../../../../src/page/page.generated'
import { nestedDeeply } from '../../load/syntax/rules'
import { finding } from '../../problems/finding'
import { deepestMarks, parseBlock, parseRichText } from '../../site/markdown'
import type { DocumentCheck } from '../check'
import { textsAmong, type Text } from '../signs'

/** What can open something within something else: bold and stressed words, links, quotes, lists. */
const mark = /[*_[>]|(?:[-+]|\d[.)]) /

const hasManyMarks = ({ kind, value }: Text) =>
  kind !== 'text' && mark.test(value) && value.split(mark).length > deepestMarks

/** Marks stand in each other only as deep as a reader could follow, and far deeper than that. */
export const nesting: DocumentCheck = {
  rules: [],
  find: ({ file, fields }) =>
    textsAmong(fields)
      .filter(hasManyMarks)
      .flatMap(({ kind, value, at }) => {
        const depth = depthOf(kind === 'rich-text' ? parseRichText(value) : parseBlock(value))
        return depth < deepestMarks ? [] : [finding(nestedDeeply, { file, at }, 'marks')]
      }),
}

function depthOf(text: RichText | RichTextNode): number {
  if (typeof text === 'string') return 0
  if (Array.isArray(text)) return text.reduce((depth, node) => Math.max(depth, depthOf(node)), 0)
  return 1 + depthOf(text.children ?? [])
}
