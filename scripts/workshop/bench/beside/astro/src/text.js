import markdownIt from 'markdown-it'

// Inline Markdown without raw HTML, as the documents have it: bold words and links.
const markdown = markdownIt({ html: false })

export const inline = (text) => markdown.renderInline(text)

export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
