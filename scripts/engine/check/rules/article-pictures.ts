import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { rule, type Wording } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { ofKind } from '../../schema/fields'
import { readSchemas } from '../../schema/schemas'
import { isPath, isPictureName, pictureIn } from '../../site/pictures'
import { betterForm } from '../against-schema/forms'
import type { DocumentCheck } from '../check'
import { photo } from '../example-pictures'

const article = (block: string) => ({ sections: `{ "type": "articleBody", "body": ["${block}"] }` })
const around = { '_images/office.jpg': photo }
const right = article("![Four desks by a window.](office.jpg 'Our office in Trivandrum.')")

const pictureForm = rule({
  id: 'picture-form',
  about: 'The picture of the article would not be shown',
  words: (wording: Wording) => wording,
  wrong: article('![Four desks by a window.](office.jpg Our office in Trivandrum.)'),
  right,
  around,
})

const altMissing = rule({
  id: 'alt-missing',
  about: 'The picture of the article says nothing to people who cannot see it',
  words: ({ src }: { src: string }) => ({
    message: `People who cannot see this picture hear nothing of it. Say between [ and ] in a sentence what it tells: ${quote(`![Four desks by a window.](${shown(src, 60)})`)}.`,
  }),
  wrong: article("![](office.jpg 'Our office in Trivandrum.')"),
  right,
  around,
})

/** What looks like a picture, as far as its name: the words, what parts them from the name, the name and the rest. */
const almost = /^!\[([^\]\n]{0,400})\](\s{0,4})\(([^()\n]{0,400})(\)?)/

/** A name, and behind it the caption in quotation marks. */
const named = /^(.{1,200}\.(?:avif|gif|jpe?g|png|svg|webp|heic))(?:\s{1,4}(\S.{0,300}))?$/i

const example = "![What it shows](office.jpg 'What stands below it')"
const general: Wording = {
  message: `A picture is written ${quote(example)}, in an entry of its own. This would be shown as it is.`,
}

/** A picture of an article is whole, stands by itself, and has words for people who cannot see it. */
export const articlePictures: DocumentCheck = {
  rules: [pictureForm, altMissing],
  find: ({ file, fields }) =>
    ofKind(fields, 'article-block').flatMap(({ value, at }): Finding[] => {
      if (typeof value !== 'string' || !value.startsWith('![')) return []
      const place = { file, at }
      const picture = pictureIn(value)
      if (!picture) return [brokenPicture(place, value)]
      const wording = nameFault(picture.src)
      return [
        ...(wording ? [finding(pictureForm, { ...place, part: picture.src, after: '](' }, wording)] : []),
        ...(picture.alt.trim() === ''
          ? [finding(altMissing, { ...place, part: value.slice(0, value.indexOf('](') + 1) }, picture)]
          : []),
      ]
    }),
}

/** What is wrong with what begins as a picture does. */
function brokenPicture(place: FindingPlace, value: string): Finding {
  const [whole = '', words = '', space = '', inner = '', end = ''] = almost.exec(value) ?? []
  const told = (wording: Wording, part = whole) => finding(pictureForm, { ...place, part: part || undefined }, wording)
  if (whole === '' || end === '') return told(general)
  if (space !== '') return told({ message: 'This picture has a space between ] and (. Remove it.' })
  if (value.trim() !== whole)
    return told({
      message: `A picture stands alone. Put what stands behind ${quote(shown(whole, 60))} between quotation marks of its own.`,
    })
  const [, src = '', caption] = named.exec(inner.trim()) ?? []
  const wording = src === '' ? undefined : nameFault(src)
  if (wording) return told(wording, src)
  if (src === '' || caption === undefined) return told(general)
  const plain = caption
    .replace(/^['"(]|['")]$/g, '')
    .replace(/'/g, '’')
    .replace(/"/g, '')
  const better = `![${words}](${src} '${plain}')`
  return told({
    message: `What stands below a picture has one ' before and one behind it, and none within: write ${quote(better, 200)}.`,
    suggestions: [better],
  })
}

/** What is wrong with the name of a picture by itself, said as of pictures elsewhere. */
function nameFault(src: string): Wording | undefined {
  const schema = readSchemas().get('definitions/image.schema.json')?.properties?.src ?? {}
  // Of a name with a folder before it is told where pictures lie.
  if (isPath(src) || isPictureName(src)) return undefined
  const { better, says } = betterForm(schema, src)
  if (better === undefined) return { message: String(schema.patternErrorMessage) }
  return { message: `${quote(src, 80)} ${says}`, suggestions: [better] }
}
