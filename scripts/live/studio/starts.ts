import { readSchemas } from '../../engine/schema/schemas'
import { mapFields, sectionsIn } from '../../engine/schema/fields'
import { regionsOf } from '../../engine/site/regions'
import { exampleAddress, typesInGallery } from '../gallery/examples'
import { nameOf } from './form-labels'
import { helpOf } from './forms'
import { withGaps } from './gaps'
import type { SectionStart } from './contract'
import type { Desk } from './desk'
import { jsonText } from './json-text'

/** Every kind of section, to be added: as the first of its examples, with gaps for its words and pages of this site. */
export function starts(desk: Desk): SectionStart[] {
  const schemas = readSchemas()
  return typesInGallery().map(({ type, examples }) => {
    const shown = examples.length > 2 ? 2 : 1
    const schema = schemas.get(`sections/${type}.schema.json`) ?? {}
    return {
      type,
      title: nameOf(schema.title ?? type),
      description: helpOf(schema, schemas),
      shownAt: exampleAddress(type, shown),
      text: jsonText(withGaps(ofThisSite(examples[0], desk), schema, schemas)),
    }
  })
}

/** An example that leads to pages that are there. */
function ofThisSite(example: unknown, { content }: Desk): unknown {
  const { index, roots = {} } = content.checked
  const { site } = content
  const there = (link: string) => {
    const [address = ''] = link.split(/[?#]/)
    return index.answer(address) !== undefined
  }
  const elsewhere = roots.contact ?? '/'
  const document = mapFields({ sections: [example] }, (kind, value) => {
    if (typeof value !== 'string') return value
    if (kind === 'group') return site?.groups.some(({ id }) => id === value) ? value : (site?.groups[0]?.id ?? value)
    if (kind === 'region') return (site && regionsOf(site)[0]?.region) ?? value
    if (kind === 'page-address' || kind === 'root') return there(value) ? value : '/'
    if (kind === 'path') return !value.startsWith('/') || there(value) ? value : elsewhere
    return value
  })
  return sectionsIn(document)[0]
}
