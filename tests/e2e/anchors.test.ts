import { expect } from 'playwright/test'
import { addLink, focused, scrollTo, scrollTop } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually } from './waits'

const site = siteAsItIs()
const anchor = () => site.data('/contact').sections.at(2)?.id ?? ''

/** Visits a page, scrolls a little, and follows a link to a place on it. */
async function visitPlace() {
  const page = await site.visit('/')
  await (await addLink(page, { href: '/contact' })).click()
  await eventually(() => focused(page)).toBe(site.heading('/contact'))
  await scrollTo(page, 100)
  await page.evaluate((id) => {
    location.hash = id
  }, anchor())
  await eventually(() => scrollTop(page)).toBeGreaterThan(500)
  return page
}

test('Back from an anchor leads to where the page had been scrolled', async () => {
  const page = await visitPlace()
  await page.evaluate(() => history.back())
  await eventually(() => scrollTop(page)).toBe(100)
})

test('Back from an anchor leaves the focus where it is', async () => {
  const page = await visitPlace()
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus({ preventScroll: true }))
  const words = await focused(page)
  await page.evaluate(() => history.back())
  await eventually(() => page.url()).toBe(`${site.url}/contact`)
  expect(await focused(page)).toBe(words)
})

test('A link to the same page with another query and an anchor leads to its place', async () => {
  const page = await site.visit('/contact')
  await (await addLink(page, { href: `?region=usa#${anchor()}` })).click()
  await eventually(() => scrollTop(page)).toBeGreaterThan(500)
})

test('Back from such a link leads to where the page had been scrolled', async () => {
  const page = await site.visit('/contact')
  const link = await addLink(page, { href: `?region=usa#${anchor()}` })
  await scrollTo(page, 100)
  await link.click()
  await eventually(() => scrollTop(page)).toBeGreaterThan(500)
  await page.evaluate(() => history.back())
  await eventually(() => scrollTop(page)).toBe(100)
})
