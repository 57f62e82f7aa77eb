import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../../../scripts/engine/schema/fields'
import { isSource, toNodes } from '../../../../scripts/live/studio/writing/read'
import { toMarkdown } from '../../../../scripts/live/studio/writing/write'

const texts = globSync(['pages-json/**/*.json', 'tests/second-site/**/*.json']).flatMap((file) => {
  const fields = fieldsOf(JSON.parse(readFileSync(file, 'utf8')), file.endsWith('_site.json') ? 'site' : 'page')
  return fields.flatMap(({ kind, value }) => {
    if (typeof value !== 'string' || (kind !== 'rich-text' && kind !== 'article-block')) return []
    return [{ value, as: kind === 'rich-text' ? ('rich' as const) : ('block' as const) }]
  })
})
const worded = texts.filter(({ as, value }) => as === 'rich' || !isSource(value))

test('Every rich text and article block of all documents is written as it was read', () => {
  expect(worded.length).toBeGreaterThan(1000)
  const changed = worded.filter(({ value, as }) => toMarkdown(toNodes(value, as), as, value).markdown !== value)
  expect(changed.map(({ value, as }) => [value, toMarkdown(toNodes(value, as), as, value)])).toEqual([])
})

test('Whatever is read holds by the rules of its editor', () => {
  expect(() => worded.forEach(({ value, as }) => toNodes(value, as).check())).not.toThrow()
})
