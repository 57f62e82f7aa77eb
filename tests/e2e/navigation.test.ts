import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { findChromium } from '../../scripts/workshop/setup/chromium'
import { deep, onlyDeep } from '../depth'
import { addLink, headingOf, holdBack, isSameDocument, markDocument, scrollTo, scrollTop } from './on-page'
import { launch, test, siteAsItIs } from './site'
import { eventually, nextFrames, untilInteractive, untilShown } from './waits'

const site = siteAsItIs()

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

async function goTo(page: Page, name: 'Home' | 'Contact') {
  await mainLink(page, name).click()
  await untilShown(page, site.heading(name === 'Home' ? '/' : '/contact'))
}

test.describe('A click on a link', () => {
  test('shows the next page without loading a new document', async () => {
    const page = await site.visit('/')
    await markDocument(page)
    await goTo(page, 'Contact')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('changes the address', deep, async () => {
    const page = await site.visit('/')
    await goTo(page, 'Contact')
    await expect(page).toHaveURL('/contact')
  })

  test('scrolls the window to the top at once', async () => {
    const page = await site.visit('/')
    await scrollTo(page, 900)
    const link = await addLink(page, { href: '/contact' })
    await page.evaluate(() =>
      document.addEventListener(
        'focusin',
        ({ target }) => target instanceof HTMLHeadingElement && Object.assign(window, { onArrival: scrollY }),
      ),
    )
    await link.click()
    await untilShown(page, site.heading('/contact'))
    await eventually(() => page.evaluate(() => Reflect.get(window, 'onArrival'))).toBe(0)
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('moves the focus to the new main heading', async () => {
    const page = await site.visit('/')
    await goTo(page, 'Contact')
    await expect(headingOf(page)).toBeFocused()
  })

  test('marks the link of the page in the navigation, and no other', deep, async () => {
    const page = await site.visit('/')
    await goTo(page, 'Contact')
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(['Contact'])
  })

  test('to an anchor on another page ends at the anchor', async () => {
    const page = await site.visit('/')
    const anchor = site.data('/contact').sections.at(2)?.id ?? ''
    const link = await addLink(page, { href: `/contact#${anchor}` })
    await link.click()
    await untilShown(page, site.heading('/contact'))
    await nextFrames(page)
    const top = await page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, anchor)
    await eventually(() => scrollTop(page)).toBeGreaterThan(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  })
})

test.describe('Back and Forward', () => {
  test('return to the earlier page and the later one without loading a document', async () => {
    const page = await site.visit('/')
    await markDocument(page)
    await goTo(page, 'Contact')
    await page.goBack()
    await untilShown(page, site.heading('/'))
    await page.goForward()
    await untilShown(page, site.heading('/contact'))
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const way of ['goBack', ...onlyDeep('goForward' as const)] as const)
    test(`lead to the top of the page: ${way}`, async () => {
      const page = await site.visit('/')
      await scrollTo(page, 700)
      await (await addLink(page, { href: '/contact' })).click()
      await untilShown(page, site.heading('/contact'))
      if (way === 'goForward') {
        await page.goBack()
        await untilShown(page, site.heading('/'))
      }
      await scrollTo(page, 300)
      await page[way]()
      await untilShown(page, site.heading(way === 'goBack' ? '/' : '/contact'))
      await nextFrames(page)
      await eventually(() => scrollTop(page)).toBe(0)
    })

  test('move the focus to the main heading', deep, async () => {
    const page = await site.visit('/')
    await goTo(page, 'Contact')
    await page.goBack()
    await untilShown(page, site.heading('/'))
    await expect(headingOf(page)).toBeFocused()
  })

  test('work before the script has arrived', async () => {
    const page = await site.visit('/')
    await goTo(page, 'Contact')
    const release = await holdBack(page, '**/*.js')
    await page.reload({ waitUntil: 'commit' })
    await untilShown(page, site.heading('/contact'))
    await page.evaluate(() => history.back())
    await eventually(() => new URL(page.url()).pathname).toBe('/')
    release()
    await untilShown(page, site.heading('/'))
  })

  test('work with an anchor that cannot be decoded', deep, async () => {
    const page = await site.visit('/contact#100%')
    await goTo(page, 'Home')
    await page.goBack()
    await untilShown(page, site.heading('/contact'))
    await expect(headingOf(page)).toBeVisible()
  })

  test('lead to the top after a visit elsewhere, too', { tag: '@browser' }, async () => {
    // Playwright switches off the cache that real browsers keep left pages in.
    const browser = await launch({
      executablePath: await findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/')
    await untilInteractive(page)
    await scrollTo(page, 700)
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    await markDocument(page)
    await page.goto('/favicon.svg')
    await page.evaluate(() => history.back())
    await eventually(() => isSameDocument(page).catch(() => false)).toBe(true)
    await page.evaluate(() => history.back())
    await untilShown(page, site.heading('/'))
    await nextFrames(page)
    const top = await scrollTop(page)
    await browser.close()
    expect(top).toBe(0)
  })
})

test.describe('On the same path', () => {
  for (const address of ['?region=usa', ...onlyDeep('#nothing-has-this-name')])
    test(`${address} leaves scroll and document alone`, async () => {
      const page = await site.visit('/contact')
      await markDocument(page)
      await scrollTo(page, 400)
      await (await addLink(page, { href: address })).click()
      await eventually(() => page.url()).toBe(`${site.url}/contact${address}`)
      await nextFrames(page)
      expect(await isSameDocument(page)).toBe(true)
      await eventually(() => scrollTop(page)).toBe(400)
    })

  test('going back from a query leaves scroll alone', deep, async () => {
    const page = await site.visit('/contact')
    await (await addLink(page, { href: '?region=usa' })).click()
    await eventually(() => page.url()).toContain('?region=usa')
    await scrollTo(page, 400)
    await page.goBack()
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(400)
  })

  test('an anchor scrolls to its place', async () => {
    const page = await site.visit('/contact')
    const anchor = site.data('/contact').sections.at(2)?.id ?? ''
    await (await addLink(page, { href: `#${anchor}` })).click()
    await eventually(() => scrollTop(page)).toBeGreaterThan(0)
  })
})

test('A reload restores scroll', async () => {
  const page = await site.visit('/')
  await scrollTo(page, 600)
  await page.reload()
  await untilInteractive(page)
  await nextFrames(page)
  await eventually(() => scrollTop(page)).toBe(600)
})

test('A reload after a navigation restores scroll', deep, async () => {
  const page = await site.visit('/')
  await goTo(page, 'Contact')
  await scrollTo(page, 400)
  await page.reload()
  await untilInteractive(page)
  await nextFrames(page)
  await eventually(() => scrollTop(page)).toBe(400)
})
