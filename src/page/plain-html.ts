import type { RichText, RichTextNode } from './page.generated'

/** The words of a text as HTML without any element, as search engines take it. */
export function plainHtml(text: RichText): string {
  return wordsOf(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function wordsOf(text: RichText | RichTextNode): string {
  if (typeof text === 'string') return text
  return (Array.isArray(text) ? text : (text.children ?? [])).map(wordsOf).join('')
}
