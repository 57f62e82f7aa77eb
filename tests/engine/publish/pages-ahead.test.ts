import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder, removeFolder, writeDocuments, Workshop } from './folders'
import { page, siteDocument, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

const folder = newFolder()
afterAll(() => removeFolder(folder))
const workshop = new Workshop(folder, smallSite())
beforeEach(async () => {
  writeDocuments(workshop.pages, smallSite())
  await workshop.build()
})

function ahead(): Record<string, unknown> {
  return Object(JSON.parse(workshop.content()['ahead.json'] ?? '{}'))
}

describe('The file of pages that are fetched ahead', () => {
  it('has those that _site.json names and that exist, in its order', () => {
    expect(Object.keys(ahead())).toEqual(['/services', '/Blog', '/contact'])
  })

  it('has what the pages have by themselves', () => {
    expect(ahead()['/contact']).toEqual(JSON.parse(workshop.content()['contact.json'] ?? ''))
  })

  it('follows a change of a named page', async () => {
    writeDocuments(workshop.pages, { 'contact.json': page('Contact', 'Come by on a Tuesday.') })
    await workshop.build()
    expect(JSON.stringify(ahead())).toContain('Come by on a Tuesday.')
  })

  it('follows a change of what a named page shows of others', async () => {
    writeDocuments(workshop.pages, {
      'services/new.json': page('A service written later', 'It is new.', { kind: 'service', group: 'data-ai' }),
    })
    await workshop.build()
    expect(JSON.stringify(ahead())).toContain('A service written later')
    writeDocuments(workshop.pages, { 'services/new.json': undefined })
  })

  it('is gone when nothing is named any more', async () => {
    writeDocuments(workshop.pages, { '_site.json': { ...siteDocument, preload: [] } })
    await workshop.build()
    expect(workshop.content()).not.toHaveProperty(['ahead.json'])
  })
})
