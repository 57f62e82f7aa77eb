import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { annotations, readSchemas, sectionTypes, type Schema } from '../../../scripts/engine/schema/schemas'
import { isObject } from '../../../scripts/engine/text/is-object'
import { mutations } from '../../mutations'

const schemas = readSchemas()
const types = sectionTypes(schemas)
const written = [...schemas].filter(([file]) => file !== 'section.schema.json')
const isSentence = /^\S+( \S+)+/
/** Definitions that only the build writes, never an author. */
const ofTheBuild = [
  'article-end',
  'article-part',
  'diagram',
  'diagram-mark',
  'diagram-tick',
  'flow-step',
  'job-opening',
  'page-summary',
  'picture',
  'rich-text-node',
  'service-group',
]
const authored = written.filter(([file]) => !ofTheBuild.some((name) => file === `definitions/${name}.schema.json`))
const needed = (file: string) => (file === 'documents/page.schema.json' || file.startsWith('sections/') ? 2 : 1)

/** Every field of a schema, at any depth, with its way there; what the build adds included. */
function fieldsIn(schema: Schema, way: string): [string, Schema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => [
    [`${way}.${name}`, field],
    ...fieldsIn(field, `${way}.${name}`),
  ])
  const items = schema.items && !Array.isArray(schema.items) ? fieldsIn(schema.items, `${way}[]`) : []
  return [...own, ...items, ...(schema.anyOf ?? []).flatMap((option) => fieldsIn(option, way))]
}

function ajvWith(section: Schema): (value: unknown) => boolean {
  const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true })
  formats.default(ajv)
  ajv.addVocabulary(annotations)
  for (const [file, { resolved: _, ...schema }] of schemas)
    ajv.addSchema({ ...(file === 'section.schema.json' ? section : schema), $id: `schema:///${file}` })
  return (value) => ajv.validate('schema:///documents/page.schema.json', value)
}

const composed = schemas.get('section.schema.json') ?? {}
const isPage = ajvWith(composed)
const isPageByOneOf = ajvWith({ oneOf: types.map((type) => ({ $ref: `sections/${type}.schema.json` })) })
const hero = { type: 'hero', heading: 'An example' }
const around = (section: unknown) => ({
  title: 'An example',
  description: 'A page around it.',
  sections: [hero, section],
})
const sectionPages = types.flatMap((type) =>
  (schemas.get(`sections/${type}.schema.json`)?.examples ?? []).map((section) => ({ type, document: around(section) })),
)
const pages = [
  ...(schemas.get('documents/page.schema.json')?.examples ?? []),
  ...sectionPages.map(({ document }) => document),
]

describe('Every schema', () => {
  test.each(written)('%s has a title and a sentence for itself and each of its fields', (file, schema) => {
    const fields = fieldsIn(schema, path.basename(file, '.schema.json'))
    const without = [['the file itself', schema] as const, ...fields].filter(
      ([, { description = '' }]) => !isSentence.test(description),
    )
    expect(without.map(([way]) => way)).toEqual([])
    expect(schema.title).toMatch(/^[A-Z][a-z]*( [a-z]+)*$/)
  })

  test.each(authored)('%s has as many examples as authors need', (file, { examples = [] }) => {
    expect(examples.length).toBeGreaterThanOrEqual(needed(file))
  })

  test.each(authored)('the examples of %s keep it', (file, { examples = [] }) => {
    const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true })
    formats.default(ajv)
    ajv.addVocabulary(annotations)
    for (const [name, { resolved: _, ...schema }] of schemas) ajv.addSchema({ ...schema, $id: `schema:///${name}` })
    for (const example of examples)
      expect([ajv.validate(`schema:///${file}`, example), ajv.errorsText()]).toEqual([true, 'No errors'])
  })
})

describe.each(types)('The examples of %s', (type) => {
  const schema = schemas.get(`sections/${type}.schema.json`) ?? {}
  const examples = (schema.examples ?? []).filter(isObject)
  const optional = Object.keys(schema.properties ?? {}).filter((field) => !schema.required?.includes(field))

  test('have a word of sixty letters in them', () => {
    expect(JSON.stringify(examples), 'Put one into the last: pages must stand it').toMatch(/\p{L}{60}/u)
  })

  test('show every optional field together in one, but for what stands in place of another', () => {
    const inPlaceOf: Record<string, string> = { illustration: 'image' }
    const missing = examples.map((example) =>
      optional.filter((field) => !(field in example) && !((inPlaceOf[field] ?? field) in example)),
    )
    const [fewest] = missing.sort((a, b) => a.length - b.length)
    expect(fewest, 'What the fullest example, usually the last, does not show').toEqual([])
  })

  test('show every optional field in some', () => {
    expect(optional.filter((field) => !examples.some((example) => field in example))).toEqual([])
  })

  test('show one without any optional field', () => {
    expect(examples.filter((example) => optional.every((field) => !(field in example))).length).toBeGreaterThanOrEqual(
      1,
    )
  })
})

/** What the schema accepts that editors read. */
function isPageInEditors(): (value: unknown) => boolean {
  const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true })
  formats.default(ajv)
  ajv.addVocabulary(annotations)
  return ajv.compile(JSON.parse(readFileSync('schemas/page.schema.json', 'utf8')))
}

describe.each([
  ['The union of sections', 'a oneOf of all types', isPageByOneOf],
  ['The build', 'the schema for editors', isPageInEditors()],
])('%s', (_, other, isPageByOther) => {
  test(`accepts and rejects what ${other} does, over mutated examples`, () => {
    const corpus = [...pages, ...mutations(pages, 2000)]
    const differing = corpus.filter((document) => isPage(document) !== isPageByOther(document))
    expect(differing.map((document) => JSON.stringify(document))).toEqual([])
    const accepted = corpus.filter(isPage).length
    // The comparison says something only if there is enough of both.
    expect(accepted).toBeGreaterThan(200)
    expect(corpus.length - accepted).toBeGreaterThan(500)
  })
})
