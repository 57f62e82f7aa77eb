import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import {
  duplicateEntry,
  insertEntry,
  moveEntry,
  removeEntry,
  removeField,
  setValue,
  textAt,
  valueAt,
  type Way,
} from '../../../scripts/engine/text/json-edits'
import { isObject } from '../../../scripts/engine/text/is-object'

const documents = globSync('pages-json/**/*.json').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Every place in a value. */
function waysIn(value: unknown, at: Way = []): Way[] {
  const below = Array.isArray(value)
    ? value.map((entry: unknown, place) => waysIn(entry, [...at, place]))
    : isObject(value)
      ? Object.entries(value).map(([name, field]) => waysIn(field, [...at, name]))
      : []
  return [at, ...below.flat()]
}

function listsIn(text: string): { at: Way; entries: unknown[] }[] {
  return waysIn(JSON.parse(text)).flatMap((at) => {
    const value = valueAt(text, at)
    return Array.isArray(value) ? [{ at, entries: value }] : []
  })
}

/** A value with another one at a place. */
function withValue(value: unknown, at: Way, put: (old: unknown) => unknown): unknown {
  const [step, ...rest] = at
  if (step === undefined) return put(value)
  if (Array.isArray(value))
    return value.map((old: unknown, place) => (place === step ? withValue(old, rest, put) : old))
  return isObject(value) ? { ...value, [step]: withValue(value[step], rest, put) } : value
}

const sampled = <T>(all: readonly T[], count = 12) =>
  all.filter((_, place) => place % Math.ceil(all.length / count) === 0)

describe.each(documents)('In $file', ({ text }) => {
  const whole: unknown = JSON.parse(text)

  test('a text is changed and changed back', () => {
    for (const at of sampled(waysIn(whole).filter((at) => typeof valueAt(text, at) === 'string'))) {
      const changed = setValue(text, at, '"Other \\"words\\""')
      expect(JSON.parse(changed)).toEqual(withValue(whole, at, () => 'Other "words"'))
      expect(setValue(changed, at, textAt(text, at) ?? '')).toBe(text)
    }
  })

  test('a field is added and taken out again', () => {
    for (const at of sampled(waysIn(whole).filter((at) => isObject(valueAt(text, at))))) {
      const changed = setValue(text, [...at, 'new'], '{\n  "a": 1\n}')
      expect(JSON.parse(changed)).toEqual(
        withValue(whole, at, (old) => ({ ...(isObject(old) ? old : {}), new: { a: 1 } })),
      )
      expect(removeField(changed, [...at, 'new'])).toBe(text)
    }
  })

  test('an entry is added anywhere and taken out again', () => {
    for (const { at, entries } of sampled(listsIn(text)))
      for (const place of [0, entries.length >> 1, entries.length]) {
        const changed = insertEntry(text, at, place, '{\n  "type": "new"\n}')
        expect(valueAt(changed, at)).toEqual(entries.toSpliced(place, 0, { type: 'new' }))
        expect(removeEntry(changed, at, place)).toBe(text)
      }
  })

  test('an entry is written twice and once again', () => {
    for (const { at, entries } of sampled(listsIn(text))) {
      const changed = duplicateEntry(text, at, 0)
      expect(valueAt(changed, at)).toEqual([entries[0], ...entries])
      expect(textAt(changed, [...at, 1])).toBe(textAt(text, [...at, 0]))
      expect(removeEntry(changed, at, 1)).toBe(text)
    }
  })

  test('an entry is moved and moved back', () => {
    for (const { at, entries } of sampled(listsIn(text))) {
      const last = entries.length - 1
      const changed = moveEntry(text, at, 0, last)
      expect(valueAt(changed, at)).toEqual([...entries.slice(1), entries[0]])
      expect(moveEntry(changed, at, last, 0)).toBe(text)
    }
  })
})

describe('What is added', () => {
  test('is laid out as the fields beside it', () => {
    expect(setValue('{\n  "a": 1\n}\n', ['b'], '2')).toBe('{\n  "a": 1,\n  "b": 2\n}\n')
    expect(setValue('{ "a": 1 }', ['b'], '2')).toBe('{ "a": 1, "b": 2 }')
    expect(setValue('{"a":1,"b":2}', ['c'], '3')).toBe('{"a":1,"b":2,"c":3}')
    expect(setValue('{}', ['b'], '2')).toBe('{ "b": 2 }')
  })

  test('is indented as far as its place', () => {
    const text = '{\n  "list": [\n    { "a": 1 }\n  ]\n}'
    expect(insertEntry(text, ['list'], 1, '{\n  "b": [\n    2\n  ]\n}')).toBe(
      '{\n  "list": [\n    { "a": 1 },\n    {\n      "b": [\n        2\n      ]\n    }\n  ]\n}',
    )
  })

  test('makes the list and the field that it needs', () => {
    expect(insertEntry('{\n  "a": 1\n}', ['list'], 0, '{ "b": 2 }')).toBe(
      '{\n  "a": 1,\n  "list": [\n    { "b": 2 }\n  ]\n}',
    )
    expect(insertEntry('{ "list": [] }', ['list'], 0, '"b"')).toBe('{ "list": ["b"] }')
    expect(setValue('{\n  "a": 1\n}', ['menu', 'order'], '2')).toBe('{\n  "a": 1,\n  "menu": { "order": 2 }\n}')
  })

  test('has the line ends of the file', () => {
    expect(insertEntry('{\r\n  "a": [\r\n    1\r\n  ]\r\n}', ['a'], 1, '{\n  "b": 2\n}')).toBe(
      '{\r\n  "a": [\r\n    1,\r\n    {\r\n      "b": 2\r\n    }\r\n  ]\r\n}',
    )
  })
})

test('A list of one entry loses it and its lines', () => {
  expect(removeEntry('{\n  "a": [\n    1\n  ]\n}', ['a'], 0)).toBe('{\n  "a": []\n}')
})

test('A way that leads to nothing changes nothing', () => {
  const text = '{ "a": [1, 2] }'
  expect(removeField(text, ['b'])).toBe(text)
  expect(removeEntry(text, ['a'], 5)).toBe(text)
  expect(moveEntry(text, ['a'], 0, 2)).toBe(text)
  expect(setValue(text, ['a', 'b'], '1')).toBe(text)
})

test('A text that is not JSON further down is changed where it is', () => {
  expect(setValue('{ "a": "old", "b": ', ['a'], '"new"')).toBe('{ "a": "new", "b": ')
})
