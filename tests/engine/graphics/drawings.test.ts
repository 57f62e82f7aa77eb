import { describe, expect, test } from 'vitest'
import { drawingAt, drawingOf, pictogramNames } from '../../../scripts/engine/graphics/drawings'
import { readSchemas } from '../../../scripts/engine/schema/schemas'

const groups = [
  { id: 'baking', color: 'emerald' as const },
  { id: 'delivery', color: 'amber' as const },
  { id: 'plain' },
]

/** The color of the view that an address's fragment chooses. */
function colorOf(fragment: string): string | undefined {
  const { svg = '' } = drawingOf('pictogram analytics', groups) ?? {}
  const [, y] = new RegExp(`<view id="${fragment}" viewBox="0 (\\d+) 32 32"/>`).exec(svg) ?? []
  return new RegExp(`<use href="#p" y="${y}" fill="([^"]+)"/>`).exec(svg)?.[1]
}

describe('A pictogram', () => {
  test('is drawn in the color of the company where its address names no other', () => {
    expect(drawingOf('pictogram analytics', [])?.svg).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 32 32"><defs><g id="p"><path d="[^"]+"\/><\/g><\/defs><use href="#p" y="0" fill="#2f60f0"\/>/,
    )
  })

  test.each(['baking', 'emerald'])('has a view in the color of %s', (name) => {
    expect(colorOf(name)).toBe('#08734f')
  })

  const tints = readSchemas().get('definitions/card.schema.json')?.properties?.iconClass?.enum ?? []
  test.each([...groups.map(({ id }) => id), ...tints])('has a view for %s, as authors may write', (name) => {
    expect(colorOf(String(name))).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('has a view in the color of the company for a group without a color', () => {
    expect(colorOf('plain')).toBe('#2f60f0')
  })

  test('is another one on a site with other groups', () => {
    expect(drawingOf('pictogram analytics', [])?.address).not.toBe(drawingOf('pictogram analytics', groups)?.address)
  })

  test('has an address that changes with its content', () => {
    expect(drawingOf('pictogram analytics', groups)?.address).toMatch(/^\/drawings\/analytics-[0-9a-f]{8}\.svg$/)
  })

  test('is found by its address once a page has shown it', () => {
    const rocket = drawingOf('pictogram rocket', groups)
    expect(drawingAt(rocket?.address ?? '')).toBe(rocket)
  })

  test.each(['serach', '../../../package', ''])('is not there under a name that is none: %j', (name) => {
    expect(drawingOf(`pictogram ${name}`, groups)).toBeUndefined()
  })

  test.each(['ibm--cloud', 'watsonx', 'carbon--for-cloud', 'db2'])('is not one of the brand %s', (name) => {
    expect(pictogramNames()).not.toContain(name)
  })
})

describe('The mark of a technology', () => {
  test('is a drawing where there is a free one', () => {
    expect(drawingOf('mark WordPress', groups)?.svg).toMatch(
      / viewBox="0 0 24 24"><path fill="#0e1a36" d="M[^"]+"\/><\/svg>\n$/,
    )
  })

  test('is found by the name as its maker writes it', () => {
    expect(drawingOf('mark Node.js', groups)?.address).toMatch(/^\/drawings\/nodedotjs-[0-9a-f]{8}\.svg$/)
  })

  test('is left out where there is none', () => {
    expect(drawingOf('mark Adobe Experience Manager', groups)).toBeUndefined()
  })
})
