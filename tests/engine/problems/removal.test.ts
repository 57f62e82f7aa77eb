import { findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { removal } from '../../../scripts/engine/problems/removal'
import { applyEdits } from '../../../scripts/engine/text/edits'

/** The text without the field, or the entry, at a place. */
function without(text: string, at: JSONPath): string {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, at)
  if (!node) throw new Error(`There is nothing at ${at.join(' ')}`)
  return applyEdits(text, [removal(node.parent?.type === 'property' ? node.parent : node)])
}

test.each([
  ['the first field with its comma and its line', '{\n  "a": 1,\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
  ['a field in the middle', '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', ['b'], '{\n  "a": 1,\n  "c": 3\n}'],
  ['the last field with the comma before it', '{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
  ['the only field', '{ "a": 1 }', ['a'], '{  }'],
  ['an empty line after a field', '{\n  "a": 1,\n\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
  ['an entry of a list on one line', '{ "a": [1, 2, 3] }', ['a', 1], '{ "a": [1, 3] }'],
  ['the last entry of a list on one line', '{ "a": [ 1,2 ] }', ['a', 1], '{ "a": [ 1 ] }'],
  ['a field on a line with others', '{ "a": 1, "b": 2,\r\n\t"c": 3 }', ['b'], '{ "a": 1, "c": 3 }'],
])('A removal takes %s, and nothing else', (_, text, at, left) => {
  expect(without(text, at)).toBe(left)
})
