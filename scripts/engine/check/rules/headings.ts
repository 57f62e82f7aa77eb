import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { ofKind } from '../../schema/fields'
import { asText } from '../../text/as-text'
import type { DocumentCheck } from '../check'

const heading = (words: string) => ({
  sections: `{ "type": "articleBody", "body": ["${words}", "Three numbers matter."] }`,
})

const headingLevel = rule({
  id: 'heading-level',
  about: 'This makes no heading',
  words: ({ found }: { found: string }) => ({
    message:
      found === '#'
        ? 'Only the heading of the whole page is so large (#). Begin this one with ##.'
        : `${quote(found)} makes no heading in an article. Begin it with ###, the smallest there is.`,
    suggestions: [found === '#' ? '##' : '###'],
    ...(found === '#' && { fix: { title: 'Write ##', put: '##' } }),
  }),
  wrong: heading('# What to measure'),
  right: heading('## What to measure'),
})

const headingSpace = rule({
  id: 'heading-space',
  about: 'The heading lacks a space',
  words: ({ found }: { found: string }) => ({
    message: `A heading needs a space after ${shown(found)}; without it the marks show on the page.`,
    suggestions: [`${found} `],
    fix: { title: 'Add a space', put: `${found} ` },
  }),
  wrong: heading('##What to measure'),
  right: heading('## What to measure'),
})

const headingOrder = rule({
  id: 'heading-order',
  about: 'The smaller heading stands under no larger one',
  words: () => ({
    message:
      'This smaller heading (###) stands under no larger one. Begin it with ##, or put a heading with ## before it.',
    severity: 'warning',
    suggestions: ['##'],
  }),
  wrong: heading('### What to measure'),
  right: heading('## What to measure'),
})

/** An article's headings are ## and ###, in this order: the page's main heading is the hero's, deeper ones help nobody. */
export const headings: DocumentCheck = {
  rules: [headingLevel, headingSpace, headingOrder],
  find: ({ file, fields }) => {
    let above = 1
    let section = ''
    return ofKind(fields, 'article-block').flatMap(({ value, at }): Finding[] => {
      const [, marks = '', space = ''] = /^(#+)(\s?)/.exec(asText(value)) ?? []
      if (!marks) return []
      const list = at.slice(0, 2).join()
      if (list !== section) above = 1
      section = list
      const place = { file, at, part: marks }
      const level = marks.length
      if (level === 1 || level > 3) return [finding(headingLevel, place, { found: marks })]
      if (!space) return [finding(headingSpace, place, { found: marks })]
      const skipped = level > above + 1
      above = level
      return skipped ? [finding(headingOrder, place)] : []
    })
  },
}
