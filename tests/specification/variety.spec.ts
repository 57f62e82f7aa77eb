import { describe, expect, test } from 'vitest'
import type { Section } from '../../src/page/page.generated'
import { spanOf } from '../../src/sections/cardGrid/spanOf'
import { columnsOf } from '../../src/sections/process/columnsOf'
import { pageAt, services } from './pages'

/** What a section looks like from afar: its type, and where that has several the form its content gives it. */
function formOf(section: Section): string {
  if (section.type === 'process') return `process ${columnsOf(section.steps) ?? 'ladder'}`
  if (section.type === 'cardGrid') {
    const { length } = section.cards
    return `cards ${section.cards.map((_, i) => spanOf(i, length, false)).join()}`
  }
  if (section.type === 'technologies')
    return section.technologies.some(({ description }) => description) ? 'tiles' : 'chips'
  return section.type
}

const inMenu = services
  .filter(({ menuOrder }) => menuOrder !== undefined)
  .map(({ path, group = '', menuOrder = 0 }) => ({
    path,
    group,
    menuOrder,
    forms: pageAt(path).sections.map(formOf).join(' · '),
  }))
const groups = [...new Set(inMenu.map(({ group }) => group))].map((group) =>
  inMenu.filter((page) => page.group === group).toSorted((a, b) => a.menuOrder - b.menuOrder),
)

describe('Pages that stand side by side in the menu', () => {
  test('are all looked at', () => {
    expect(inMenu).toHaveLength(20)
  })

  test('do not share one sequence of forms, no three of them', () => {
    const alike = groups.flatMap((pages) =>
      pages.filter(({ forms }, i) => i > 1 && forms === pages[i - 1]?.forms && forms === pages[i - 2]?.forms),
    )
    expect(alike.map(({ path }) => path)).toEqual([])
  })

  test('do not share one, not even two', () => {
    const alike = groups.flatMap((pages) => pages.filter(({ forms }, i) => forms === pages[i - 1]?.forms))
    expect(alike.map(({ path }) => path)).toEqual([])
  })
})

describe('The introduction of each service', () => {
  test.each(services)('has a picture: $path', ({ path }) => {
    const intros = pageAt(path).sections.filter((section) => section.type === 'intro')
    expect(intros.some(({ image, illustration }) => image || illustration)).toBe(true)
  })
})
