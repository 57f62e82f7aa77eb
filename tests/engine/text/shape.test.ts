import { describe, expect, test } from 'vitest'
import {
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  recordOf,
  withFields,
  type Guard,
} from '../../../scripts/engine/text/shape'

const cases: { name: string; isRight: Guard<unknown>; right: unknown[]; wrong: unknown[] }[] = [
  { name: 'a text', isRight: isText, right: ['', 'a'], wrong: [1, null, undefined, ['a']] },
  { name: 'a number', isRight: isNumber, right: [0, 1.5], wrong: ['1', null, undefined] },
  { name: 'one of some words', isRight: oneOf('silk', 'city'), right: ['silk', 'city'], wrong: ['sea', '', undefined] },
  {
    name: 'a list of texts',
    isRight: listOf(isText),
    right: [[], ['a']],
    wrong: [['a', 1], { 0: 'a' }, 'a', undefined],
  },
  {
    name: 'a value for each name',
    isRight: recordOf(isNumber),
    right: [{}, { a: 1 }],
    wrong: [{ a: 1, b: 'c' }, [1], null],
  },
  {
    name: 'values by names of a form',
    isRight: recordOf(isNumber, oneOf('a')),
    right: [{}, { a: 1 }],
    wrong: [{ b: 1 }, { a: 1, b: 1 }],
  },
  {
    name: 'an object with fields',
    isRight: withFields({ version: isText, license: optional(isText) }),
    right: [{ version: '1' }, { version: '1', license: 'MIT', more: true }],
    wrong: [{}, { version: 1 }, { version: '1', license: null }, null, [], 'version'],
  },
]

describe.each(cases)('What has to be $name', ({ isRight, right, wrong }) => {
  const each = (values: unknown[]) => values.map((value) => ({ value }))
  test.each(each(right))('may be $value', ({ value }) => expect(isRight(value)).toBe(true))
  test.each(each(wrong))('may not be $value', ({ value }) => expect(isRight(value)).toBe(false))
})
