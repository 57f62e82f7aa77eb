import { assert, property, stringMatching, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { framingOf, isFramedOtherwise } from '../../../scripts/engine/derived/framing'
import { readPictures } from '../../../scripts/engine/graphics/art-manifest'
import { HeroArt } from '../../../scripts/engine/graphics/hero-art'
import { PageIndex } from '../../../scripts/engine/site/page-index'
import { contentOf, page } from '../virtual-site'

const art = new HeroArt([])
const indexOf = (names: readonly string[]) =>
  contentOf(Object.fromEntries(names.map((name) => [`${name}.json`, page(name)]))).index
const many = indexOf(Array.from({ length: 200 }, (_, number) => `page-${number}`))

test('A page never looks as the one before it: another picture, or framed otherwise', () => {
  assert(
    property(uniqueArray(stringMatching(/^[a-z]{2,6}$/), { minLength: 2, maxLength: 60 }), (names) => {
      const index = indexOf(names)
      const looks = index.pages.map((facts) => `${art.pictureOf(facts).files.card} ${framingOf(facts, { index, art })}`)
      expect(looks.filter((look, i) => look === looks[i - 1])).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('Pages that share a picture are framed in four ways', () => {
  expect(new Set(many.pages.map((facts) => framingOf(facts, { index: many, art })))).toEqual(new Set([0, 1, 2, 3]))
})

test('A picture of its own is shown whole', () => {
  const own = readPictures().find(({ page: path }) => path && path !== '/')?.page ?? ''
  const index = indexOf([own.slice(1)])
  const facts = index.page(own)
  expect(facts && framingOf(facts, { index, art })).toBe(0)
})

test('It is known which pages would be framed otherwise if no other page were there', () => {
  const alone = (facts: (typeof many.pages)[number]) => framingOf(facts, { index: new PageIndex([facts]), art })
  const differing = many.pages.filter((facts) => alone(facts) !== framingOf(facts, { index: many, art }))
  expect(many.pages.filter((facts) => isFramedOtherwise(facts, { index: many, art }))).toEqual(differing)
  expect(differing.length).toBeGreaterThan(0)
})
