import { readSchemas } from '../../engine/schema/schemas'
import { mapFields, sectionsIn } from '../../engine/schema/fields'
import { isObject } from '../../engine/text/is-object'
import { regionsOf } from '../../engine/site/regions'
import { exampleAddress, typesInGallery } from '../gallery/examples'
import { nameOf } from './form-labels'
import { pictureFile } from './pictures'
import type { SectionStart } from './contract'
import type { Desk } from './desk'
import { jsonText } from './json-text'

/** Every kind of section, to be added: as the first of its examples, with what there is on this site in it. */
export function starts(desk: Desk): SectionStart[] {
  const schemas = readSchemas()
  return typesInGallery().map(({ type, description, examples }) => {
    const shown = examples.length > 2 ? 2 : 1
    const { title = type } = schemas.get(`sections/${type}.schema.json`) ?? {}
    return {
      type,
      title: nameOf(title),
      description,
      shownAt: exampleAddress(type, shown),
      text: jsonText(ofThisSite(examples[0], desk)),
    }
  })
}

/** An example that leads to pages and shows files that are there. */
function ofThisSite(example: unknown, { pages, content }: Desk): unknown {
  const { index, roots = {} } = content.checked
  const { site } = content
  const there = (link: string) => {
    const [address = ''] = link.split(/[?#]/)
    return index.answer(address) !== undefined
  }
  const elsewhere = roots.contact ?? '/'
  const picture = index.pages.flatMap(({ images }) => images).find((name) => pictureFile(pages, name))
  const document = mapFields({ sections: [example] }, (kind, value) => {
    if (kind === 'image' && isObject(value) && picture !== undefined) return { ...value, src: picture }
    if (typeof value !== 'string') return value
    if (kind === 'group') return site?.groups.some(({ id }) => id === value) ? value : (site?.groups[0]?.id ?? value)
    if (kind === 'region') return (site && regionsOf(site)[0]?.region) ?? value
    if (kind === 'page-address' || kind === 'root') return there(value) ? value : '/'
    if (kind === 'path') return !value.startsWith('/') || there(value) ? value : elsewhere
    return value
  })
  return sectionsIn(document)[0]
}
