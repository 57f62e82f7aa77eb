import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { shown } from '../../problems/words/sentence'
import { withoutCode } from '../../site/markdown'
import type { DocumentCheck } from '../check'
import { asMarkup, tagOrEntity } from '../html-as-markup'

const htmlInText = rule({
  id: 'html-in-text',
  about: 'There is HTML in a text',
  words: ({ tag, instead, better }: { tag: string; instead: string; better?: string }) => ({
    message: `${shown(tag)} is HTML, which would show on the page as it stands. ${instead}`,
    ...(better !== undefined && { fix: { title: 'Write it without HTML', value: better } }),
  }),
  wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move <b>one</b> system a week."] }' },
  right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move **one** system a week."] }' },
})

/** Text is text, never HTML. */
export const html: DocumentCheck = {
  rules: [htmlInText],
  find: ({ file, fields }) =>
    fields.flatMap(({ kind, value, at }) => {
      if (typeof value !== 'string' || !(kind === 'text' || kind === 'rich-text' || kind === 'article-block')) return []
      const found = /[<&]/.test(value) && tagOrEntity.exec(withoutCode(value))
      if (!found) return []
      const particulars = { tag: found[0], instead: insteadOf(found[1]?.toLowerCase()), better: asMarkup(kind, value) }
      return [finding(htmlInText, { file, at, part: found[0] }, particulars)]
    }),
}

function insteadOf(tag: string | undefined): string {
  switch (tag) {
    case 'b':
    case 'strong':
      return 'For bold words write **words**.'
    case 'i':
    case 'em':
      return 'For stressed words write *words*.'
    case 'a':
      return 'For a link write [words](/address).'
    case 'br':
    case 'p':
    case 'div':
      return 'Write a further paragraph as its own text instead.'
    case undefined:
      return 'Write the character itself.'
    default:
      return 'Remove it.'
  }
}
