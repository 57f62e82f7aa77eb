import { expect, test } from 'vitest'
import { Labels } from '../../../scripts/engine/site/labels'
import { parseBlock } from '../../../scripts/engine/site/markdown'
import type { ArticlePart } from '../../../src/page/page.generated'

const table = '| One | Two |\n| --- | --- |\n| 1 | 2 |'
const code = '```\nnpm start\n```'

const labelsIn = (parts: readonly ArticlePart[]): string[] =>
  parts.flatMap((node) =>
    typeof node === 'string' || !('tag' in node)
      ? []
      : [...(node.label ? [node.label] : []), ...labelsIn(node.children ?? [])],
  )
const given = (labels: Labels, ...blocks: string[]) => labelsIn(labels.giveWithin(blocks.flatMap(parseBlock)))

test('a table and code are called after the heading they stand under', () => {
  expect(given(new Labels('Speed'), '## Measure first', table, '### On **slow** phones', 'Words.', code)).toEqual([
    'Measure first: table',
    'On slow phones: code',
  ])
})

test('a second table under a heading gets a number', () => {
  expect(given(new Labels('Speed'), '## Measure first', table, code, table)).toEqual([
    'Measure first: table',
    'Measure first: code',
    'Measure first: table 2',
  ])
})

test('what stands under no heading is called after the page', () => {
  expect(given(new Labels('Speed'), table)).toEqual(['Speed: table'])
})

test('no two on a page have the same name, in whichever section they stand', () => {
  const labels = new Labels('Speed')
  expect([...given(labels, '## Prices', table), ...given(labels, '## Prices', table)]).toEqual([
    'Prices: table',
    'Prices: table 2',
  ])
})

test('code within a list has its name, too', () => {
  expect(given(new Labels('Speed'), '## Start', '- First:\n\n  ```\n  npm start\n  ```')).toEqual(['Start: code'])
})
