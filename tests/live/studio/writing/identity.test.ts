import { expect, test } from 'vitest'
import { toNodes } from '../../../../scripts/live/studio/writing/read'
import { toMarkdown } from '../../../../scripts/live/studio/writing/write'
import { writtenTexts } from './documents'

const texts = writtenTexts()

test('Every rich text and article block of all documents is written as it was read', () => {
  expect(texts.length).toBeGreaterThan(1000)
  const written = texts.map(({ value, as }) => toMarkdown(toNodes(value, as), as, value).markdown)
  expect(written).toEqual(texts.map(({ value }) => value))
})

test('Whatever is read holds by the rules of its editor', () => {
  expect(() => texts.forEach(({ value, as }) => toNodes(value, as).check())).not.toThrow()
})
