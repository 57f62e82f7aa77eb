import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { addLink, holdBack } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, untilServed, untilShown } from './waits'

const site = siteAsItIs()

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

async function goTo(page: Page, name: 'Home' | 'Contact') {
  await mainLink(page, name).click()
  await untilShown(page, site.heading(name === 'Home' ? '/' : '/contact'))
}

/** What the document says about itself, in one order. */
function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')]
    return tags
      .map((tag) =>
        [
          ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
          tag.localName,
          tag.textContent,
        ].join(' '),
      )
      .sort()
  })
}

async function asServed(address: string): Promise<string[]> {
  return headTags(await site.visit(address, { javaScriptEnabled: false, interactive: false }))
}

test.describe('Title, description, address and the other head tags', () => {
  test('are the same after hydration as in the HTML', async () => {
    const page = await site.visit('/contact')
    expect(await headTags(page)).toEqual(await asServed('/contact'))
  })

  test('are those of the page, each once, after two navigations', async () => {
    const page = await site.visit('/services')
    await goTo(page, 'Home')
    await goTo(page, 'Contact')
    expect(await headTags(page)).toEqual(await asServed('/contact'))
  })

  for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]'])
    test(`hold exactly one ${selector} after two navigations`, deep, async () => {
      const page = await site.visit('/services')
      await goTo(page, 'Home')
      await goTo(page, 'Contact')
      await expect(page.locator(selector)).toHaveCount(1)
    })
})

test.describe('What search engines read beyond words', () => {
  const blocks = (page: Page) => page.locator('script[type="application/ld+json"]')

  async function served(address: string): Promise<string> {
    const html = await (await fetch(site.url + address)).text()
    return /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  }

  test('is left as it came with the HTML', async () => {
    const page = await site.visitHydrated('/contact')
    await eventually(() => blocks(page).allTextContents()).toEqual([await served('/contact')])
  })

  test('is that of each page, once and to the letter as served, on a visit through pages of every kind', async () => {
    const page = await site.visit('/')
    const link = await addLink(page, { href: '/' })
    for (const path of [...site.varied().filter((other) => other !== '/'), '/']) {
      await link.evaluate((element, href) => element.setAttribute('href', href), path)
      await link.dispatchEvent('click')
      await untilShown(page, site.heading(path))
      await eventually(() => blocks(page).allTextContents()).toEqual([await served(path)])
    }
  })

  test('is that of the page one comes back to', deep, async () => {
    const page = await site.visit('/')
    await goTo(page, 'Contact')
    await page.goBack()
    await eventually(() => blocks(page).allTextContents()).toEqual([await served('/')])
  })

  test('is renewed by code that comes with the first change of page, and before says nothing of the page before', async () => {
    const asked: string[] = []
    let release = () => {}
    const page = await site.visitHydrated('/', {
      prepare: async (opened) => {
        opened.on('request', (request) => request.url().includes('structured-data') && asked.push(request.url()))
        release = await holdBack(opened, '**/structured-data-*.js')
      },
    })
    await untilServed(page)
    expect(asked).toEqual([])
    await goTo(page, 'Contact')
    await eventually(() => blocks(page).allTextContents()).toEqual(['{}'])
    release()
    await eventually(() => blocks(page).allTextContents()).toEqual([await served('/contact')])
  })

  test('says nothing where that code is lost, and nothing fails', deep, async () => {
    const errors: string[] = []
    const page = await site.visit('/', {
      prepare: async (opened) => {
        opened.on('pageerror', ({ message }) => errors.push(message))
        await opened.route('**/structured-data-*.js', (route) => route.abort())
      },
    })
    const lost = page.waitForEvent('requestfailed')
    await goTo(page, 'Contact')
    await lost
    await goTo(page, 'Home')
    await eventually(() => blocks(page).allTextContents()).toEqual(['{}'])
    expect(errors).toEqual([])
  })
})
