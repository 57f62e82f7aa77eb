import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles } from '../../../scripts/engine/schema/generated-files'

const current = await generatedFiles()

test.each(Object.entries(current))('%s is what npm run types would write', (file, text) => {
  expect(readFileSync(file, 'utf8'), `Run: npm run types`).toBe(text)
})
