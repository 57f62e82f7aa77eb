import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageSchema } from '../../scripts/engine/schema/offered-names'
import { offerNames } from '../../scripts/live/offer-names'
import { temporaryFolder } from '../engine/publish/folders'
import { siteDocument } from '../engine/publish/small-site'

const schemaIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('A group that is new in _site.json is offered by editors, and nothing else of the schema changes', () => {
  const file = `${temporaryFolder()}/page.schema.json`
  writeFileSync(file, readFileSync(pageSchema))
  const baking = { id: 'baking', label: 'Baking', description: 'Bread.' }
  offerNames({ ...siteDocument, groups: [...siteDocument.groups, baking] }, file)
  const { definitions, ...rest } = schemaIn(file)
  const { definitions: before, ...restBefore } = schemaIn(pageSchema)
  expect(definitions.group.examples).toEqual([...siteDocument.groups.map(({ id }) => id), 'baking'])
  expect({ ...definitions, group: before.group, region: before.region }).toEqual(before)
  expect(rest).toEqual(restBefore)
})

test('A schema that somebody is writing is left alone', () => {
  const file = `${temporaryFolder()}/page.schema.json`
  writeFileSync(file, '{ "definitions": ')
  offerNames(siteDocument, file)
  expect(readFileSync(file, 'utf8')).toBe('{ "definitions": ')
})
