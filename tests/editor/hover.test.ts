import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { follow } from '../../scripts/engine/check/against-schema/fieldsets'
import { readSchemas, sectionTypes, type Schema } from '../../scripts/engine/schema/schemas'
import { isObject } from '../../scripts/engine/text/is-object'
import { hoverAt } from './vs-code'

const schemas = readSchemas()

interface Field {
  way: (string | number)[]
  /** The sentence its schema has for it. */
  sentence: string
}

/** Every field of a value whose schema names it, at any depth. */
function fieldsIn(value: unknown, schema: Schema | undefined, way: Field['way'] = []): Field[] {
  if (Array.isArray(value)) {
    const items = Array.isArray(schema?.items) ? undefined : follow(schema?.items)
    return value.flatMap((entry, i) => fieldsIn(entry, items, [...way, i]))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = schema?.properties?.[name]
    return [
      { way: [...way, name], sentence: field?.description ?? follow(field)?.description ?? 'no sentence' },
      ...fieldsIn(inner, follow(field), [...way, name]),
    ]
  })
}

/** The fields with what the editor shows when one rests on their names, where that lacks their sentence. */
async function unexplained(document: unknown, fields: Field[], file?: string) {
  const text = JSON.stringify(document, null, 2)
  const tree = parseTree(text)
  const shown = await Promise.all(
    fields.map(async ({ way, sentence }) => {
      const node = tree && findNodeAtLocation(tree, way)
      const hover = await hoverAt(text, (node?.parent?.offset ?? 0) + 1, file)
      return { way: way.join('.'), sentence, hover }
    }),
  )
  return shown.filter(({ sentence, hover }) => !hover.includes(sentence))
}

/** The example with the most fields. */
const fullest = (file: string) =>
  (schemas.get(`${file}.schema.json`)?.examples ?? []).toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  )[0]

describe('Resting on a name shows its sentence for', () => {
  test.each(sectionTypes(schemas))('every field of %s', async (type) => {
    const schema = schemas.get(`sections/${type}.schema.json`)
    const examples = schema?.examples ?? []
    const fields = examples.flatMap((example, i) => fieldsIn(example, schema, ['sections', i]))
    const named = new Set(fields.map(({ way }) => way[2]))
    expect([...named].sort()).toEqual(Object.keys(schema?.properties ?? {}).sort())
    expect(await unexplained({ sections: examples }, fields)).toEqual([])
  })

  test('every field of a page', async () => {
    const schema = schemas.get('documents/page.schema.json')
    const page = {
      $schema: '../../schemas/page.schema.json',
      ...Object(fullest('documents/page')),
      // Articles have these, and only pages of a job that.
      topics: ['/Blog/websites'],
      job: fullest('definitions/job'),
    }
    const fields = fieldsIn({ ...page, sections: [] }, schema)
    expect(fields.map(({ way: [first] }) => first)).toEqual(
      expect.arrayContaining(Object.keys(schema?.properties ?? {})),
    )
    expect(await unexplained(page, fields)).toEqual([])
  })

  test('every field of the site', async () => {
    const site = fullest('documents/site')
    const fields = fieldsIn(site, schemas.get('documents/site.schema.json'))
    expect(fields.length).toBeGreaterThan(25)
    expect(await unexplained(site, fields, 'pages-json/_site.json')).toEqual([])
  })
})

test.each(sectionTypes(schemas))('Resting on the type %s shows what it is for', async (type) => {
  const text = `{ "sections": [{ "type": "${type}" }] }`
  expect(await hoverAt(text, text.indexOf(`"${type}"`) + 2)).toContain(
    schemas.get(`sections/${type}.schema.json`)?.description,
  )
})
