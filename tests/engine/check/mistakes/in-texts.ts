import type { Node } from 'jsonc-parser'
import { put, valueWith, type Kinds, type Maker, type Made } from './mistake'
import type { PageText, Pick } from './page-text'

/** Texts in which words can be marked up. */
function richTexts(page: PageText): Node[] {
  return page
    .at(
      'sections.*.text',
      'sections.*.cards.*.description',
      'sections.*.steps.*.description',
      'sections.*.reasons.*.description',
      'job.description',
    )
    .flatMap(({ value }) => (value.type === 'array' ? (value.children ?? []) : [value]))
    .filter(({ value }) => typeof value === 'string' && /^\w+ \w+ \w+ [^<&[*]*$/.test(value))
}

/** Wraps or replaces the second word of a text. @param meant the text a fix makes of it */
const inText =
  (wrong: (word: string) => string, marked: string, meant?: (word: string) => string, texts = richTexts): Maker =>
  (page, pick) => {
    const node = pick(texts(page))
    const text = String(node?.value)
    const [, first = '', word = '', rest = ''] = /^(\S+ )(\S+)(.*)$/s.exec(text) ?? []
    if (!node || !word) return undefined
    const written = JSON.stringify(first + wrong(word) + rest)
    const mark = marked && JSON.stringify(marked).slice(1, -1)
    const made = put(page, node, written, mark ? { offset: written.indexOf(mark), length: mark.length } : {})
    return { ...made, ...(meant && { meant: valueWith(page, node, first + meant(word) + rest) }) }
  }

const headings = (page: PageText) => page.at('sections.*.heading').map(({ value }) => value)

const inArticle =
  (which: RegExp, change: (block: string) => string, marked: string, fix = false, right?: string): Maker =>
  (page, pick): Made | undefined => {
    const blocks = page.at('sections.*.body').flatMap(({ value }) => value.children ?? [])
    const node = pick(blocks.filter(({ value }) => which.test(String(value))))
    if (!node) return undefined
    const written = JSON.stringify(change(String(node.value)))
    const made = put(page, node, written, marked ? { offset: written.indexOf(marked), length: marked.length } : {})
    return { ...made, right, ...(fix && { meant: page.value }) }
  }

const linkWords =
  (words: string): Maker =>
  (page: PageText, pick: Pick) => {
    const found = [...page.text.matchAll(/(?<=\[)[^\]"\n]+(?=\]\(\/)/g)]
    const link = pick(found)
    return link && put(page, { offset: link.index, length: link[0].length }, words)
  }

export const inTexts: Kinds = {
  'bold words in HTML': [
    3,
    inText(
      (word) => `<b>${word}</b>`,
      '<b>',
      (word) => `**${word}**`,
    ),
  ],
  'strong words in HTML': [
    2,
    inText(
      (word) => `<strong>${word}</strong>`,
      '<strong>',
      (word) => `**${word}**`,
    ),
  ],
  'stressed words in HTML': [
    2,
    inText(
      (word) => `<i>${word}</i>`,
      '<i>',
      (word) => `*${word}*`,
    ),
  ],
  'a link in HTML': [
    2,
    inText(
      (word) => `<a href="/contact">${word}</a>`,
      '<a href="/contact">',
      (word) => `[${word}](/contact)`,
    ),
  ],
  'a line break in HTML': [
    2,
    inText(
      (word) => `${word}<br>`,
      '<br>',
      (word) => word,
    ),
  ],
  'a color in HTML': [
    2,
    inText(
      (word) => `<span style="color: red">${word}</span>`,
      '<span style="color: red">',
      (word) => word,
    ),
  ],
  'a script in HTML': [1, inText((word) => `${word}<script>alert(1)</script>`, '<script>')],
  'a space in HTML': [
    2,
    inText(
      (word) => `${word}&nbsp;now`,
      '&nbsp;',
      (word) => `${word} now`,
    ),
  ],
  'an ampersand in HTML': [
    2,
    inText(
      (word) => `${word} &amp; more`,
      '&amp;',
      (word) => `${word} & more`,
    ),
  ],
  'bold words in HTML in a heading': [
    2,
    inText(
      (word) => `<b>${word}</b>`,
      '<b>',
      (word) => word,
      headings,
    ),
  ],
  'an article heading of the first level': [2, inArticle(/^## /, (block) => block.slice(1), '#', true, '##')],
  'an article heading of a level too deep': [
    2,
    inArticle(/^### |^## /, (block) => `##${block.replace(/^#+/, '##')}`, '####', false),
  ],
  'an article heading without its space': [
    2,
    inArticle(/^## /, (block) => block.replace('## ', '##'), '##', true, '## '),
  ],
  'a link of the words click here': [3, linkWords('click here')],
  'a link of the word here': [2, linkWords('here')],
  'a button of the words read more': [
    2,
    (page, pick) => {
      const label = pick(page.at('sections.*.button.label', 'sections.*.cards.*.link.label'))
      return label && put(page, label.value, '"Read more"')
    },
  ],
}
