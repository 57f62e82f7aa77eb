import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles } from '../../../scripts/engine/schema/generated-files'
import { pageSchema, schemaText, withNames } from '../../../scripts/engine/schema/offered-names'

// Authors who add a group to _site.json need not run npm run types: which names editors offer is set aside.
const noNames = { group: [], region: [] }
const current = await generatedFiles(noNames)

test.each(Object.entries(current))('%s is what npm run types would write', (file, text) => {
  const written = readFileSync(file, 'utf8')
  const compared = file === pageSchema ? schemaText(withNames(JSON.parse(written), noNames)) : written
  expect(compared, `Run: npm run types`).toBe(text)
})
