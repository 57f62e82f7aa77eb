import fc from 'fast-check'
import { expect, test } from 'vitest'
import { framingOf, isFramedOtherwise } from '../../../scripts/engine/graphics/framing'
import { readPictures } from '../../../scripts/engine/graphics/art-manifest'
import { contentOf, page } from '../virtual-site'
import { HeroArt } from '../../../scripts/engine/graphics/hero-art'

const art = new HeroArt([])
const looks = (names: readonly string[]) => {
  const { index } = contentOf(Object.fromEntries(names.map((name) => [`${name}.json`, page(name)])))
  return index.pages.map((facts) => `${art.pictureOf(facts).files.card} ${framingOf(facts, { index, art })}`)
}

test('A page is never framed as the one before it with the same picture', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{2,6}$/), { minLength: 2, maxLength: 60 }), (names) => {
      const all = looks(names)
      expect(all.filter((look, i) => look === all[i - 1])).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('Pages that share a picture are framed in four ways', () => {
  const all = looks(Array.from({ length: 200 }, (_, number) => `page-${number}`))
  expect(new Set(all.map((look) => look.at(-1)))).toEqual(new Set(['0', '1', '2', '3']))
})

test('A picture of its own is shown whole', () => {
  const own = readPictures().find(({ page: path }) => path && path !== '/')?.page ?? ''
  const { index } = contentOf({ [`${own.slice(1)}.json`]: page('Own') })
  expect(index.pages.map((facts) => framingOf(facts, { index, art }))).toEqual([0])
})

test('What depends on no other page is not said to', () => {
  const { index } = contentOf({ 'alone.json': page('Alone') })
  expect(index.pages.map((facts) => isFramedOtherwise(facts, { index, art }))).toEqual([false])
})
