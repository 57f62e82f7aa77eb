import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { job, writeJobs } from './jobs'
import { addLink, holdBack, isSameDocument, markDocument, toldTo } from './on-page'
import { ownSite, test } from './site'
import { eventually, nextFrames, untilHydrated, untilServed, untilShown } from './waits'

const service = (title: string, description: string, group: string) => ({
  title,
  description,
  group,
  sections: [{ type: 'hero', heading: title }],
})

/** Two services with a word no other has, of two groups. */
const site = ownSite(({ pages }) => {
  const write = (name: string, content: object) =>
    writeFileSync(path.join(pages, `services/${name}.json`), JSON.stringify(content))
  write('zeppelins', service('Zeppelin repair', 'Airships mended in your own hangar.', 'data-ai'))
  write('balloons', service('Balloon rides', 'A ride for those who cannot have a zeppelin.', 'creative-experience'))
  writeJobs(pages, { pilot: job('Pilot', 'Onsite'), mechanic: job('Mechanic', 'Onsite') })
})

const heading = () => site.heading('/services')
const lists = () =>
  site.data('/services').sections.flatMap((section) => (section.type === 'serviceList' ? [section] : []))
const groups = () => lists().flatMap((section) => section.groups)
const names = () => groups().flatMap(({ services }) => services.map(({ label }) => label))

const list = (page: Page) => page.getByRole('region', { name: lists()[0]?.heading, exact: true })
const shown = (page: Page) => list(page).getByRole('listitem').getByRole('link')
const shownGroups = (page: Page) => list(page).getByRole('heading', { level: 3 })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search services', exact: true })

const open = (address = '/services', options?: Parameters<typeof site.visit>[1]) => site.visitHydrated(address, options)

test.describe('The list of services', () => {
  test('has every service of every group', async () => {
    const page = await site.look('/services')
    await expect(shown(page)).toHaveText(names())
    await expect(shownGroups(page)).toHaveText(groups().map(({ label }) => label))
  })

  test('says how many there are', async () => {
    const page = await site.look('/services')
    await expect(list(page).getByText(`${names().length} services`, { exact: true })).toBeVisible()
  })

  test('is whole in print, without the search, whatever is searched for', async () => {
    const page = await open('/services?search=zeppelin')
    await expect(shown(page)).toHaveCount(2)
    await page.emulateMedia({ media: 'print' })
    await expect(shown(page)).toHaveText(names())
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  test('is whole without script, without a search that would not work', async () => {
    const page = await site.visit('/services?search=zeppelin', { javaScriptEnabled: false, interactive: false })
    await expect(shown(page)).toHaveText(names())
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  test('stays where it is when the script comes', deep, async () => {
    const page = await open('/services', {
      prepare: (starting) =>
        starting.addInitScript(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((entries) => {
            for (const entry of entries.getEntries())
              Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await searchBox(page).scrollIntoViewIfNeeded()
    await nextFrames(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  })
})

test.describe('The search for services', () => {
  test('shows those with the words in their name or description', async () => {
    const page = await open()
    await searchBox(page).fill('zeppelin')
    await expect(shown(page)).toHaveText(['Zeppelin repair', 'Balloon rides'])
  })

  test('shows no group without a service', deep, async () => {
    const page = await open()
    await searchBox(page).fill('zeppelin')
    const left = groups().filter(({ group }) => group === 'data-ai' || group === 'creative-experience')
    await expect(shownGroups(page)).toHaveText(left.map(({ label }) => label))
  })

  test('marks the words it found', async () => {
    const page = await open()
    await searchBox(page).fill('ZEPP')
    await expect(list(page).locator('mark')).toHaveText(['Zepp', 'zepp'])
  })

  test('says how many it found', async () => {
    const page = await open()
    await searchBox(page).fill('zeppelin')
    const count = list(page).getByText(`2 of ${names().length} services`, { exact: true })
    await expect(count).toBeVisible()
  })

  test('says that it found nothing, and what to do', async () => {
    const page = await open()
    await searchBox(page).fill('submarine')
    await expect(shownGroups(page)).toHaveText(['No service matches “submarine”'])
    await list(page).getByRole('link', { name: 'write to us' }).click()
    await untilShown(page, site.heading('/contact'))
  })

  test('that found nothing can give way to all services, with the focus back in the field', deep, async () => {
    const page = await open()
    await searchBox(page).fill('submarine')
    await page.getByRole('button', { name: `Show all ${names().length} services`, exact: true }).click()
    await expect(shown(page)).toHaveText(names())
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
  })

  test('is cleared by its button, with the focus back in the field', async () => {
    const page = await open()
    await searchBox(page).fill('zeppelin')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(shown(page)).toHaveText(names())
    await expect(searchBox(page)).toBeFocused()
  })

  test('has no such button while it is empty', deep, async () => {
    const page = await site.look('/services')
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0)
  })

  test('is cleared by Escape, with the focus still in the field', deep, async () => {
    const page = await open()
    await searchBox(page).fill('zeppelin')
    await page.keyboard.press('Escape')
    await expect(shown(page)).toHaveText(names())
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
  })

  test('leads by Tab from the field to the first service found', deep, async () => {
    const page = await open()
    await searchBox(page).fill('zeppelin')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await untilShown(page, 'Zeppelin repair')
  })

  test('keeps what was typed before the script is there', deep, async () => {
    let release = () => {}
    const page = await site.visit('/services', {
      interactive: false,
      prepare: async (starting) => (release = await holdBack(starting, '**/*.js')),
    })
    await searchBox(page).fill('zeppelin')
    release()
    await untilHydrated(page)
    await expect(shown(page)).toHaveText(['Zeppelin repair', 'Balloon rides'])
  })

  test('leaves no gap beside an only or a last service', deep, async () => {
    const page = await open('/services', { viewport: { width: 1440, height: 900 } })
    await searchBox(page).fill('zeppelin')
    for (const item of await list(page).getByRole('listitem').all()) {
      const row = await item.locator('..').boundingBox()
      expect((await item.boundingBox())?.width).toBe((row?.width ?? 0) - 2)
    }
  })

  test('shows what it found at once, although it would have come in by scrolling', deep, async () => {
    const page = await open()
    const comesIn = list(page).locator('[style*="opacity: 0"]')
    for (let i = 0; i < 20 && (await comesIn.count()) === 0; i++) {
      await page.mouse.wheel(0, 300)
      await untilServed(page)
    }
    const name = (await comesIn.getByRole('link').first().textContent()) ?? ''
    await searchBox(page).fill(name)
    const opacities = await list(page)
      .getByRole('listitem')
      .locator('..')
      .locator('..')
      .evaluateAll((found) => found.map((element) => getComputedStyle(element).opacity))
    expect(opacities.length).toBeGreaterThan(0)
    expect(opacities.filter((opacity) => opacity !== '1')).toEqual([])
  })

  test('moves nothing for a visitor who asks for less motion', deep, async () => {
    const page = await open('/services', { reducedMotion: 'reduce' })
    await searchBox(page).fill('zeppelin')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('Screen readers', () => {
  test('are told how many services are found once typing rests', async () => {
    const page = await site.visitStill('/services')
    await searchBox(page).fill('zepp')
    await page.clock.runFor(1000)
    await searchBox(page).fill('zeppelin')
    await page.clock.runFor(1399)
    expect(await toldTo(page)).toBe('')
    await page.clock.runFor(1)
    await eventually(() => toldTo(page)).toBe(`2 of ${names().length} services`)
  })

  test('are told that nothing was found', deep, async () => {
    const page = await site.visitStill('/services')
    await searchBox(page).fill('submarine')
    await page.clock.runFor(1400)
    await eventually(() => toldTo(page)).toBe('No service matches “submarine”')
  })

  test('are told nothing on arrival', deep, async () => {
    const page = await site.visitStill('/services')
    await page.clock.runFor(10_000)
    expect(await toldTo(page)).toBe('')
  })
})

test.describe('The address', () => {
  test('has the search once typing rests, without an entry in the history', async () => {
    const page = await open('/services?from=mail#all-services')
    const before = await page.evaluate(() => history.length)
    await searchBox(page).pressSequentially('zeppelin')
    await eventually(() => page.url()).toBe(`${site.url}/services?from=mail&search=zeppelin#all-services`)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('brings the search along in a shared link', async () => {
    const page = await open('/services?search=zeppelin')
    await expect(shown(page)).toHaveText(['Zeppelin repair', 'Balloon rides'])
    await expect(searchBox(page)).toHaveValue('zeppelin')
  })

  test('brings the search back after a visit to a service', deep, async () => {
    const page = await open()
    await markDocument(page)
    await searchBox(page).fill('zeppelin')
    await list(page).getByRole('link', { name: 'Zeppelin repair' }).click()
    await untilShown(page, 'Zeppelin repair')
    await page.goBack()
    await untilShown(page, heading())
    await expect(shown(page)).toHaveText(['Zeppelin repair', 'Balloon rides'])
    await expect(searchBox(page)).toHaveValue('zeppelin')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('does not take the search for jobs along to the services', deep, async () => {
    const page = await open('/career?search=pilot')
    await page.evaluate(() => {
      const fields = new Set<string>()
      Object.assign(window, { fields })
      new MutationObserver(() => {
        const field = document.querySelector('label + * [type="search"]')
        if (field instanceof HTMLInputElement) fields.add(field.value)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await (await addLink(page, { href: '/services' })).click()
    await untilShown(page, heading())
    await nextFrames(page)
    expect(await page.evaluate(() => [...Reflect.get(window, 'fields')])).toEqual([''])
    await expect(shown(page)).toHaveText(names())
  })
})

test('The code of the list is not loaded by other pages', async () => {
  const loaded: string[] = []
  const page = await site.visit('/contact', {
    prepare: async (starting) => void starting.on('request', (request) => loaded.push(request.url())),
  })
  await untilServed(page)
  expect(loaded.filter((address) => /ServiceList|NothingFound/.test(address))).toEqual([])
})

for (const width of [320, ...onlyDeep(390, 1440)])
  test.describe(`At ${width} pixels`, () => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    const options = { viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: 'reduce' } as const

    test('every control of the search can be hit: at least 44 pixels high and wide', async () => {
      const page = await open('/services', options)
      await searchBox(page).fill('submarine')
      const targets = [
        searchBox(page),
        page.getByRole('button', { name: 'Clear' }),
        page.getByRole('button', { name: 'Show all' }),
      ]
      const sizes = await Promise.all(targets.map((target) => target.boundingBox()))
      expect(sizes.map((size) => Math.min(size?.width ?? 0, size?.height ?? 0) >= 44)).toEqual(targets.map(() => true))
    })

    test('axe finds nothing, and nothing is cut off, whatever is found', async () => {
      const page = await open('/services', options)
      await page.evaluate(axe)
      for (const text of ['', 'zeppelin', 'submarine']) {
        await searchBox(page).fill(text)
        const { violations }: AxeResults = await page.evaluate('axe.run("main")')
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
    })
  })
