import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { annotations, readSchemas, sectionTypes, type Schema } from '../scripts/content/schemas'
import { isObject } from '../scripts/content/fields'
import { mutations } from './mutations'

const schemas = readSchemas()
const types = sectionTypes(schemas)
const written = [...schemas].filter(([file]) => file !== 'section.schema.json')
const isSentence = /^\S+( \S+)+/
/** Definitions that only the build writes, never an author. */
const ofTheBuild = ['job-opening', 'page-summary', 'picture', 'rich-text-node', 'service-group']
const authored = written.filter(([file]) => !ofTheBuild.some((name) => file === `definitions/${name}.schema.json`))
const needed = (file: string) => (file === 'page.schema.json' || file.startsWith('sections/') ? 2 : 1)

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
  return (value) => ajv.validate('schema:///page.schema.json', value)
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
const pages = [...(schemas.get('page.schema.json')?.examples ?? []), ...sectionPages.map(({ document }) => document)]

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
    expect(JSON.stringify(examples)).toMatch(/\p{L}{60}/u)
  })

  test('show every optional field together in one, but for what stands in place of another', () => {
    const inPlaceOf: Record<string, string> = { illustration: 'image' }
    const missing = examples.map((example) =>
      optional.filter((field) => !(field in example) && !((inPlaceOf[field] ?? field) in example)),
    )
    expect(missing.sort((a, b) => a.length - b.length)[0]).toEqual([])
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

describe('The union of sections', () => {
  test('accepts and rejects what a oneOf of all types does, over mutated examples', () => {
    const corpus = [...pages, ...mutations(pages, 2000)]
    const differing = corpus.filter((document) => isPage(document) !== isPageByOneOf(document))
    expect(differing.map((document) => JSON.stringify(document))).toEqual([])
    const accepted = corpus.filter(isPage).length
    // The comparison says something only if there is enough of both.
    expect(accepted).toBeGreaterThan(200)
    expect(corpus.length - accepted).toBeGreaterThan(500)
  })
})

describe('In VS Code', () => {
  const root = pathToFileURL(path.resolve('schemas')).href
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
    schemaRequestService: (uri) => Promise.resolve(JSON.stringify(schemas.get(uri.slice(root.length + 1)))),
  })
  service.configure({ validate: true, schemas: [{ uri: `${root}/page.schema.json`, fileMatch: ['*.json'] }] })
  const open = (text: string) => {
    const document = TextDocument.create('file:///pages-json/cloud.json', 'json', 1, text)
    return { document, json: service.parseJSONDocument(document) }
  }

  test('completion offers every section type', async () => {
    const { document, json } = open('{ "title": "Cloud", "sections": [{ "type": "" }] }')
    const list = await service.doComplete(document, document.positionAt(document.getText().indexOf('""') + 1), json)
    expect(list?.items.map(({ label }) => label.replaceAll('"', '')).sort()).toEqual(types)
  })

  test.each(types)('completion inside of %s offers its own fields', async (type) => {
    const { document, json } = open(`{ "title": "Cloud", "sections": [{ "type": "${type}", "" }] }`)
    const list = await service.doComplete(document, document.positionAt(document.getText().indexOf('""') + 1), json)
    const own = Object.keys(schemas.get(`sections/${type}.schema.json`)?.properties ?? {}).filter(
      (field) => field !== 'type',
    )
    expect(list?.items.map(({ label }) => label).sort()).toEqual(own.sort())
  })

  test.each(types)('resting on the type %s shows what it is', async (type) => {
    const { document, json } = open(`{ "title": "Cloud", "sections": [{ "type": "${type}" }] }`)
    const hover = await service.doHover(
      document,
      document.positionAt(document.getText().indexOf(`"${type}"`) + 2),
      json,
    )
    const [sentence = ''] = (schemas.get(`sections/${type}.schema.json`)?.description ?? '').split('.')
    expect(JSON.stringify(hover?.contents)).toContain(sentence.split(':')[0])
  })

  test('the editor and the build agree on which documents are valid', async () => {
    const corpus = [...pages, ...mutations(pages, 300)]
    const differing: unknown[] = []
    for (const page of corpus) {
      const { document, json } = open(JSON.stringify(page))
      const found = await service.doValidation(document, json)
      if (isPage(page) !== (found.length === 0))
        differing.push(
          page,
          found.map(({ message }) => message),
        )
    }
    expect(differing).toEqual([])
  })
})
