import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { ofKind } from '../../schema/fields'
import { linksIn } from '../../site/links'
import { withoutCode } from '../../site/markdown'
import { isObject } from '../../text/is-object'
import { withoutEnd } from '../../text/without-ends'
import type { DocumentCheck } from '../check'
import { textsAmong, type Text } from '../signs'

const linkText = rule({
  id: 'link-text',
  about: 'The words of the link do not say where it leads',
  words: ({ words }: { words: string }) => ({
    message: `A link that says ${quote(words)} does not tell where it leads. Name the page or the thing it leads to.`,
    severity: 'warning',
  }),
  wrong: { sections: '{ "type": "intro", "heading": "More", "text": ["To write to us, [click here](/contact)."] }' },
  right: {
    sections: '{ "type": "intro", "heading": "More", "text": ["Our [contact page](/contact) says what helps us."] }',
  },
})

const linkToSelf = rule({
  id: 'link-to-self',
  about: 'The link leads to the page it stands on',
  words: () => ({
    message: 'This link leads to the page it stands on. Remove the link and keep its words, or link to another page.',
    severity: 'warning',
  }),
  wrong: { sections: '{ "type": "intro", "heading": "More", "text": ["See [cloud migration](/services/cloud)."] }' },
  right: { sections: '{ "type": "intro", "heading": "More", "text": ["See [our offices](/contact)."] }' },
})

const empty =
  /^(click )?(here|this|this (link|page))$|^(click|more|(read|learn|see|find out) more|details|continue|go)$/i

const mayLink = ({ kind, value }: Text) => kind !== 'text' && value.includes('](')

/** The words of a link say where it leads, as they are read out by themselves, one after the other. */
export const linkTexts: DocumentCheck = {
  rules: [linkText, linkToSelf],
  find: ({ file, path: own, fields }) => [
    ...linksIn(fields).flatMap(({ path, at, part, after }) =>
      own !== '' && path === own ? [finding(linkToSelf, { file, at, part, after, cause: 'self' })] : [],
    ),
    ...ofKind(fields, 'link').flatMap(({ value, at }) => {
      const label = isObject(value) ? value.label : undefined
      return typeof label === 'string' && saysNothing(label)
        ? [finding(linkText, { file, at: [...at, 'label'] }, { words: label })]
        : []
    }),
    ...textsAmong(fields)
      .filter(mayLink)
      .flatMap(({ value, at }) => {
        // Not parsed: that is what costs in a build of thousands of pages.
        const links = linkWords(value).filter(saysNothing)
        const besidesCode = new Set(links.length ? linkWords(withoutCode(value)) : [])
        return links
          .filter((words) => besidesCode.has(words))
          .map((part) => finding(linkText, { file, at, part, after: '[' }, { words: part }))
      }),
  ],
}

function linkWords(text: string): string[] {
  return Array.from(text.matchAll(/\[([^[\]]+)\]\(/g), ([, words = '']) => words)
}

function saysNothing(words: string): boolean {
  const begun = words.replace(/^[*_ ]+/, '')
  return empty.test(withoutEnd(begun, (letter) => '*_.…>»→ '.includes(letter)))
}
