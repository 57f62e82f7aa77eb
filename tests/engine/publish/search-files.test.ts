import { statSync } from 'node:fs'
import path from 'node:path'
import { array, assert, asyncProperty, constantFrom, option, record } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fileOfPage, fileOfWord, indexSizes, pageId } from '../../../src/page/search-index'
import { temporaryFolder, today, Workshop } from './folders'
import { services } from './long-site'
import { job, page, siteDocument, smallSite, type Documents } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

async function built(documents: Documents): Promise<Workshop> {
  const workshop = new Workshop(temporaryFolder(), documents)
  await workshop.build()
  return workshop
}

/** The files of the search as one text. */
const index = (workshop: Workshop) =>
  Object.entries(workshop.content())
    .filter(([file]) => file.startsWith('search-index/'))
    .map(([, text]) => text)
    .join('\n')

describe('What the search looks through', () => {
  it('has titles, descriptions and headings with their anchors', async () => {
    const workshop = await built(smallSite())
    const id = pageId('/Blog/Speed')
    const { pages } = indexSizes(18)
    const shown = JSON.parse(workshop.read(`search-index/pages-${fileOfPage(id, { pages })}.json`))
    expect(shown).toContainEqual({
      path: '/Blog/Speed',
      kind: 'article',
      title: 'Speed',
      description: 'What Speed is about, for whom, and how it starts.',
      headings: { 'measure-first': 'Measure first' },
    })
  })

  it('has the company by its name', async () => {
    const workshop = await built({ ...smallSite(), 'about.json': page('About {company}', 'Words.') })
    expect(index(workshop)).toContain('About Acme')
    expect(index(workshop)).not.toContain('{company}')
  })

  it.each([
    ['a draft', page('Zeppelin', 'Words.', { draft: true })],
    ['a page that is still to come', page('Zeppelin', 'Words.', { published: '2027-01-01' })],
  ])('has nothing of %s', async (_, document) => {
    const workshop = await built({ ...smallSite(), 'zeppelin.json': document })
    expect(index(workshop)).not.toMatch(/zeppelin/i)
  })

  it('has a draft in a preview', async () => {
    const workshop = new Workshop(temporaryFolder(), {
      ...smallSite(),
      'zeppelin.json': page('Zeppelin', 'Words.', { draft: true }),
    })
    await workshop.build({ drafts: true })
    expect(index(workshop)).toMatch(/zeppelin/)
  })

  it('has a job until it is closed', async () => {
    const workshop = await built({ ...smallSite(), 'career/zeppelin.json': job('Zeppelin', today, { closes: today }) })
    expect(index(workshop)).toMatch(/zeppelin/)
    await workshop.build({ date: '2026-11-21' })
    expect(index(workshop)).not.toMatch(/zeppelin/)
  })

  it('has neither the page to search on nor the not-found page', async () => {
    const text = index(await built(smallSite()))
    expect(text).not.toContain('"/search"')
    expect(text).not.toContain('"/404"')
  })

  it('is nothing where the site has no page to search on', async () => {
    const { search: _, ...roots } = siteDocument.roots ?? {}
    const workshop = await built({ ...smallSite(), '_site.json': { ...siteDocument, roots } })
    expect(index(workshop)).toBe('')
  })
})

describe('The page to search on', () => {
  it('is left out by search engines and not in the site map', async () => {
    const workshop = await built(smallSite())
    expect(workshop.read('search.html')).toContain('<meta name="robots" content="noindex">')
    expect(workshop.read('sitemap.xml')).not.toContain('/search')
  })
})

describe('An edit among 600 pages', () => {
  const documents = (): Documents => ({ ...smallSite(), ...services(0, 600) })
  const times = (workshop: Workshop) =>
    new Map(
      Object.keys(workshop.content())
        .filter((file) => file.startsWith('search-index/'))
        .map((file) => [file, statSync(path.join(workshop.out, file)).mtimeMs]),
    )
  const changedSince = (before: Map<string, number>, workshop: Workshop) =>
    [...times(workshop)].flatMap(([file, time]) => (before.get(file) === time ? [] : file))

  it('of a title writes the files of its words and of the page only', async () => {
    const workshop = await built(documents())
    const before = times(workshop)
    workshop.change({ 'about.json': page('About Zeppelins', '{company} began small.', { aliases: ['/company'] }) })
    await workshop.build()
    const sizes = indexSizes(617)
    const words = ['zeppelins', 'us', 'about'].map((word) => `search-index/words-${fileOfWord(word, sizes)}.json`)
    const own = `search-index/pages-${fileOfPage(pageId('/about'), sizes)}.json`
    const changed = changedSince(before, workshop)
    expect(changed).toContain(own)
    expect(changed).toContain(words[0])
    expect(changed.filter((file) => file !== own && !words.includes(file))).toEqual([])
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  it('of a text writes none of them', async () => {
    const workshop = await built(documents())
    const before = times(workshop)
    workshop.change({
      'about.json': page('About us', '{company} began smaller.', {
        aliases: ['/company', '/About-Us', '/old/about.html'],
      }),
    })
    await workshop.build()
    expect(changedSince(before, workshop)).toEqual([])
  })
})

const word = constantFrom('access', 'cloud', 'data', 'design', 'Zürich', 'the', '{company}', '2026', 'a', 'test')
const text = array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const edit = record({
  file: constantFrom('one.json', 'two.json', 'three.json', 'services/four.json'),
  title: option(text, { nil: undefined }),
  heading: text,
})

describe('After any edits', () => {
  it('the files are those of a clean build', async () => {
    await assert(
      asyncProperty(array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const documents: Documents = { ...smallSite(), 'one.json': page('One', 'Words.') }
        const workshop = new Workshop(temporaryFolder(), documents)
        await workshop.build()
        const there = new Set(['one.json'])
        for (const { file, title, heading } of edits) {
          if (title === undefined && !there.delete(file)) continue
          if (title !== undefined) there.add(file)
          const sections: Sections = [
            { type: 'hero', heading: 'Top' },
            { type: 'intro', heading, text: ['Words.'] },
          ]
          workshop.change({
            [file]:
              title === undefined
                ? undefined
                : page(`${title} ${file}`, '', { description: `${heading} ${file}.`, sections }),
          })
          await workshop.build()
        }
        expect(workshop.content()).toEqual((await workshop.clean()).content)
      }),
      { numRuns: 6 },
    )
  }, 120_000)
})

type Sections = ReturnType<typeof page>['sections']
