import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pictureFolder } from '../../scripts/workshop/guide/sections'
import { compare } from './compare'
import { strictness } from './machine'
import { stage, types } from './stage'

const kept = `pages-json/${pictureFolder}`
/** What this run saw: `npm run keep` makes it the guide's. */
const seen = 'node_modules/.cache/guide'
const scene = stage()
let tab: Page

beforeAll(async () => {
  mkdirSync(seen, { recursive: true })
  tab = await scene.tab({ viewport: { width: 1120, height: 700 } })
})

test.each(types)('the guide shows %s as it looks', async (type) => {
  await scene.showAlone(tab, type)
  const shot = await tab.locator('main > *').screenshot({ animations: 'disabled' })
  const picture = await sharp(shot).resize(800).webp({ quality: 82 }).toBuffer()
  writeFileSync(`${seen}/${type}.webp`, picture)
  const hint = `Look at ${seen}/${type}.webp. If that is how it shall look: npm run keep`
  expect(existsSync(`${kept}/${type}.webp`), hint).toBe(true)
  const { threshold, most } = strictness(scene.browser)
  const { share } = await compare(picture, readFileSync(`${kept}/${type}.webp`), threshold)
  expect(share, hint).toBeLessThanOrEqual(most)
})
