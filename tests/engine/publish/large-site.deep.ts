import { readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite, type BuildReport } from '../../../scripts/engine/publish/build-site'
import { writeDocuments } from '../../../scripts/workshop/bench/documents'
import { newFolder, today } from './folders'

const count = 100_000
const hour = 3_600_000

describe('A site of 100,000 pages', () => {
  const folder = newFolder()
  const options = { pages: `${folder}/pages`, out: `${folder}/out`, date: today, force: false }
  let report: BuildReport

  beforeAll(async () => {
    writeDocuments(options.pages, `${count} services`)
    report = await buildSite(options)
  }, hour)
  afterAll(() => rmSync(folder, { recursive: true }), hour)

  it('is right, and built whole', () => {
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(report.made.size).toBe(report.index.pages.length)
    expect(report.made.size).toBeGreaterThanOrEqual(count)
    expect(readdirSync(`${options.out}/services`).length).toBeGreaterThan(count)
  })

  it('has nothing to make when it is built again', { timeout: hour }, async () => {
    expect((await buildSite(options)).made.size).toBe(0)
  })
})
