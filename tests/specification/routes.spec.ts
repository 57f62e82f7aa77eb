import { describe, expect, test } from 'vitest'
import { shellOf } from '../../scripts/engine/resolve/shell'
import { documentAt, pageAt, services, specified, surroundings } from './pages'

const { index } = surroundings
const heights: { [hero: string]: string } = { full: 'full', '75%': 'three-quarters', 'viewport-200': 'standard' }

test('more than 70 documents answer', () => {
  expect(index.pages.length).toBeGreaterThan(70)
})

describe.each(specified)('$path', ({ path, aliases = [], canonical, group, menuOrder }) => {
  test('answers with its own page, and so does every alias', () => {
    const answering = [path, ...aliases, ...(canonical ? [canonical] : [])].map((address) => index.answer(address))
    expect(answering.map((answer) => answer?.page.path)).toEqual(answering.map(() => path))
  })

  test('states the canonical address, the group and the menu place of the specification', () => {
    const document = documentAt(path)
    const stated = [document.canonical, document.group, document.menu?.order]
    expect(stated).toEqual([canonical === path ? document.canonical : canonical, group, menuOrder])
  })
})

test.each(services.filter(({ hero }) => hero))('the banner of $path is as high as specified', ({ path, hero = '' }) => {
  const [banner] = pageAt(path).sections
  expect(banner?.type === 'hero' && banner.height).toBe(heights[hero])
})

test('the menu has 7, 5, 3 and 5 entries', () => {
  const { groups } = shellOf(surroundings)
  expect(groups.map(({ services: linked }) => linked.length)).toEqual([7, 5, 3, 5])
})
