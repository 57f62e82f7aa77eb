import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compare } from './compare'

const words = (x: number, more = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><rect x="${x}" y="40" width="120" height="30" fill="#0e1a36"/>${more}</svg>`,
    ),
  )
    .png()
    .toBuffer()

test('the same picture differs in nothing', async () => {
  expect((await compare(await words(20), await words(20))).share).toBe(0)
})

test('a heading that has moved by two pixels is a difference', async () => {
  expect((await compare(await words(22), await words(20))).share).toBeGreaterThan(0.001)
})

test('a picture of another height differs in all', async () => {
  const higher = await sharp(await words(20))
    .extend({ bottom: 1 })
    .png()
    .toBuffer()
  expect((await compare(higher, await words(20))).share).toBe(1)
})

test('a color that the eye takes for the same is no difference', async () => {
  const shade = '<rect x="200" y="100" width="100" height="50" fill="#fefefe"/>'
  expect((await compare(await words(20, shade), await words(20))).share).toBe(0)
})
