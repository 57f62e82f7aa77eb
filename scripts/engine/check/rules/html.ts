import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import type { Kind } from '../../schema/fields'
import { withoutCode } from '../../site/markdown'
import type { DocumentCheck } from '../check'
import { asMarkup, characterOf, tagOrEntity } from '../html-as-markup'
import { textsAmong, type Text } from '../signs'

const htmlInText = rule({
  id: 'html-in-text',
  about: 'There is HTML in a text',
  words: ({ tag, instead, better }: { tag: string; instead: string; better?: string }) => ({
    message: `${shown(tag, 80)} ${tag.startsWith('<!--') ? 'is a note that visitors would see' : 'is HTML and would be shown as it is'}. ${instead}`,
    ...(better !== undefined && { fix: { title: 'Write it without HTML', value: better } }),
  }),
  wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move <b>one</b> system a week."] }' },
  right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move **one** system a week."] }' },
})

const mayHaveHtml = ({ value }: Text) => /[<&]/.test(value)

/** Text is text, never HTML. */
export const html: DocumentCheck = {
  rules: [htmlInText],
  find: ({ file, fields }) =>
    textsAmong(fields)
      .filter(mayHaveHtml)
      .flatMap(({ kind, value, at }) => {
        const found = tagOrEntity.exec(withoutCode(value))
        if (!found) return []
        const [first, name] = found
        const rest = value.slice(value.indexOf(first))
        const tag = first === '<!--' ? rest.slice(0, rest.indexOf('-->') + 3 || undefined) : first
        const particulars = {
          tag,
          instead: insteadOf(tag, name?.toLowerCase(), rest, kind),
          better: asMarkup(kind, value),
        }
        return [finding(htmlInText, { file, at, part: tag }, particulars)]
      }),
}

/** What to do about a tag. @param rest the text from it on */
function insteadOf(tag: string, name: string | undefined, rest: string, kind: Kind): string {
  if (tag.startsWith('<!--')) return 'Remove it.'
  if (name === undefined) {
    const character = characterOf(tag)
    return `Write ${character === undefined ? 'the character itself' : character === ' ' ? 'a space' : quote(character)}.`
  }
  const end = rest.indexOf(`</${name}>`)
  const element = end < 0 ? undefined : rest.slice(0, end + name.length + 3)
  const better = element === undefined ? undefined : asMarkup(kind, element)
  if (better !== undefined && /^(?:b|strong|i|em|a)$/.test(name)) return `Write ${shown(better, 100)}.`
  switch (name) {
    case 'b':
    case 'strong':
      return 'For bold words write **words**.'
    case 'i':
    case 'em':
      return 'For words in italics write *words*.'
    case 'a':
      return 'For a link write [words](/address).'
    case 'br':
      return 'Write a space instead.'
    case 'script':
    case 'style':
    case 'iframe':
      return `Remove it, up to </${name}>.`
    default:
      return 'Remove everything between < and >, and keep the words.'
  }
}
