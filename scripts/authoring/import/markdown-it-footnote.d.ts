/** The part of markdown-it-footnote that is used here; it has no types of its own that fit ours. */
declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it'

  /** Reads [^1] and what stands behind [^1]: further below as a footnote. */
  export default function footnotes(parser: MarkdownIt): void
}
