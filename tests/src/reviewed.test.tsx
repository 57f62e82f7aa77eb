import { beforeAll, expect, test } from 'vitest'
import { bundles, type Renderer } from '../../scripts/engine/render/bundles'
import { resolveExample } from '../examples'

let renderer: Renderer

beforeAll(async () => {
  renderer = await (await bundles()).renderer()
})

const line = 'Facts checked on <time dateTime="2026-11-24">November 24, 2026</time>'

/** What is in the main part of a page. @param place where its file is */
function mainOf(place: string, more: object = { reviewed: '2026-11-24' }): string {
  const sections = [
    { type: 'hero', heading: 'Cloud' },
    { type: 'intro', heading: 'What it is', text: ['Moving.'] },
  ]
  const { page, site } = resolveExample({ title: 'Cloud', description: 'Moving.', ...more, sections }, place)
  return renderer.renderMain(page, site).replaceAll('<!-- -->', '')
}

test.each(['cloud.json', 'services/cloud.json'])('%s says below all else when its facts were checked', (place) => {
  const main = mainOf(place)
  expect(main.split(line)).toHaveLength(2)
  expect(main.indexOf(line)).toBeGreaterThan(main.indexOf('Moving.'))
})

test.each([{}, { published: '2026-11-01' }])('an article says it near its day: %j', (days) => {
  const main = mainOf('Blog/cloud.json', { ...days, reviewed: '2026-11-24' })
  expect(main.split(line)).toHaveLength(2)
  expect(main.indexOf(line)).toBeLessThan(main.indexOf('Moving.'))
})

test('a page that nobody has checked says nothing of it', () => {
  expect(mainOf('cloud.json', {})).not.toContain('Facts checked')
})
