import { expect, it, vi } from 'vitest'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { temporaryFolder, Workshop } from './folders'
import { page, smallSite, type Documents } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

/** The days that a site map states, by address. */
async function lastmodsOf(documents: Partial<Documents>): Promise<Record<string, string | undefined>> {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  workshop.change(documents)
  const { problems } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const entries = workshop
    .read('sitemap.xml')
    .matchAll(/<url><loc>https:\/\/www\.acme\.test([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)
  return Object.fromEntries([...entries].map(([, address, day]) => [address, day]))
}

const about = (more: Partial<Page>) => ({ 'about.json': page('About us', 'It began small.', more) })
const listOf = (title: string, type: 'articleList' | 'jobBoard', more: Partial<Page>) =>
  page(title, '', {
    sections: [
      { type: 'hero', heading: 'A list' },
      { type, heading: 'All of it' },
    ],
    ...more,
  })

it.each([
  ['nothing where the document states nothing', {}, undefined],
  ['the day it changed', { updated: '2026-11-02' }, '2026-11-02'],
  [
    'the later of the days on which it appeared and changed',
    { published: '2026-11-05', updated: '2026-11-02' },
    '2026-11-05',
  ],
  ['nothing for a day to come', { updated: '2026-12-24' }, undefined],
  ['nothing for a day on which facts were only checked', { reviewed: '2026-11-10' }, undefined],
])('The site map states of a page %s', async (_, more, day) => {
  expect((await lastmodsOf(about(more)))['/about']).toBe(day)
})

it('The site map states of a page with a list the day of its newest entry, if that is later than its own', async () => {
  const days = await lastmodsOf({
    'old.json': listOf('An old list', 'articleList', { updated: '2026-01-10' }),
    'new.json': listOf('A newer list', 'articleList', { updated: '2026-11-10' }),
    'jobs.json': listOf('Jobs again', 'jobBoard', { updated: '2026-01-11' }),
  })
  expect([days['/old'], days['/new'], days['/jobs']]).toEqual(['2026-10-01', '2026-11-10', '2026-11-02'])
})

it('The site map states of a page with a list nothing where its document does: its own words may have changed since', async () => {
  expect((await lastmodsOf({ 'list.json': listOf('A list', 'articleList', {}) }))['/list']).toBeUndefined()
})
