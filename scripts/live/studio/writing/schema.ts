import { Schema } from 'prosemirror-model'

/**
 * What our texts can hold, and nothing else. A text on the page may be any of these blocks by itself: its element is
 * the editor.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      // In a list whose lines stand close, words have no element of their own on the page.
      attrs: { spaced: { default: false, validate: 'boolean' } },
      parseDOM: [{ tag: 'p' }],
      toDOM: ({ attrs: { spaced } }) => [spaced ? 'p' : 'div', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2, validate: 'number' } },
      defining: true,
      parseDOM: [
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs: { level } }) => [level === 2 ? 'h2' : 'h3', 0],
    },
    blockquote: {
      group: 'block',
      content: '(paragraph | bullet_list | ordered_list)+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    table: { group: 'block', content: 'table_head table_body?', isolating: true, toDOM: () => ['table', 0] },
    table_head: { content: 'table_row', toDOM: () => ['thead', 0] },
    table_body: { content: 'table_row+', toDOM: () => ['tbody', 0] },
    table_row: { content: 'table_cell+', toDOM: () => ['tr', 0] },
    table_cell: {
      content: 'inline*',
      isolating: true,
      attrs: { tag: { default: 'td' }, align: { default: null } },
      toDOM: ({ attrs: { tag, align } }) => [
        tag === 'th' ? 'th' : 'td',
        align === null ? {} : { 'data-align': align },
        0,
      ],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { path: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ path: link.getAttribute('href') }) }],
      toDOM: ({ attrs: { path } }) => ['a', { href: String(path) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
