import type { ArticlePart, RichTextNode } from './page.generated'

/** Whether a part of an article is text: words, or an element around some. */
export function isText(part: ArticlePart): part is RichTextNode {
  return typeof part === 'string' || 'tag' in part
}
