import { expect } from 'playwright/test'
import { siteAsItIs, test } from './site'
import { nextFrames, untilHydrated, untilShown } from './waits'

const site = siteAsItIs()

/** What /privacy says is tried here: whoever changes one has to change the other. */
test.describe('A visit to pages of every kind', () => {
  test('sets no cookie, stores nothing, and asks nobody else', async () => {
    const elsewhere: string[] = []
    const page = await site.visit('/', {
      prepare: async (opened) =>
        void opened.on('request', (request) => {
          if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) elsewhere.push(request.url())
        }),
    })
    for (const path of site.varied()) {
      await page.goto(path)
      await untilHydrated(page)
      await page.mouse.wheel(0, 2000)
      await nextFrames(page)
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }).click()
    await untilShown(page, site.heading('/contact'))
    const stored = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(stored).toEqual({ cookies: '', local: 0, session: 0, databases: 0, caches: 0, workers: 0 })
    expect(await page.context().cookies()).toEqual([])
    expect(elsewhere).toEqual([])
  })

  test('notes in the history what a link was called and where it stood, and no more', async () => {
    const page = await site.visit('/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }).click()
    await untilShown(page, site.heading('/contact'))
    expect(await page.evaluate(() => history.state.usr)).toEqual({ words: 'Contact', from: '/about' })
  })
})

test('What the site says of privacy and accessibility is linked beside the copyright line of every page', async () => {
  const page = await site.look('/services/uiux')
  const last = page.getByRole('contentinfo').locator('p', { hasText: 'All rights reserved.' })
  await expect(last.getByRole('link')).toHaveText(['Privacy', 'Accessibility statement'])
  for (const path of ['/privacy', '/accessibility']) expect((await fetch(site.url + path)).status).toBe(200)
})

test('A barrier is reported to the address of the company', async () => {
  const page = await site.look('/accessibility')
  const { email } = await (await fetch(`${site.url}/site-${site.data('/').site}.json`)).json()
  await expect(page.getByRole('link', { name: 'Report a barrier' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}\\?subject=A%20barrier`),
  )
})
