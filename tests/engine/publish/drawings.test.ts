import { expect, test, vi } from 'vitest'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { temporaryFolder, Workshop } from './folders'
import { page, smallSite } from './small-site'

vi.mock('../../../scripts/engine/render/bundles', () => import('./small-bundle'))

function withCards(...icons: string[]): Page {
  const document = page('Cards', 'With pictograms.')
  const cards = icons.map((icon) => ({ icon, title: icon, description: 'A card.' }))
  return { ...document, sections: [...document.sections, { type: 'cardGrid', heading: 'Cards', cards }] }
}

async function built(document: Page): Promise<Workshop> {
  const workshop = new Workshop(temporaryFolder(), { ...smallSite(), 'cards.json': document })
  const { problems } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return workshop
}

const drawings = (workshop: Workshop) =>
  Object.keys(workshop.content())
    .filter((file) => file.startsWith('drawings/'))
    .map((file) => file.replace(/-[0-9a-f]{8}\.svg$/, ''))

/** The drawing of introductions of services that name none. */
const ofServices = 'drawings/layers'

test('the pictograms that cards name are published', async () => {
  expect(drawings(await built(withCards('rocket', 'analytics', 'rocket')))).toEqual([
    'drawings/analytics',
    ofServices,
    'drawings/rocket',
  ])
})

test('a card draws its pictogram from that file', async () => {
  const workshop = await built(withCards('rocket'))
  const [, address = ''] = /<img src="\/([^"]+)"/.exec(workshop.read('cards.html').split('Cards</h2>')[1] ?? '') ?? []
  expect(workshop.read(address)).toContain('viewBox="0 0 32 32"')
})

test('a pictogram that no card names any more is removed', async () => {
  const workshop = await built(withCards('rocket', 'analytics'))
  workshop.change({ 'cards.json': withCards('analytics') })
  await workshop.build()
  expect(drawings(workshop)).toEqual(['drawings/analytics', ofServices])
})
