import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../scripts/engine/publish/build-site'
import { bundleSizes, type BundleSizes } from '../../scripts/workshop/bench/bundle-sizes'
import { fileOf } from '../../src/page/route'
import { newFolder, removeFolder } from '../engine/publish/folders'
import { specified } from './pages'

const folder = newFolder()
const out = `${folder}/out`
afterAll(() => removeFolder(folder))
beforeAll(() => buildSite({ pages: 'pages-json', out, date: '2026-11-21', force: false }))

describe.each(specified)('The first view of $path', ({ path }) => {
  let sizes: BundleSizes
  beforeAll(() => {
    sizes = bundleSizes(out, fileOf(path, 'html'))
  })

  test('loads at most 10 kB of styles', () => {
    expect(sizes.style).toBeLessThanOrEqual(10_000)
  })

  // The job board is a program of its own.
  const kilobytes = path === '/career' ? 79.5 : 78
  test(`loads at most ${kilobytes} kB of script`, () => {
    expect(sizes.script).toBeLessThanOrEqual(kilobytes * 1000)
  })

  test('loads two fonts that take few round trips: at most 9.45 kB each', () => {
    expect(sizes).toMatchObject({ fontFiles: 2 })
    expect(sizes.largestFont).toBeLessThanOrEqual(9450)
  })
})
