import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { addLink, headingOf, holdBackData, isSameDocument, markDocument, scrollTop, stopClock } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilInteractive, untilShown } from './waits'

const site = siteAsItIs()

interface Way {
  to: string
  from?: string
  width?: number
}

/** A page that is scrolled to its end and has a link in sight to one whose data does not come before `release`. */
async function atTheEnd({ to, from = '/', width = 1024 }: Way) {
  let release = () => {}
  const page = await site.visit(from, {
    viewport: { width, height: 640 },
    prepare: async (opened) => (release = await holdBackData(opened, to.replace(/#.*/, ''))),
  })
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await eventually(() => scrollTop(page)).toBeGreaterThan(1000)
  return { page, release, link: await addLink(page, { href: to }) }
}

async function untilBlank(page: Page) {
  await eventually(() => page.getByRole('main').textContent()).toBe('')
}

/** The same, and the link was followed: the page is blank. */
async function onTheWay(way: Way) {
  const { page, release, link } = await atTheEnd(way)
  await link.click()
  await untilBlank(page)
  return { page, release }
}

const hasFocus = (page: Page, what = 'h1') =>
  page.evaluate((selector) => document.activeElement?.matches(selector), what)

const marked = (page: Page) => page.locator('[aria-current]').allTextContents()

test.describe('The blank page in place of one that was scrolled to its end', () => {
  test('stands at the top of the window', deep, async () => {
    const { page } = await onTheWay({ to: '/contact' })
    expect(await scrollTop(page)).toBe(0)
  })

  for (const width of [390, ...onlyDeep(768, 1440, 1920)])
    test(`is dark blue down to the edge of the window, ${width} pixels wide`, async () => {
      const { page } = await onTheWay({ to: '/contact', width })
      await page.evaluate(() => document.querySelector('body > a')?.remove())
      const belowHeader = await page.screenshot({ clip: { x: 0, y: 100, width, height: 540 } })
      const { channels } = await sharp(belowHeader).stats()
      expect(channels.map(({ min, max }) => [min, max]).slice(0, 3)).toEqual([
        [5, 5],
        [11, 11],
        [29, 29],
      ])
    })

  test('has no footer and nowhere to scroll to', async () => {
    const { page } = await onTheWay({ to: '/contact' })
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.mouse.wheel(0, 400)
    await nextFrames(page)
    expect(await scrollTop(page)).toBe(0)
  })

  test('keeps the place of the scrollbar, so that the header does not move', deep, async () => {
    const { page } = await onTheWay({ to: '/contact' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('scroll')
  })

  for (const [to, links] of [
    ['/services/branding', ['Services', 'Branding']],
    ...onlyDeep(
      ['/enterprise-solutions', []] as const,
      ['/contact', ['Contact']] as const,
      ['/career/hr-executive', ['Careers']] as const,
      ['/webapp', ['Services']] as const,
    ),
  ] as const)
    test(`marks on the way to ${to} what that page will have marked: ${JSON.stringify(links)}`, async () => {
      const { page, release } = await onTheWay({ to })
      expect(await marked(page)).toEqual(links)
      release()
      await untilShown(page, site.heading(to))
      await expect(page.locator('header [aria-current]')).toHaveText(links)
    })

  test('marks the link of the page in the mobile menu', deep, async () => {
    const { page } = await onTheWay({ to: '/contact', width: 390 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('has the buttons at the side on the way to any page but the contact page', deep, async () => {
    const buttons = (page: Page) => page.getByRole('link', { name: 'Contact us now' }).count()
    expect(await buttons((await onTheWay({ to: '/about' })).page)).toBe(1)
    expect(await buttons((await onTheWay({ to: '/contact' })).page)).toBe(0)
  })

  test('says nothing of the page before to search engines and link previews', deep, async () => {
    const { page } = await onTheWay({ to: '/contact' })
    const said = page.locator('meta[name=description], meta[name=keywords], link[rel=canonical], meta[property]')
    await expect(said).toHaveCount(0)
    await eventually(() => page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(['{}'])
  })
})

/** Forgets the data of the pages before and after. */
async function reload(page: Page) {
  await page.reload()
  await untilInteractive(page)
}

test.describe('The title, while the page is on its way,', () => {
  type Content = readonly [words: string, fill: (link: Element) => void]

  const contents: readonly Content[] = [
    [
      'Contact us',
      (link) => {
        const arrow = Object.assign(document.createElement('span'), { ariaHidden: 'true', textContent: '→' })
        const bold = Object.assign(document.createElement('b'), { textContent: 'us' })
        link.replaceChildren('Contact ', bold, ' ', arrow)
      },
    ],
    ...onlyDeep<Content>(
      ['Write to us', (link) => (link.textContent = ' Write\n to us ')],
      ['A word with the team', (link) => link.setAttribute('aria-label', 'A word with the team')],
      [
        'Our desk in Trivandrum',
        (link) => link.replaceChildren(Object.assign(document.createElement('img'), { alt: 'Our desk in Trivandrum' })),
      ],
      ['Read more', (link) => (link.textContent = 'Read more')],
    ),
  ]

  for (const [words, fill] of contents)
    test(`is what the link is called: ${words}`, async () => {
      const { page, release, link } = await atTheEnd({ to: '/contact' })
      await link.evaluate(fill)
      await page.locator('body > a').dispatchEvent('click')
      await eventually(() => page.title()).toBe(words)
      release()
      await eventually(() => page.title()).toContain(site.data('/contact').title)
    })

  test("is the site's name where the link has no words", deep, async () => {
    const { page, link } = await atTheEnd({ to: '/contact' })
    await link.evaluate((element) => (element.textContent = ''))
    await page.locator('body > a').dispatchEvent('click')
    await eventually(() => page.title()).toBe('GWP')
  })

  test('is the one before as long as the page before stays', deep, async () => {
    const { page, link } = await atTheEnd({ to: '/contact' })
    const title = await page.title()
    const seen = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('click', () => requestAnimationFrame(() => resolve(document.title))),
        ),
    )
    await link.click()
    expect(await seen).toBe(title)
  })

  test('is what the link was called that once led there, on the way back and forward', deep, async () => {
    const page = await site.visit('/about')
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    await page.goBack()
    await untilShown(page, site.heading('/about'))
    const release = await holdBackData(page, '/contact')
    await reload(page)
    await page.goForward()
    await untilBlank(page)
    await expect(page).toHaveTitle('A link of the test')
    expect(await marked(page)).toEqual(['Contact'])
    release()
    await untilShown(page, site.heading('/contact'))
  })

  test("is the site's name on the way back to where no link had led", deep, async () => {
    const page = await site.visit('/about')
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    await holdBackData(page, '/about')
    await reload(page)
    await page.goBack()
    await untilBlank(page)
    await expect(page).toHaveTitle('GWP')
  })
})

test.describe('From the blank page', () => {
  /** Notes whenever the heading of a page comes into the document. */
  async function watchFor(page: Page, heading: string) {
    await page.evaluate((text) => {
      const look = () =>
        document.querySelector('main h1')?.textContent === text && Object.assign(window, { flashed: true })
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }, heading)
    return () => page.evaluate(() => 'flashed' in window)
  }

  const follow = async (page: Page, to: string) => {
    await page.evaluate((href) => document.querySelector('body > a')?.setAttribute('href', href), to)
    await page.getByRole('link', { name: 'A link of the test' }).click()
  }

  test('a link to yet another page leads on, and the first page does not come back in between', deep, async () => {
    const { page } = await onTheWay({ to: '/contact' })
    const flashed = await watchFor(page, site.heading('/'))
    const release = await holdBackData(page, '/career')
    await follow(page, '/career')
    await eventually(() => marked(page)).toEqual(['Careers'])
    await eventually(() => page.url()).toBe(`${site.url}/career`)
    release()
    await untilShown(page, site.heading('/career'))
    expect(await flashed()).toBe(false)
  })

  for (const [name, go] of [
    ['Back', (page: Page) => page.goBack()],
    ...onlyDeep(['a link', (page: Page) => follow(page, '/')] as const),
  ] as const)
    test(`${name} leads to the page before: from its top, with its title, its data and the focus on its heading`, async () => {
      const { page, release } = await onTheWay({ to: '/contact' })
      await go(page)
      await untilShown(page, site.heading('/'))
      await eventually(() => hasFocus(page)).toBe(true)
      await eventually(() => page.locator('script[type="application/ld+json"]').textContent()).toContain('legalName')
      expect(await page.title()).toContain(site.data('/').title)
      expect(await scrollTop(page)).toBe(0)
      release()
      await nextFrames(page)
      await expect(headingOf(page)).toHaveText(site.heading('/'))
    })

  test('the next page has its hundred milliseconds, too', deep, async () => {
    const page = await site.visit('/', { clock: (clock) => clock.install() })
    await holdBackData(page, '/contact')
    const link = await addLink(page, { href: '/contact' })
    await stopClock(page)
    await link.dispatchEvent('click')
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await page.evaluate(async () => void (await fetch('/favicon.svg')))
    await page.clock.runFor(100)
    await untilBlank(page)
    await page.evaluate(() => history.back())
    await untilShown(page, site.heading('/'))
    await link.dispatchEvent('click')
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await page.evaluate(async () => void (await fetch('/favicon.svg')))
    await page.clock.runFor(99)
    await expect(headingOf(page)).toHaveText(site.heading('/'))
  })

  test('the way to an anchor ends there once the page is here', deep, async () => {
    const anchor = site.data('/contact').sections.at(2)?.id ?? ''
    const { page, release } = await onTheWay({ to: `/contact#${anchor}` })
    expect(await scrollTop(page)).toBe(0)
    release()
    await untilShown(page, site.heading('/contact'))
    const top = () => page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, anchor)
    await eventually(top).toBeLessThan(200)
    expect(await scrollTop(page)).toBeGreaterThan(0)
  })

  test('a lost connection leads to the page by a full navigation, from its top', async () => {
    let fail = () => {}
    const failing = new Promise<void>((resolve) => (fail = resolve))
    const page = await site.visit('/', {
      prepare: (opened) => opened.route('**/contact.json', (route) => failing.then(() => route.abort())),
    })
    await markDocument(page)
    await (await addLink(page, { href: '/contact' })).click()
    await untilBlank(page)
    fail()
    await untilShown(page, site.heading('/contact'))
    await untilInteractive(page)
    expect(await isSameDocument(page)).toBe(false)
    expect(await scrollTop(page)).toBe(0)
  })
})

test.describe('The focus', () => {
  test('is nowhere while the page is blank, so that nothing is said before there is something to say', async () => {
    const { page } = await onTheWay({ to: '/contact' })
    expect(await hasFocus(page, 'body')).toBe(true)
  })

  test('comes to the main heading with the page, also after a link of the header', deep, async () => {
    const { page, release } = await atTheEnd({ to: '/contact' })
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
    await untilBlank(page)
    expect(await hasFocus(page, 'body')).toBe(true)
    release()
    await untilShown(page, site.heading('/contact'))
    await eventually(() => hasFocus(page)).toBe(true)
  })

  test('and the menu stay with a visitor who opened it meanwhile', deep, async () => {
    const { page, release } = await onTheWay({ to: '/contact', width: 390 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    release()
    await headingOf(page).waitFor()
    await nextFrames(page)
    expect(await page.locator('#mobile-menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(true)
    expect(await hasFocus(page)).toBe(false)
  })
})

test('A menu that was open is closed on the blank page', async () => {
  const { page } = await atTheEnd({ to: '/contact' })
  await page.getByRole('button', { name: 'Services', exact: true }).first().click()
  await page.locator('#services-menu').waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('body > a')?.click())
  await untilBlank(page)
  await expect(page.locator(':popover-open')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain('hidden')
})

test.describe('A second click on a link', () => {
  /** A page with a link that has been pointed at: the data it leads to are here. */
  async function fetchedAhead() {
    const page = await site.visit('/')
    const link = await addLink(page, { href: '/contact' })
    const [response] = await Promise.all([page.waitForResponse('**/contact.json'), link.hover()])
    await response.finished()
    return { page, link }
  }

  test('whose page is on its way loads no document', async () => {
    const { page, release } = await onTheWay({ to: '/contact' })
    await markDocument(page)
    await page.getByRole('link', { name: 'A link of the test' }).click()
    release()
    await untilShown(page, site.heading('/contact'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('as part of a double one loads no document either', async () => {
    const { page, link } = await fetchedAhead()
    await markDocument(page)
    await link.dblclick()
    await untilShown(page, site.heading('/contact'))
    await nextFrames(page)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('as part of a double one does not follow what came in its place', deep, async () => {
    const { page, link } = await fetchedAhead()
    await page.evaluate(() =>
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element) queueMicrotask(() => target.setAttribute('href', '/about'))
      }),
    )
    await link.dblclick()
    await untilShown(page, site.heading('/contact'))
    await nextFrames(page)
    await expect(page).toHaveURL('/contact')
  })
})

test('Data that arrives in the very moment the page would turn blank is shown, and stays', deep, async () => {
  const page = await site.visit('/', { clock: (clock) => clock.install() })
  const release = await holdBackData(page, '/contact')
  const link = await addLink(page, { href: '/contact' })
  await stopClock(page)
  await link.dispatchEvent('click')
  await eventually(() => page.url()).toBe(`${site.url}/contact`)
  await page.evaluate(async () => void (await fetch('/favicon.svg')))
  await page.clock.runFor(99)
  release()
  await page.clock.runFor(1)
  await untilShown(page, site.heading('/contact'))
  await page.clock.runFor(1000)
  await expect(headingOf(page)).toHaveText(site.heading('/contact'))
  await eventually(() => hasFocus(page)).toBe(true)
})
