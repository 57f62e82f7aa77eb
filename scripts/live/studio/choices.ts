import { allIcons, iconPath } from '../../engine/graphics/icons'
import { drawingOf, pictogramNames } from '../../engine/graphics/drawings'
import { listAuthorFiles } from '../../engine/load/author-files'
import { imageFolder } from '../../engine/graphics/pictures'
import { nameOf } from '../../engine/attachments/folders'
import { readSchemas } from '../../engine/schema/schemas'
import { isPictureName, picturesIn } from '../../engine/site/pictures'
import { fieldsOf } from '../../engine/schema/fields'
import { regionsOf } from '../../engine/site/regions'
import type { Calls, Choice, ChoiceKind } from './contract'
import type { Desk } from './desk'
import { linkChoices } from './link-choices'
import { pictureAddress } from './served-pictures'
import { textIfReadable } from '../../engine/files/file-text'
import { valueOf } from '../../engine/text/value-of'
import { foundIn } from '../../engine/text/word-match'
import { inWords } from './name-in-words'

/** How many are answered at once. */
const most = 240

/** What a field can be given, what was named exactly first. */
export function choices(desk: Desk, { of, search = '' }: Calls['choices']['ask']): Choice[] {
  if (of === 'link') return linkChoices(desk, search).slice(0, most)
  const asked = search.trim().toLowerCase()
  const words = asked.split(/[\s-]+/).filter(Boolean)
  const found = foundIn(choosers[of](desk), words, ({ value, label, detail = '' }) => `${value} ${label} ${detail}`)
  const isExact = ({ value }: Choice) => value.toLowerCase() === asked
  const ordered = [...found.filter(isExact), ...found.filter((choice) => !isExact(choice))].slice(0, most)
  return ordered.map((choice) => drawn(of, choice, desk))
}

const choosers: { [kind in Exclude<ChoiceKind, 'link'>]: (desk: Desk) => Choice[] } = {
  icon: () => [...allIcons().keys()].map((name) => ({ value: name, label: inWords(name) })),
  pictogram: () => pictogramNames().map((name) => ({ value: name, label: inWords(name) })),
  illustration: () => illustrations(),
  picture: pictures,
  group: ({ content }) =>
    (content.site?.groups ?? []).map(({ id, label, description }) => ({ value: id, label, detail: description })),
  region: ({ content }) =>
    content.site ? regionsOf(content.site).map(({ region, label }) => ({ value: region, label, detail: '' })) : [],
  technology: technologies,
}

/** Only what is answered is drawn: there are 1,700 icons. */
function drawn(of: ChoiceKind, choice: Choice, { content }: Desk): Choice {
  if (of === 'icon') {
    const icon = iconPath(choice.value)
    return { ...choice, ...(icon && { icon }) }
  }
  if (of !== 'pictogram' && of !== 'illustration') return choice
  const drawing = drawingOf(`${of} ${choice.value}`, content.site?.groups ?? [])
  return { ...choice, ...(drawing && { picture: drawing.address }) }
}

function illustrations(): Choice[] {
  const { enum: names = [], markdownEnumDescriptions: said = [] } =
    readSchemas().get('definitions/illustration.schema.json') ?? {}
  return names.map((name, place) => ({ value: name, label: inWords(name), detail: said[place] ?? '' }))
}

/** All pictures, each with what was said of it where a page shows it. */
function pictures({ pages, content }: Desk): Choice[] {
  const names = listAuthorFiles(pages)
    .files.filter((file) => file.startsWith(`${imageFolder}/`))
    .map(nameOf)
  const shownBy = content.checked.index.pages.filter(({ images }) => images.length > 0)
  const said = new Map(
    shownBy.flatMap(({ file }) =>
      picturesIn(fieldsOf(valueOf(textIfReadable(file) ?? ''))).flatMap(({ src, alt }): [string, string][] =>
        src === undefined || !alt ? [] : [[src, alt]],
      ),
    ),
  )
  return names
    .filter(isPictureName)
    .map((name) => ({ value: name, label: name, detail: said.get(name) ?? '', picture: pictureAddress(name) }))
}

/** Those that pages name already, and their marks. */
function technologies({ content }: Desk): Choice[] {
  const named = content.checked.index.pages.flatMap(({ drawings = [] }) =>
    drawings.flatMap((drawing) => (drawing.startsWith('mark ') ? drawing.slice('mark '.length) : [])),
  )
  return [...new Set(named)].sort().map((name) => {
    const mark = drawingOf(`mark ${name}`, content.site?.groups ?? [])
    return { value: name, label: name, ...(mark && { picture: mark.address }) }
  })
}
