import MarkdownIt from 'markdown-it'

/** Reads Markdown as GitHub does as far as it matters here: HTML works, and addresses become links by themselves. */
const markdown = new MarkdownIt({ html: true, linkify: true })
markdown.linkify.set({ fuzzyLink: false })

export function html(text: string): string {
  return markdown.render(text)
}

/** What a reader sees of Markdown, a line for each block. */
export function shownBy(text: string): string {
  return html(text)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u2060', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}
