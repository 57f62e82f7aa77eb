import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LiveContent } from '../../scripts/live/live-content'
import { searchFileAt } from '../../scripts/live/search-files'
import { wordsAddress } from '../../src/page/search-index'
import { temporaryFolder } from '../engine/publish/folders'
import { identity, page, siteWith, tinySite, today, writeFiles } from '../engine/virtual-site'

test('The search finds the heading that was just saved, though no other page shows anything of it', async () => {
  const pages = temporaryFolder()
  const aboutWith = (heading: string) =>
    page('About', {
      sections: [
        { type: 'hero', heading: 'About' },
        { type: 'intro', heading, text: ['We are two offices.'] },
      ],
    })
  const site = siteWith({ roots: { ...identity.roots, search: '/search' } })
  writeFiles(pages, {
    ...tinySite,
    '_site.json': site,
    'search.json': page('Search'),
    'about.json': aboutWith('Barges'),
  })
  const content = new LiveContent(pages, today)
  const wordsFound = () => [0, 1, 2, 3].map((place) => searchFileAt(wordsAddress(place), content)).join()
  await content.update()
  expect(wordsFound()).toContain('barges')
  const file = path.posix.join(pages, 'about.json')
  writeFileSync(file, JSON.stringify(aboutWith('Zeppelins')))
  await content.update(new Set([file]))
  expect(wordsFound()).toContain('zeppelins')
})
