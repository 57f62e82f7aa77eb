import { expect, it, vi } from 'vitest'
import type { Page } from '../../../src/page/page.generated'
import { temporaryFolder, Workshop } from '../publish/folders'
import { page, smallSite, type Documents } from '../publish/small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('../publish/small-bundle'))

const text = { type: 'articleBody' as const, body: ['Words.'] }
const article = (title: string, more: object = {}) =>
  page(title, '', { published: '2026-10-20', sections: [{ type: 'hero', heading: title }, text], ...more })

async function built(documents: Partial<Documents> = {}) {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  workshop.change(documents)
  await workshop.build()
  const pageAt = (path: string): Page => JSON.parse(workshop.read(`${path}.json`))
  const endOf = (path: string) =>
    pageAt(path).sections.flatMap((section) => (section.type === 'articleBody' ? [section.end] : []))
  const listOf = (path: string) =>
    pageAt(path).sections.flatMap((section) => (section.type === 'articleList' ? section.articles : []))
  return { workshop, endOf, titlesIn: (path: string) => listOf(path).map(({ label }) => label) }
}

it('An article ends with its neighbors by day, and its topics', async () => {
  const { endOf } = await built()
  expect(endOf('Blog/Speed')).toEqual([
    {
      title: 'Speed',
      path: '/Blog/Speed',
      topics: [{ label: 'On speed', path: '/Blog/on-speed' }],
      previous: { label: 'Agents', path: '/Blog/Agents' },
    },
  ])
  expect(endOf('Blog/Agents')).toEqual([
    { title: 'Agents', path: '/Blog/Agents', next: { label: 'Speed', path: '/Blog/Speed' } },
  ])
})

it('Only the last text of an article has an end, and a text on another page none', async () => {
  const sections = [{ type: 'hero' as const, heading: 'Twice' }, text, text]
  const { endOf } = await built({
    'Blog/Twice.json': article('Twice', { sections }),
    'twice.json': article('Other', { sections }),
  })
  expect(endOf('Blog/Twice').map((end) => end !== undefined)).toEqual([false, true])
  expect(endOf('twice')).toEqual([undefined, undefined])
})

it('A list on the topic of its page has the articles that name the page, also by another address of it', async () => {
  const { titlesIn } = await built({
    'about.json': page('About us', '', {
      aliases: ['/company'],
      sections: [
        { type: 'hero', heading: 'About us' },
        { type: 'articleList', heading: 'About us', ownTopic: true },
      ],
    }),
    'Blog/Us.json': article('Us', { topics: ['/company', '/Blog/on-speed'] }),
  })
  expect(titlesIn('about')).toEqual(['Us'])
  expect(titlesIn('Blog/on-speed')).toEqual(['Us', 'Speed'])
  expect(titlesIn('Blog')).toEqual(['Us', 'Speed', 'Agents'])
})

it('An article between two others, and one that changes its topic, are heard of by a build after', async () => {
  const { workshop, endOf, titlesIn } = await built()
  workshop.change({ 'Blog/Between.json': article('Between', { published: '2026-09-15', topics: ['/Blog/on-speed'] }) })
  await workshop.build()
  expect(endOf('Blog/Speed')[0]?.previous?.label).toBe('Between')
  expect(titlesIn('Blog/on-speed')).toEqual(['Speed', 'Between'])
  workshop.change({ 'Blog/Between.json': article('Between', { published: '2026-09-15' }) })
  await workshop.build()
  expect(titlesIn('Blog/on-speed')).toEqual(['Speed'])
  expect(workshop.content()).toEqual((await workshop.clean()).content)
})

it('A topic that is a draft is none yet', async () => {
  const { endOf } = await built({ 'Blog/on-speed.json': page('On speed', 'Soon.', { kind: 'page', draft: true }) })
  expect(endOf('Blog/Speed')[0]).not.toHaveProperty('topics')
})
