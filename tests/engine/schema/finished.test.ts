import { expect, test } from 'vitest'
import { requireFinished } from '../../../scripts/engine/schema/finished'
import { readSchemas, type Schema } from '../../../scripts/engine/schema/schemas'

const cta = readSchemas().get('sections/cta.schema.json') ?? {}
const refused = (quote: Schema) => () => requireFinished(new Map([['sections/quote.schema.json', quote]]))
const properties: Record<string, Schema> = { ...cta.properties, type: { const: 'quote' } }
const finished = { ...cta, title: 'Quote', properties }

test('A section type with a description, its own name, an id and two examples is finished', () => {
  expect(refused(finished)).not.toThrow()
})

test('A schema that was copied and says another type is refused with what it has to say', () => {
  expect(refused(cta)).toThrow(
    'schemas/sections/quote.schema.json lacks a required field "type" with "const": "quote". See schemas/sections/cta.schema.json.',
  )
})

test('All that a schema lacks is said at once', () => {
  expect(refused({ properties, required: ['type'] })).toThrow('lacks a description, two examples.')
})

test('A schema without an id is refused', () => {
  const { id: _, ...others } = properties
  expect(refused({ ...finished, properties: others })).toThrow('lacks a field "id".')
})

test('A schema that was copied with its title is refused: there would be two types of one name', () => {
  const schemas = new Map([
    ['sections/cta.schema.json', cta],
    ['sections/quote.schema.json', { ...finished, title: cta.title }],
  ])
  expect(() => requireFinished(schemas)).toThrow(
    'schemas/sections/quote.schema.json has the title "Cta", which schemas/sections/cta.schema.json has already.',
  )
})
