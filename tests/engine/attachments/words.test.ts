import { expect, test } from 'vitest'
import { lengthInWords, sizeInWords } from '../../../scripts/engine/attachments/words'

test.each([
  [12, '1 kB'],
  [850_400, '850 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [2_000_000, '2 MB'],
  [9_990_000, '10 MB'],
  [24_600_000, '25 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

test.each([
  [0.3, '1 second'],
  [45.2, '45 seconds'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [80, '1 minute 20 seconds'],
  [599.7, '10 minutes'],
  [750, '13 minutes'],
])('%d seconds are %s', (seconds, words) => {
  expect(lengthInWords(seconds)).toBe(words)
})
