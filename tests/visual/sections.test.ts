import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { onlyDeep } from '../depth'
import { compare, encode } from './compare'
import { isKeptMachine, keptFolder, machineOf, strict, strictness } from './machine'
import { stage, types } from './stage'

/** What this run saw: `npm run keep` makes it what the next runs compare with. */
const seenFolder = 'node_modules/.cache/visual'
const scene = stage()
let tab: Page

beforeAll(async () => {
  rmSync(seenFolder, { recursive: true, force: true })
  mkdirSync(seenFolder, { recursive: true })
  if (!isKeptMachine(scene.browser))
    console.log('Screenshots were kept with another Chromium or system: only layout is compared.')
  writeFileSync(`${seenFolder}/machine.json`, `${JSON.stringify(machineOf(scene.browser), undefined, 2)}\n`)
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

describe.each([390, 1440, ...onlyDeep(768)])('At %i pixels', (width) => {
  test.each(types)('%s looks as kept', async (type) => {
    const name = `${type}-${width}`
    const hint = `Look at ${seenFolder}/${name}.webp. If that is how it shall look: npm run keep`
    const kept = `${keptFolder}/${name}.webp`
    const { threshold, most } = strictness(scene.browser)
    const compareWithKept = async (screenshot: Buffer) => {
      const seen = await encode(screenshot)
      writeFileSync(`${seenFolder}/${name}.webp`, seen)
      expect(existsSync(kept), `There is no screenshot of ${type} yet. ${hint}`).toBe(true)
      return compare(seen, readFileSync(kept), threshold)
    }
    await show(type, width)
    let { share, difference } = await compareWithKept(await take())
    if (share > most) ({ share, difference } = await compareWithKept(await takeAtRest()))
    if (share > 0) writeFileSync(`${seenFolder}/${name}-difference.png`, difference)
    const percent = (share * 100).toFixed(3)
    expect(share, `${type} differs in ${percent} % of its pixels at ${width} pixels. ${hint}`).toBeLessThanOrEqual(most)
  })
})

describe('These tests would notice', () => {
  test('nothing where nothing has changed', async () => {
    const { share } = await compare(await shoot('cardGrid', 768), await shoot('cardGrid', 768), strict.threshold)
    expect(share).toBe(0)
  })

  test.each([
    ['a heading that has moved by two pixels', 'h2 { translate: 2px 0 }'],
    ['a paler line', ':root { --mist-line: #e8eefa }'],
    ['another corner', ':root { --radius-panel: 8px }'],
  ])('%s', async (_, css) => {
    const changed = await shoot('cardGrid', 1440, `<style>${css}</style>`)
    const { share } = await compare(changed, await shoot('cardGrid', 1440), strict.threshold)
    expect(share).toBeGreaterThan(strict.most)
  })
})
