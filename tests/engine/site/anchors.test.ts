import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { Anchors, sectionIds, withAnchors } from '../../../scripts/engine/site/anchors'
import { parseBlock } from '../../../scripts/engine/site/markdown'

test.each([
  ['What you get', 'what-you-get'],
  ['UI/UX design', 'ui-ux-design'],
  ['Café & crème', 'cafe-creme'],
  ['  Two  spaces ', 'two-spaces'],
  ['2026 in numbers', 'section-2026-in-numbers'],
  ['日本', 'section'],
])('%j is at #%s', (words, id) => {
  expect(new Anchors().give(words)).toBe(id)
})

test('a second heading of the same words gets a number', () => {
  const anchors = new Anchors()
  expect(['Prices', 'Prices', 'Prices'].map((words) => anchors.give(words))).toEqual(['prices', 'prices-2', 'prices-3'])
})

test('an id the author wrote is kept, and given to no other section', () => {
  const sections = [
    { type: 'intro', heading: 'Prices' },
    { type: 'cta', id: 'prices', heading: 'Start' },
  ]
  expect(sectionIds(sections, new Anchors())).toEqual(['prices-2', 'prices'])
})

test('a section without a heading is named by its type', () => {
  expect(sectionIds([{ type: 'articleBody', body: [] }], new Anchors())).toEqual(['articlebody'])
})

test('article headings get anchors that no section has', () => {
  const anchors = new Anchors()
  sectionIds([{ type: 'hero', heading: 'Speed' }], anchors)
  expect(withAnchors(['## Speed', 'Words.', '### **Bold** speed'].flatMap(parseBlock), anchors)).toMatchObject([
    { id: 'speed-2' },
    { tag: 'p' },
    { id: 'bold-speed' },
  ])
})

test('sections that are no list have no ids', () => {
  expect(sectionIds('hero', new Anchors())).toEqual([])
})

test("no section gets an id that its neighbor's heading has", () => {
  const sections = ['Prices', 'Prices heading'].map((heading) => ({ type: 'intro', heading }))
  const [first, second] = sectionIds(sections, new Anchors())
  expect([first, `${first}-heading`]).not.toContain(second)
})

test('no section gets an id that stands in the page around it', () => {
  const own = globSync(['src/**/*.tsx', 'src/index.html', 'scripts/engine/render/template.ts'])
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:id|popoverTarget)="([a-z][\w-]*)"/g)])
    .map(([, id = '']) => id)
  expect(own).toEqual(expect.arrayContaining(['main', 'root', 'page-data']))
  expect(own.filter((id) => new Anchors().give(id) === id)).toEqual([])
})
