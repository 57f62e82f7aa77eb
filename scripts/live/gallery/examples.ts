import { readSchemas, sectionTypes } from '../../engine/schema/schemas'
import { isObject } from '../../engine/text/is-object'

/** Where the gallery stands, in `npm run dev` only. */
export const galleryAddress = '/_sections'

/** Added to the head of a page with one example: the section then stands without header and footer. */
export const sectionAlone = '<style>header, footer, aside, .skip-link { display: none !important }</style>'

/** A section type as the gallery shows it. */
export interface SectionType {
  type: string
  /** What it is for, in the schema's words. */
  description: string
  examples: unknown[]
}

/** Every section type with its examples, read anew: a schema may have been saved since. */
export function typesInGallery(): SectionType[] {
  const schemas = readSchemas()
  return sectionTypes(schemas).map((type) => {
    const { description = '', examples = [] } = schemas.get(`sections/${type}.schema.json`) ?? {}
    return { type, description, examples }
  })
}

/** Where an example is shown by itself. @param place counting from 1 */
export function exampleAddress(type: string, place: number): string {
  return `${galleryAddress}/${type}/${place}`
}

/** The document around the example at an address; undefined if there is none. */
export function exampleAt(address: string): object | undefined {
  const [, type, place] = /^\/_sections\/(\w+)\/(\d+)$/.exec(address) ?? []
  if (!type) return undefined
  const section = typesInGallery().find((known) => known.type === type)?.examples[Number(place) - 1]
  if (!isObject(section)) return undefined
  const job = type === 'job' ? { job: readSchemas().get('definitions/job.schema.json')?.examples?.at(-1) } : {}
  return { title: `${type} ${place}`, description: 'An example.', ...job, sections: [section] }
}
