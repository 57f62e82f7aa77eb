import { expect } from 'playwright/test'
import { deep } from '../depth'
import { heading, jobBoard, query, region, searchBox, titles } from './job-board'
import { addLink, isSameDocument, markDocument, scrollTo, scrollTop, stopClock } from './on-page'
import { test } from './site'
import { eventually, nextFrames, untilHydrated, untilShown } from './waits'

const { site, openBoard } = jobBoard()

/** Opens the board with its clock standing still, and a link to a page that never comes. */
async function openWithLink() {
  const page = await openBoard('/career', {
    clock: (clock) => clock.install(),
    prepare: (starting) => starting.route('**/contact.json', () => {}),
  })
  const link = await addLink(page, { href: '/contact' })
  await stopClock(page)
  return { page, link }
}

test.describe('The address', () => {
  test('has the region, and Back returns to the one before, without moving anything', async () => {
    const page = await openBoard()
    await markDocument(page)
    await region(page, 'USA').scrollIntoViewIfNeeded()
    await region(page, 'USA').check()
    expect(query(page)).toBe('?region=usa')
    const top = await scrollTop(page)
    await page.goBack()
    await eventually(() => region(page, 'India').isChecked()).toBe(true)
    await nextFrames(page)
    expect(query(page)).toBe('')
    await expect(titles(page)).toHaveCount(12)
    await eventually(() => scrollTop(page)).toBe(top)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('has the search once typing rests, without an entry in the history', async () => {
    const page = await openBoard('/career?region=usa')
    const before = await page.evaluate(() => ({ length: history.length, state: history.state }))
    await searchBox(page).pressSequentially('crm exec')
    await eventually(() => query(page)).toBe('?region=usa&search=crm+exec')
    expect(await page.evaluate(() => ({ length: history.length, state: history.state }))).toEqual(before)
  })

  test('is changed once for many letters', deep, async () => {
    const page = await site.visitStill('/career')
    await page.evaluate(() => {
      Object.assign(window, { changes: 0 })
      window.navigation.addEventListener('currententrychange', () =>
        Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 }),
      )
    })
    for (const text of ['w', 'wo', 'wor', 'word']) {
      await searchBox(page).fill(text)
      await page.clock.runFor(299)
    }
    expect(query(page)).toBe('')
    await page.clock.runFor(1)
    await eventually(() => query(page)).toBe('?search=word')
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBe(1)
  })

  for (const way of ['reload', 'a shared link'])
    test(`is kept by ${way}`, async () => {
      const page = await openBoard('/career?region=usa&search=graphic')
      if (way === 'reload') {
        await page.reload()
        await untilHydrated(page)
      }
      await expect(titles(page)).toHaveText(['Graphic Designer-Intern'])
      await expect(region(page, 'USA')).toBeChecked()
      await expect(searchBox(page)).toHaveValue('graphic')
    })

  test('keeps what is not the board’s', deep, async () => {
    const page = await openBoard('/career?from=mail#jobs')
    await region(page, 'USA').check()
    expect(page.url()).toBe(`${site.url}/career?from=mail&region=usa#jobs`)
    await region(page, 'India').check()
    expect(page.url()).toBe(`${site.url}/career?from=mail#jobs`)
  })

  test('brings back the region and the search after a visit to another page', deep, async () => {
    const page = await openBoard()
    await region(page, 'USA').check()
    await searchBox(page).fill('graphic')
    // At once: the address has not followed the typing yet.
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    expect(query(page)).toBe('')
    await page.goBack()
    await untilShown(page, heading)
    await expect(titles(page)).toHaveText(['Graphic Designer-Intern'])
    await expect(searchBox(page)).toHaveValue('graphic')
  })

  test('of the next page is left alone while that page is on its way', deep, async () => {
    const { page, link } = await openWithLink()
    await searchBox(page).fill('graphic')
    await link.dispatchEvent('click')
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await page.clock.runFor(1000)
    expect(page.url()).toBe(`${site.url}/contact`)
  })

  test('of the next page gets nothing that is chosen on this one until it has gone', deep, async () => {
    const { page, link } = await openWithLink()
    await link.dispatchEvent('click')
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await region(page, 'USA').dispatchEvent('click')
    await page.clock.runFor(1000)
    expect(page.url()).toBe(`${site.url}/contact`)
  })

  test('decides when a link changes it', deep, async () => {
    const page = await openBoard()
    await (await addLink(page, { href: '/career?region=usa' })).click()
    await expect(titles(page)).toHaveText(['CRM Executive', 'Graphic Designer-Intern'])
  })

  test('is the router’s as before: links and Back work after a choice', deep, async () => {
    const page = await openBoard('/contact')
    await markDocument(page)
    await (await addLink(page, { href: '/career' })).click()
    await untilShown(page, heading)
    await region(page, 'USA').check()
    await page.goBack()
    await page.goBack()
    await untilShown(page, site.heading('/contact'))
    await page.goForward()
    await untilShown(page, heading)
    await page.goForward()
    await eventually(() => region(page, 'USA').isChecked()).toBe(true)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('moves neither scroll nor focus when it changes', deep, async () => {
    const page = await openBoard()
    await searchBox(page).fill('exec')
    await scrollTo(page, 300)
    await eventually(() => query(page)).toBe('?search=exec')
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(300)
    await expect(searchBox(page)).toBeFocused()
  })
})
