import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { addLink, headingOf, holdBack, isPageData, isSameDocument, markDocument } from './on-page'
import { ownSite, test } from './site'
import { eventually, nextFrames, untilInteractive, untilShown } from './waits'

// One of its own: it is deployed anew.
const site = ownSite()
let deployment = 0

const legalName = () => `Deployment ${deployment} Limited`

/**
 * Deploys the site anew into the same folder: with another _site.json, which names the shell's data anew, and with
 * bundles by other names, as after a change of code. The old files are gone.
 */
async function deploy() {
  deployment++
  const file = path.join(site.pages, '_site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"legalName": "[^"]*"/, `"legalName": "${legalName()}"`))
  await site.build()
  const assets = path.join(site.out, 'assets')
  const renamed = readdirSync(assets).map((name) => ({ name, next: name.replace('-', `-${deployment}`) }))
  const texts = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css)$/.test(name),
  )
  for (const name of texts) {
    const place = path.join(site.out, name)
    writeFileSync(
      place,
      renamed.reduce((text, asset) => text.replaceAll(asset.name, asset.next), readFileSync(place, 'utf8')),
    )
  }
  for (const { name, next } of renamed) renameSync(path.join(assets, name), path.join(assets, next))
}

test.describe('A deployment in the middle of a visit', () => {
  let page: Page
  let errors: string[]

  test.beforeEach(async () => {
    errors = []
    page = await site.visit('/', {
      prepare: async (opened) => void opened.on('pageerror', ({ message }) => errors.push(message)),
    })
    await markDocument(page)
  })

  test('leads the next click to the right page of the new deployment', async () => {
    const link = await addLink(page, { href: '/contact' })
    await deploy()
    await link.dispatchEvent('click')
    await untilShown(page, site.heading('/contact'))
    await page.getByText(legalName()).waitFor()
    await untilInteractive(page)
    expect(await isSameDocument(page)).toBe(false)
    expect(errors).toEqual([])
  })

  test('changes nothing until then', deep, async () => {
    await deploy()
    const data = page.waitForResponse(isPageData)
    await (await addLink(page, { href: '/contact' })).hover()
    await (await data).finished()
    await nextFrames(page)
    expect(await isSameDocument(page)).toBe(true)
    await expect(headingOf(page)).toHaveText(site.heading('/'))
  })

  test('still shows what was fetched before it', deep, async () => {
    const link = await addLink(page, { href: '/contact' })
    const data = page.waitForResponse('**/contact.json')
    await link.hover()
    await (await data).finished()
    await deploy()
    await link.click()
    await untilShown(page, site.heading('/contact'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is over with one full navigation: the click after it loads none', deep, async () => {
    await deploy()
    await (await addLink(page, { href: '/contact' })).dispatchEvent('click')
    await untilShown(page, site.heading('/contact'))
    await untilInteractive(page)
    await markDocument(page)
    await (await addLink(page, { href: '/' })).click()
    await untilShown(page, site.heading('/'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('leaves a page whole whose further chunks are gone', async () => {
    const release = await holdBack(page, '**/assets/motion-*.js')
    const asked = page.waitForRequest('**/assets/motion-*.js')
    await page.reload()
    await asked
    await untilInteractive(page)
    await deploy()
    release()
    await page.mouse.wheel(0, 2500)
    await nextFrames(page)
    const hidden = () =>
      [...document.querySelectorAll('main *')].filter((element) => getComputedStyle(element).opacity !== '1').length
    await eventually(() => page.evaluate(hidden)).toBe(0)
    expect(errors).toEqual([])
  })
})
