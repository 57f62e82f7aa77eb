import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { guidePictures } from '../../scripts/workshop/guide/pictures'
import { Run } from './as-kept'
import { stage, types } from './stage'

const scene = stage()
let run: Run
let tab: Page

beforeAll(async () => {
  run = new Run(guidePictures, scene.browser)
  tab = await scene.tab({ viewport: { width: 1120, height: 700 } })
})

test.each(types)('the guide shows %s as it looks', async (type) => {
  await scene.showAlone(tab, type)
  const shot = await tab.locator('main > *').screenshot({ animations: 'disabled' })
  const picture = await sharp(shot).resize(800).webp({ quality: 82 }).toBuffer()
  expect(await run.complaint(type, picture)).toBeUndefined()
})
