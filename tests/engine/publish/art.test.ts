import { expect, test } from 'vitest'
import { readPictures } from '../../../scripts/engine/graphics/art-manifest'
import { temporaryFolder, Workshop } from './folders'
import { smallSite } from './small-site'

async function published(): Promise<Record<string, string>> {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  await workshop.build()
  return workshop.content()
}

test('every picture that a page shows is published', async () => {
  const content = await published()
  const shown = Object.entries(content).flatMap(([file, text]) =>
    /\.(html|json)$/.test(file) ? [...text.matchAll(/\/(art\/[\w-]+\.\w+)/g)].map(([, name]) => name ?? '') : [],
  )
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((name) => !(name in content))).toEqual([])
})

test('pictures of pages that the site has not are left out', async () => {
  const pages = new Set(Object.keys(await published()))
  const elsewhere = readPictures().filter(({ page }) => page && !pages.has(`${page.slice(1) || 'index'}.html`))
  expect(elsewhere.map(({ files }) => `art/${files.card}`).filter((file) => pages.has(file))).toEqual([])
})
