import { statSync } from 'node:fs'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guidePictures } from '../../scripts/workshop/guide/pictures'
import { scenes } from '../../scripts/workshop/guide/scenes'
import { Run } from './as-kept'
import { Studio } from './scenes'
import { atRest, stage, types } from './stage'

const scene = stage()
let run: Run
let tab: Page

beforeAll(async () => {
  run = new Run(guidePictures, scene.browser)
  tab = await scene.tab({ viewport: { width: 1120, height: 700 } })
})

test.each(types)('the guide shows %s as it looks', async (type) => {
  await scene.showAlone(tab, type)
  const shot = await atRest(() => tab.locator('main > *').screenshot({ animations: 'disabled' }))
  const picture = await sharp(shot).resize(800).webp({ quality: 82 }).toBuffer()
  expect(await run.complaint(type, picture)).toBeUndefined()
})

describe('Where one looks rather than reads', () => {
  const studio = new Studio()

  beforeAll(() => studio.start())
  afterAll(() => studio.stop())

  test.each(scenes.map(({ name, ...shown }) => [name, shown] as const))('the guide shows %s', async (name, shown) => {
    const picture = await studio.take(scene.browser, { name, ...shown })
    expect(await run.complaint(name, picture)).toBeUndefined()
  })

  test.each(scenes)('$name has at most 60 kB', ({ name }) => {
    expect(statSync(`${guidePictures.kept}/${name}.webp`).size).toBeLessThanOrEqual(60_000)
  })
})
