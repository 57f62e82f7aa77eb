import { expect, test } from 'vitest'
import { landMask } from '../../../scripts/workshop/art/land'

const { width, height, bits } = landMask()
const bytes = Buffer.from(bits, 'base64')

function isLand(north: number, east: number): boolean {
  const column = Math.floor(((east + 180) / 360) * width)
  const row = Math.floor(((90 - north) / 180) * height)
  const bit = row * width + column
  return ((bytes[bit >> 3] ?? 0) & (128 >> (bit & 7))) > 0
}

test.each([
  ['Kerala', 10.5, 76.5],
  ['California', 35, -118],
  ['Siberia, on this side of 180 degrees', 67, 178],
  ['Siberia, on the other side', 66, -173],
  ['Antarctica', -84, 0],
])('%s is land', (_, north, east) => {
  expect(isLand(north, east)).toBe(true)
})

test.each([
  ['the Arabian Sea', 15, 65],
  ['the Pacific', 20, -150],
  ['the Caspian Sea', 42, 51],
  ['the north pole', 89.5, 0],
])('%s is not', (_, north, east) => {
  expect(isLand(north, east)).toBe(false)
})
