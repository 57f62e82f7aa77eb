import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { holdBack } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilServed } from './waits'

const site = siteAsItIs()
const banner = '**/art/*-1280.avif'

/** Opens the list of articles, whose pictures are close below the banner, and notes those that are asked for. */
async function openArticles(prepare: (page: Page) => Promise<unknown>) {
  const asked: string[] = []
  const page = await site.visit('/Blog', {
    interactive: false,
    prepare: async (opened) => {
      opened.on('request', (request) => request.url().endsWith('-768.avif') && asked.push(request.url()))
      await prepare(opened)
    },
  })
  return { page, asked }
}

test.describe('Pictures below the banner', { tag: '@browser' }, () => {
  test('wait until its own is on screen', async () => {
    let release = () => {}
    const { page, asked } = await openArticles(async (opened) => (release = await holdBack(opened, banner)))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await nextFrames(page)
    expect(asked).toEqual([])
    release()
    await eventually(() => asked.length).toBeGreaterThan(0)
  })

  test('do not wait for a picture that cannot be loaded', async () => {
    const { asked } = await openArticles((opened) => opened.route(banner, (route) => route.abort()))
    await eventually(() => asked.length).toBeGreaterThan(0)
  })

  test('come by themselves after a while where the script does not', async () => {
    const { page, asked } = await openArticles((opened) => opened.route('**/index-*.js', (route) => route.abort()))
    await untilServed(page)
    expect(asked).toEqual([])
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await eventually(() => asked.length).toBeGreaterThan(0)
  })

  test('are in their places without script', async () => {
    const page = await site.visit('/Blog', { interactive: false, javaScriptEnabled: false })
    const pictures = page.getByRole('main').locator('img[loading="lazy"]')
    const box = await pictures.first().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
  })
})
