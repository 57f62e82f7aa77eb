import { expect, test } from 'vitest'
import { Lists } from '../../../scripts/engine/site/lists'
import { PageIndex } from '../../../scripts/engine/site/page-index'
import { contentOf, opening, page, siteWith, today } from '../virtual-site'

const { index, site } = contentOf({
  '_site.json': siteWith({}),
  'services/a.json': page('Zebra', { group: 'data-ai' }),
  'services/b.json': page('Apple', { group: 'data-ai' }),
  'services/c.json': page('Nobody', {}),
  'services/d.json': page('Menu', { group: 'data-ai', menu: { order: 1 } }),
  'Blog/old.json': page('Old', { published: '2026-01-02' }),
  'Blog/new.json': page('New', { published: '2026-10-02' }),
  'career/a.json': page('Designer', { job: opening }),
  'career/b.json': page('Trainee', { job: { ...opening, type: 'Internship', posted: '2026-11-09' } }),
  'career/c.json': page('Tester', { job: { ...opening, region: 'usa' } }),
  'career/d.json': page('Gone', { job: { ...opening, closes: '2026-11-19' } }),
})
if (!site) throw new Error('The tiny site is not valid.')
const sorted = new Lists(index, site, today)

/** Only what is asked of a page when it is read: to ask for more is to read the rest of it. */
const unread = new PageIndex(
  index.pages.map(
    (facts) =>
      new Proxy(facts, {
        get(target, name) {
          if (name === 'label' || name === 'job') throw new Error(`${target.path} was asked for its ${name}.`)
          return Reflect.get(target, name)
        },
      }),
  ),
)
const remembered = new Lists(unread, site, today, JSON.parse(JSON.stringify(sorted.orders)))

test.each(['articles', 'firstOpenings', 'newestOpenings'] as const)(
  'Orders that are remembered are those of %s, and ask no page for its name or job',
  (name) => {
    expect(remembered[name].map(({ path }) => path)).toEqual(sorted[name].map(({ path }) => path))
    expect(remembered[name].length).toBeGreaterThan(1)
  },
)

test('Orders that are remembered have each service at its place, and ask no page for its name', () => {
  const places = ({ places: all }: Lists) =>
    [...all].map(([path, { services, place }]) => [path, place, services.map((service) => service.path)])
  expect(places(remembered)).toEqual(places(sorted))
  expect(places(remembered).map(([path]) => path)).toEqual(['/services/d', '/services/b', '/services/a', '/services/c'])
})

test('Orders that are remembered give the same groups of services', () => {
  expect(new Lists(index, site, today, sorted.orders).services).toEqual(sorted.services)
})
