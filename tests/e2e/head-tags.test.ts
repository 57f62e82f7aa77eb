import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { testSite, untilShown } from './site'

const site = testSite()

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

describe('Title, description, address and the other head tags', () => {
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

  test.each(['title', 'meta[name=description]', 'link[rel=canonical]'])(
    'hold exactly one %s after two navigations',
    async (selector) => {
      const page = await site.visit('/services')
      await goTo(page, 'Home')
      await goTo(page, 'Contact')
      expect(await page.locator(selector).count()).toBe(1)
    },
  )
})
