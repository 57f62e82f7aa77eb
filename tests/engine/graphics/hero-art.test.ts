import { describe, expect, test } from 'vitest'
import { readPictures } from '../../../scripts/engine/graphics/art-manifest'
import { HeroArt } from '../../../scripts/engine/graphics/hero-art'
import { specified, surroundings } from '../../specification/pages'

const art = new HeroArt([{ id: 'baking', color: 'emerald' }])
const pictures = readPictures()
/** The picture a page gets, as the manifest knows it. */
const pictureOf = (page: Parameters<HeroArt['of']>[0], from = art) => {
  const { src } = from.of(page).picture
  return pictures.find(({ files }) => src.endsWith(files.jpeg))
}
const { index, lists, site } = surroundings
const ownArt = new HeroArt(site.groups)
const newPages = Array.from({ length: 60 }, (_, i) => `/services/new-${i}`)

describe('A page', () => {
  test.each(pictures.flatMap(({ page }) => (page ? [{ page }] : [])))(
    'gets the picture that is its own: $page',
    ({ page }) => {
      expect(pictureOf({ path: page })?.page).toBe(page)
    },
  )

  test('without a picture of its own gets one in the color of its group', () => {
    const got = newPages.map((path) => pictureOf({ path, group: 'baking' }))
    const shared = pictures.filter(({ color, page }) => color === 'emerald' && !page)
    expect(new Set(got)).toEqual(new Set(shared))
  })

  test.each([undefined, 'delivery'])(
    'of a group without a color, such as %s, gets one in that of the company',
    (group) => {
      const got = newPages.map((path) => pictureOf({ path, group }))
      const shared = pictures.filter(({ color, page }) => color === 'blue' && !page)
      expect(new Set(got)).toEqual(new Set(shared))
    },
  )

  test('keeps its picture', () => {
    expect(art.of({ path: '/services/new-1' })).toEqual(art.of({ path: '/services/new-1' }))
  })

  test.each([
    [{ path: '/' }, 'A globe at night, drawn in dots of blue light, with bright arcs from place to place'],
    [{ path: '/services/digitalmarketing' }, 'Waves of small amber lights in the dark'],
    [{ path: '/services/experiencestudio' }, 'Folds of dark silk with edges of turquoise light'],
  ])('says in words what the picture of $path shows', (page, words) => {
    expect(art.of(page).words).toBe(words)
  })

  test('knows the colors that stand in for its picture', () => {
    expect(art.of({ path: '/' }).picture.colors).toEqual(pictures.find(({ page }) => page === '/')?.colors)
  })
})

test('Every picture that is a page’s own is of a page of the site', () => {
  const own = pictures.flatMap(({ page }) => page ?? [])
  expect(own.filter((page) => !index.page(page))).toEqual([])
})

test('No two of the specification’s pages have the same picture', () => {
  const named = specified.map(({ path }) => pictureOf({ path }, ownArt))
  expect(named.length).toBeGreaterThanOrEqual(57)
  expect(new Set(named).size).toBe(named.length)
})

test('No two of the specification’s pages that stand side by side have a picture of one motif', () => {
  const named = new Set(specified.map(({ path }) => path))
  const groups = lists.services.map(({ services }) => services.filter(({ path }) => named.has(path)))
  const neighbors = groups.flatMap((services) =>
    services.slice(1).map((page, i) => [services[i] ?? page, page] as const),
  )
  expect(neighbors.length).toBeGreaterThan(30)
  const motifOf = ({ path }: { path: string }) => pictureOf({ path }, ownArt)?.motif
  const same = neighbors.filter(([one, other]) => motifOf(one) === motifOf(other))
  expect(same.map((pair) => pair.map(({ path }) => path))).toEqual([])
})

test('At most six of the specification’s pages have silk', () => {
  const silk = specified.filter(({ path }) => pictureOf({ path }, ownArt)?.motif === 'silk')
  expect(silk.length).toBeLessThanOrEqual(6)
})
