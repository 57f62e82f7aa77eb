import { expect, test } from 'vitest'
import { joinLines } from '../../../scripts/engine/text/join-lines'

test('Lines are joined by one space, however much stands between them', () => {
  expect(joinLines('One \r\n\n  two')).toBe('One two')
})

test('Spaces within a line stay as they were typed', () => {
  expect(joinLines(' One  two ')).toBe(' One  two ')
})
