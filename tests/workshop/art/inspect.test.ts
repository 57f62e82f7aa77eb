import { describe, expect, test } from 'vitest'
import { inspect } from '../../../scripts/workshop/art/inspect'
import { fileNames } from '../../../scripts/engine/graphics/art-manifest'
import { readArtManifest, type DrawnPicture } from '../../../scripts/workshop/art/manifest'

const pictures = readArtManifest()
const files = pictures.flatMap(fileNames)

/** What there is to mind if the first picture were another. */
const mindedIf = (change: (picture: DrawnPicture) => Partial<DrawnPicture>) =>
  inspect(
    pictures.map((picture, i) => (i === 0 ? { ...picture, ...change(picture) } : picture)),
    files,
  )

test('The pictures drawn are dark, light and different enough', () => {
  expect(inspect(pictures, files)).toEqual([])
})

describe('It is minded', () => {
  test('if two pictures look alike', () => {
    const [, other] = pictures
    expect(mindedIf(() => ({ differenceHash: other?.differenceHash }))).toEqual([
      expect.stringMatching(/look alike \(0 of 256 places differ/),
    ])
  })

  test('if a picture is bright behind the words', () => {
    const bright = { wide: { mean: 17, p99: 30 }, tall: { mean: 12, p99: 30 } }
    expect(mindedIf(() => ({ textZone: bright }))).toEqual([
      expect.stringMatching(/\(wide\) is too bright behind the words: mean 17 of 16/),
    ])
  })

  test('if two pictures are one page’s own', () => {
    const page = pictures.findLast((picture) => picture.page)?.page
    expect(mindedIf(() => ({ page }))).toEqual([
      `${page} has two pictures of its own in scripts/workshop/art/pieces.ts.`,
    ])
  })

  test('if a group has only one picture to share', () => {
    const spare = pictures.find(({ group, page }) => group === 'data-ai' && !page)
    const few = pictures.filter((picture) => picture.group !== 'data-ai' || picture === spare)
    expect(inspect(few, files)).toEqual([
      'data-ai has 1 pictures for pages without one of their own, at least 2 are needed.',
    ])
  })

  test('if a file is of a kind that has no budget', () => {
    expect(inspect(pictures, [...files, '../../index.html'])).toEqual([
      expect.stringMatching(/index\.html has [\d.]+ kB, at most 0 are allowed/),
    ])
  })
})
