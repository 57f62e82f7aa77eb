import type { Page } from 'playwright/test'
import type { TestSite } from './site'
import { untilStyled } from './waits'

type Options = Parameters<TestSite['visit']>[1]

/**
 * Opens a window with the main parts of many pages below each other, as they are served, in the style sheets of all:
 * whoever asks how each of them looks need not load each.
 */
export async function openTogether(site: TestSite, addresses: readonly string[], options?: Options): Promise<Page> {
  const pages = await Promise.all(
    addresses.map(async (address) => ({ address, html: await (await fetch(site.url + address)).text() })),
  )
  const page = await site.visit('/', {
    ...options,
    interactive: false,
    // The site's policy lets nothing be parsed from text.
    bypassCSP: true,
    prepare: (opened) => opened.route('**/*.js', (route) => route.abort()),
  })
  await page.evaluate((all) => {
    const sheetIn = (within: Document, href: string | null) =>
      within.querySelector(`link[rel="stylesheet"][href="${href}"]`)
    const mains = all.map(({ address, html }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      for (const sheet of parsed.querySelectorAll('link[rel="stylesheet"]'))
        if (!sheetIn(document, sheet.getAttribute('href'))) document.head.append(document.importNode(sheet))
      const main = parsed.querySelector('main')
      if (!main) throw new Error(`${address} has no main part`)
      main.dataset.address = address
      return document.importNode(main, true)
    })
    document.querySelector('main')?.replaceWith(...mains)
  }, pages)
  await untilStyled(page)
  return page
}

/** Shows one of the pages alone, at the top of the window; all of them again if none is named. */
export async function showOnly(page: Page, address?: string): Promise<void> {
  await page.evaluate((shown) => {
    for (const main of document.querySelectorAll('main'))
      main.hidden = shown !== undefined && main.dataset.address !== shown
    scrollTo({ top: 0, behavior: 'instant' })
  }, address)
}
