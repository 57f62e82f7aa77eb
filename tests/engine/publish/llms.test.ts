import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mostInSection } from '../../../scripts/engine/publish/llms'
import { newFolder, removeFolder, temporaryFolder, Workshop } from './folders'
import { page, siteDocument, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const folder = newFolder()
const workshop = new Workshop(folder, {
  ...smallSite(),
  'about.json': page('About [all] of {company}', 'It began small.'),
  'Blog/Draft.json': page('Ornithopter', 'It flies.', { draft: true }),
})
beforeAll(() => workshop.build())
afterAll(() => removeFolder(folder))

const linesOf = (text: string) => text.trimEnd().split('\n')

describe('llms.txt', () => {
  it('begins with the name of the site, once, and what it is', () => {
    const lines = linesOf(workshop.read('llms.txt'))
    expect(lines.slice(0, 3)).toEqual(['# Acme', '', '> Software and design.'])
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
  })

  it('has sections of links with notes, and nothing else', () => {
    const rest = linesOf(workshop.read('llms.txt')).slice(4)
    const form = /^(|## [^#]+|- \[(?:[^[\]\\]|\\.)+\]\(https:\/\/www\.acme\.test\/[^\s()]*\): .+)$/
    expect(rest.filter((line) => !form.test(line))).toEqual([])
    expect(rest.filter((line) => line.startsWith('## '))).toEqual([
      '## Pages',
      '## Applications',
      '## Data and AI',
      '## More services',
      '## Articles',
      '## Open jobs',
    ])
  })

  it('has each page at its canonical address, with its description', () => {
    expect(workshop.read('llms.txt')).toContain(
      '- [Testing](https://www.acme.test/software-testing): What Testing is about, for whom, and how it starts.',
    )
    expect(workshop.read('llms.txt')).toContain('- [About \\[all\\] of Acme](https://www.acme.test/about)')
  })

  it('has no draft, no home page and no page for what is not found', () => {
    const text = workshop.read('llms.txt')
    expect(text).not.toContain('Ornithopter')
    expect(text).not.toMatch(/acme\.test\/(404)?\)/)
  })

  it('stays short, however many pages there are', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 90 }, (_, i) => [`page-${i}.json`, page(`Page ${i}`, `Words ${i}.`)]),
    )
    const own = new Workshop(temporaryFolder(), { ...smallSite(), ...pages })
    await own.build()
    const [, first = ''] = own.read('llms.txt').split('\n## ')
    expect(linesOf(first).filter((line) => line.startsWith('- '))).toHaveLength(mostInSection)
  })

  it('follows a change of a description', async () => {
    const own = new Workshop(temporaryFolder(), smallSite())
    await own.build()
    own.change({ 'contact.json': page('Contact', 'Come by.', { description: 'Another way to say where we are.' }) })
    await own.build()
    expect(own.read('llms.txt')).toContain('): Another way to say where we are.')
    expect(own.content()).toEqual((await own.clean()).content)
  })

  it('is not part of a preview', async () => {
    const own = new Workshop(temporaryFolder(), { ...smallSite(), '_site.json': siteDocument })
    await own.build({ drafts: true })
    expect(own.content()).not.toHaveProperty(['llms.txt'])
  })
})
