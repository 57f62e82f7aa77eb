import { existsSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { testPictures } from '../../scripts/workshop/guide/pictures'
import { isDeep, onlyDeep } from '../depth'
import { Run, strict } from './as-kept'
import { compare, encode } from './compare'
import { atRest, stage, types } from './stage'

const scene = stage()
let run: Run
let tab: Page

beforeAll(async () => {
  run = new Run(testPictures, scene.browser)
  tab = await scene.tab()
})

async function show(type: string, width: number, more = ''): Promise<void> {
  await tab.setViewportSize({ width, height: 800 })
  await scene.show(tab, type, more)
}

function take(): Promise<Buffer> {
  return tab.locator('main').screenshot({ animations: 'disabled' })
}

async function shoot(type: string, width: number, more?: string): Promise<Buffer> {
  await show(type, width, more)
  return encode(await atRest(take))
}

/** What is wrong with a type's pictures at some widths; nothing where they are as they were kept. */
async function complaintsAt(type: string, ...widths: number[]): Promise<string[]> {
  const complaints: string[] = []
  for (const width of widths) {
    const name = `${type}-${width}`
    await show(type, width)
    if (!(await run.complaint(name, await encode(await take())))) continue
    const complaint = await run.complaint(name, await encode(await atRest(take)))
    if (complaint) complaints.push(complaint)
  }
  return complaints
}

test.each(types)('%s looks as kept', async (type) => {
  const complaints = await complaintsAt(type, 390, 1440)
  // In between it is looked at by night, and where it is new or another at the ends: its pictures are kept together.
  const isDue = isDeep || complaints.length > 0 || !existsSync(`${testPictures.kept}/${type}-768.webp`)
  expect([...complaints, ...(isDue ? await complaintsAt(type, 768) : [])]).toEqual([])
})

describe('These tests would notice', () => {
  test('nothing where nothing has changed', async () => {
    const { share } = await compare(await shoot('cardGrid', 768), await shoot('cardGrid', 768), strict.threshold)
    expect(share).toBe(0)
  })

  test.each([
    ['a heading that has moved by two pixels', 'h2 { translate: 2px 0 }'] as const,
    ...onlyDeep(
      ['a paler line', ':root { --mist-line: #e8eefa }'] as const,
      ['another corner', ':root { --radius-panel: 8px }'] as const,
    ),
  ])('%s', async (_, css) => {
    const changed = await shoot('cardGrid', 1440, `<style>${css}</style>`)
    const { share } = await compare(changed, await shoot('cardGrid', 1440), strict.threshold)
    expect(share).toBeGreaterThan(strict.most)
  })
})
