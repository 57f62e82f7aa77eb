import { existsSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { testPictures } from '../../scripts/workshop/guide/pictures'
import { onlyDeep } from '../depth'
import { Run, strict } from './as-kept'
import { compare, encode } from './compare'
import { stage, types } from './stage'

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

/** A screenshot like the one before it: on a busy machine Chromium may still be stretching the last one to a new width. */
async function takeAtRest(): Promise<Buffer> {
  let [before, seen] = [await take(), await take()]
  for (let more = 0; more < 8 && !seen.equals(before); more++) [before, seen] = [seen, await take()]
  return seen
}

async function shoot(type: string, width: number, more?: string): Promise<Buffer> {
  await show(type, width, more)
  return encode(await takeAtRest())
}

/** At every width a type that is new is looked at. */
const usual = new Set([390, 1440, ...onlyDeep(768)])
const isDue = (type: string, width: number) =>
  usual.has(width) || !existsSync(`${testPictures.kept}/${type}-${width}.webp`)

for (const width of [390, 768, 1440])
  test.each(types.filter((type) => isDue(type, width)))(`%s looks as kept at ${width} pixels`, async (type) => {
    const name = `${type}-${width}`
    await show(type, width)
    const complaint = await run.complaint(name, await encode(await take()))
    expect(complaint && (await run.complaint(name, await encode(await takeAtRest())))).toBeUndefined()
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
