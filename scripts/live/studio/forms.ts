import { fileReferredTo, readSchemas, sectionFile, sectionTypes, type Schema } from '../../engine/schema/schemas'
import type { Form, FormField, Forms, ObjectForm, TextForm } from './form-types'
import { labelOf, nameOf, oneOf } from './form-labels'
import { startOf } from './form-starts'

/** The forms of documents, made from the schemas, with their sentences as help. */
export function forms(): Forms {
  const schemas = readSchemas()
  const formFor = (file: string) => objectForm(schemas.get(file) ?? {}, schemas)
  return {
    page: formFor('documents/page.schema.json'),
    site: formFor('documents/site.schema.json'),
    sections: Object.fromEntries(sectionTypes(schemas).map((type) => [type, formFor(`sections/${type}.schema.json`)])),
  }
}

type Schemas = ReadonlyMap<string, Schema>

/** How the texts of a definition are filled. */
const filled: { [definition: string]: TextForm['as'] } = {
  text: 'line',
  'rich-text': 'rich',
  'article-block': 'block',
  date: 'date',
  icon: 'icon',
  pictogram: 'pictogram',
  illustration: 'illustration',
  group: 'group',
  region: 'region',
  path: 'address',
  address: 'line',
  alias: 'line',
  'page-address': 'page',
  root: 'page',
}

/** Fields that are for programs: which schema a document has, which type a section. */
const notShown = new Set(['$schema', 'type'])

/** Fields that are rarely filled stand last, wherever the schema has them. */
const lastShown = new Set(['id'])

function objectForm(schema: Schema, schemas: Schemas, help = helpOf(schema, schemas)): ObjectForm {
  const { title = '', properties = {}, required = [] } = schema
  const fields = Object.entries(properties)
    .filter(([name, { const: constant }]) => !(notShown.has(name) && (constant !== undefined || name === '$schema')))
    .map(([name, field]): FormField => {
      const label = labelOf(name, field)
      return { name, label, required: required.includes(name), value: formOf(field, schemas, label, title) }
    })
    .sort((one, other) => Number(lastShown.has(one.name)) - Number(lastShown.has(other.name)))
  return { form: 'object', help, title: nameOf(title), fields, start: startOf(schema, schemas) }
}

/** @param label what the field is called @param owner the title of what it belongs to */
function formOf(schema: Schema, schemas: Schemas, label: string, owner: string): Form {
  const file = fileReferredTo(schema)
  const meant = file === undefined ? schema : { ...schemas.get(file), ...ownSentences(schema) }
  const help = helpOf(meant, schemas)
  if (file === sectionFile) return { form: 'sections', help }
  const definition = /^definitions\/(.+)\.schema\.json$/.exec(file ?? '')?.[1] ?? ''
  const isTechnology = owner === 'Technology' && label === 'Name'
  const as = isTechnology ? 'technology' : (filled[definition] ?? ownFilling(meant))
  if (as) return { form: 'text', help, as }
  const { enum: options, markdownEnumDescriptions: said = [] } = meant
  if (options)
    return {
      form: 'choice',
      help,
      options: options.map((value, place) => ({ value, label: choiceLabel(value, said[place]) })),
    }
  switch (meant.type) {
    case 'boolean':
      return { form: 'switch', help }
    case 'integer':
      return { form: 'number', help, ...(meant.minimum !== undefined && { min: meant.minimum }) }
    case 'array':
      return listForm(meant, schemas, label, help)
    case 'object':
      return objectForm(meant, schemas, help)
    default:
      return { form: 'text', help, as: 'line' }
  }
}

function listForm(schema: Schema, schemas: Schemas, label: string, help: string): Form {
  const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
  const value = formOf(items ?? {}, schemas, oneOf(label), '')
  if (value.form === 'sections') return value
  return {
    form: 'list',
    help,
    entry: value.form === 'object' && value.title !== '' ? value.title : oneOf(label),
    items: value,
    min: schema.minItems ?? 0,
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  }
}

/** What a field says of itself goes before what its definition says. */
function ownSentences({ description, inForm = description }: Schema): Pick<Schema, 'description' | 'inForm'> {
  return description === undefined || inForm === undefined ? {} : { description, inForm }
}

/** What is chosen, by its own name where that is a word of the page: Hybrid: partly in the office. */
function choiceLabel(value: string, said: string | undefined): string {
  if (said === undefined) return value
  return /^[A-Z]/.test(value) ? `${value}: ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said
}

/** The sentence of a schema, with the names that sections have here. */
export function helpOf({ description = '', inForm = description }: Schema, schemas: Schemas): string {
  return inForm.replace(/\{ "type": "(\w+)" \}/g, (_whole, type: string) => {
    const { title = type } = schemas.get(`sections/${type}.schema.json`) ?? {}
    return `“${nameOf(title)}”`
  })
}

/** How a text is filled that is of no definition of its own. */
function ownFilling({ form, format, type }: Schema): TextForm['as'] | undefined {
  if (form === 'picture') return 'picture'
  if (form === 'video' || form === 'captions' || form === 'download') return 'file'
  if (format === 'date') return 'date'
  return type === 'string' && form !== undefined ? 'line' : undefined
}
