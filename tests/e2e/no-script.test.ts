import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilHydrated, untilShown } from './waits'

const site = siteAsItIs()

const withoutScript = { javaScriptEnabled: false, interactive: false }

/** The lines of a page's main part that are seen, without those of what needs script: where none runs, it is not there. */
async function lines(page: Page): Promise<string[]> {
  const scripted = await page.getByRole('main').locator('search, [data-scripted]').allInnerTexts()
  const controls = new Set(scripted.flatMap(linesOf))
  return linesOf(await page.getByRole('main').innerText()).filter((line) => !controls.has(line))
}

function linesOf(text: string): string[] {
  return (
    text
      // Whether what only screen readers get is a line of its own depends on how its link is laid out.
      .replace(/\s+\(opens in a new tab\)/g, ' (opens in a new tab)')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  )
}

/**
 * Text of the main part that is there but cannot be seen. What stands in a closed disclosure can be opened; a search
 * needs script, and so does what says that of itself.
 */
function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (
        !parentElement ||
        !textContent?.trim() ||
        parentElement.closest('search, [data-scripted], details:not([open])')
      )
        continue
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) hidden.push(textContent)
    }
    return hidden
  })
}

interface Link {
  from: string
  to: string
}

/** Every link of every page to a place on this site. */
async function internalLinks(): Promise<Link[]> {
  const pages = await Promise.all(
    site.paths.map(async (path) => ({ path, html: await (await fetch(site.url + path)).text() })),
  )
  return pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*href="([/#?][^"]*)"/g)].map(([, to = '']) => ({
      from: path,
      to: new URL(to.replaceAll('&amp;', '&'), site.url + path).href,
    })),
  )
}

const onlyByScript = / local time$|^(Share|Copy link|Print)$/

test.describe('Without script', () => {
  test('pages of every kind show all the text they show with script, but for the local time and buttons that need one', async () => {
    const missing: Record<string, string[]> = {}
    const plain = await site.visit('/', withoutScript)
    const page = await site.visit('/')
    for (const path of site.varied()) {
      await plain.goto(path)
      const shown = new Set(await lines(plain))
      await page.goto(path)
      await untilHydrated(page)
      const more = (await lines(page)).filter((line) => !shown.has(line) && !onlyByScript.test(line))
      if (more.length > 0) missing[path] = more
    }
    expect(missing).toEqual({})
  })

  test('nothing is hidden on pages of any kind', async () => {
    const hidden: Record<string, string[]> = {}
    const page = await site.visit('/', withoutScript)
    for (const path of site.varied()) {
      await page.goto(path)
      const texts = await hiddenText(page)
      if (texts.length > 0) hidden[path] = texts
    }
    expect(hidden).toEqual({})
  })

  test('nothing moves on pages of any kind once it is painted', deep, async () => {
    // Measured by a page whose own script never comes: where none may run, none can measure.
    const page = await site.visit('/', {
      interactive: false,
      prepare: (opened) => opened.route('**/*.js', (route) => route.abort()),
    })
    const shifts: Record<string, number> = {}
    for (const path of site.varied()) {
      await page.goto(path)
      await page.mouse.wheel(0, 3000)
      await nextFrames(page)
      const shift = await layoutShift(page)
      if (shift > 0) shifts[path] = shift
    }
    expect(shifts).toEqual({})
  })

  test('a link in the navigation leads to its page', async () => {
    const page = await site.visit('/', withoutScript)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }).click()
    await untilShown(page, site.heading('/contact'))
  })

  test("each page's own mail link says in its subject what the page is about", async () => {
    const page = await site.visit('/services/uiux', withoutScript)
    await expect(page.getByRole('link', { name: 'Send us an Email' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=A%20question%20from%20your%20website:%20UI%2FUX%20design%3A/,
    )
    await page.goto('/about')
    await expect(page.getByRole('link', { name: 'Send us an Email' })).toHaveAttribute('href', /:%20About%20us%3A/)
  })

  test('the contact page begins a message about nothing yet', async () => {
    const page = await site.visit('/contact', withoutScript)
    const mail = page.getByRole('link', { name: 'Open in your mail program' })
    await expect(mail).toHaveAttribute('href', /^mailto:[^?]+\?subject=New%20inquiry&body=What%20do%20you%20have/)
    await expect(page.getByRole('button', { name: 'Copy the message' })).toBeHidden()
  })

  test('the not-found page shows its text', async () => {
    const page = await site.visit('/there-is-no-such-page', withoutScript)
    await untilShown(page, site.heading('/404'))
    expect(await hiddenText(page)).toEqual([])
  })

  test('every link on the site leads to an address that answers', async () => {
    const addresses = new Set((await internalLinks()).map(({ to }) => to.replace(/#.*/, '')))
    const answers = await Promise.all(
      [...addresses].map(async (address) => ({ address, status: (await fetch(address)).status })),
    )
    expect(answers.length).toBeGreaterThan(3)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('every link to an anchor finds it', async () => {
    const links = (await internalLinks()).filter(({ to }) => new URL(to).hash !== '')
    const found = await Promise.all(
      links.map(async ({ from, to }) => ({ from, to, html: await (await fetch(to)).text() })),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(
      found
        .filter(({ to, html }) => !html.includes(` id="${decodeURIComponent(new URL(to).hash.slice(1))}"`))
        .map(({ from, to }) => `${from} → ${to}`),
    ).toEqual([])
  })
})

/** The sum of all layout shifts since the page began, whatever caused them. */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) => {
      const shifts = [...list.getEntries()].map((entry) => Number(Reflect.get(entry, 'value')))
      Object.assign(window, {
        shift: Number(Reflect.get(window, 'shift') ?? 0) + shifts.reduce((sum, shift) => sum + shift, 0),
      })
    })
    // A mark at the end of the same queue tells when everything before it has been counted.
    observer.observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(() => Object.assign(window, { counted: true })).observe({ type: 'mark' })
    performance.mark('end')
  })
  await eventually(() => page.evaluate(() => 'counted' in window)).toBe(true)
  return page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))
}
