import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { stopClock } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames } from './waits'

const site = siteAsItIs()

const friday = '2026-11-20T10:29:55Z'

/** The contact page on a Friday at 10:29 in Greenwich. */
function open(viewport = { width: 1024, height: 640 }): Promise<Page> {
  return site.visitHydrated('/contact', { viewport, clock: (clock) => clock.install({ time: friday }) })
}

const times = (page: Page) => page.getByText(/ local time$/).allTextContents()

test.describe('An office', () => {
  test('shows its time where one sees it', async () => {
    // However long the page takes to get ready, the minute is not over.
    const page = await site.visitHydrated('/contact', { clock: (clock) => clock.setFixedTime(friday) })
    await page.getByRole('heading', { name: 'Temecula, California' }).scrollIntoViewIfNeeded()
    await eventually(() => times(page)).toHaveLength(2)
    await eventually(() => times(page)).toEqual(['Friday 3:59 PM local time', 'Friday 2:29 AM local time'])
  })

  test('keeps its time up to date', deep, async () => {
    const page = await open()
    await page.getByRole('heading', { name: 'Temecula, California' }).scrollIntoViewIfNeeded()
    await eventually(() => times(page)).toHaveLength(2)
    await stopClock(page)
    await page.clock.runFor(60_000)
    const shown = await times(page)
    await page.clock.runFor(60_000)
    await eventually(() => times(page)).not.toEqual(shown)
  })

  test('does not look its time up before', async () => {
    const page = await open({ width: 390, height: 600 })
    await nextFrames(page)
    await eventually(() => times(page)).toEqual([])
  })

  test('has everything but its time in a browser that does not know its time zone', deep, async () => {
    const failed: string[] = []
    const page = await site.visitHydrated('/contact', {
      prepare: async (opened) => {
        opened.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
        await opened.addInitScript(() => {
          const { DateTimeFormat } = Intl
          Object.assign(Intl, {
            DateTimeFormat: function (language: string, options: Intl.DateTimeFormatOptions) {
              if (options.timeZone === 'Asia/Kolkata') throw new RangeError('Invalid time zone specified')
              return DateTimeFormat(language, options)
            },
          })
        })
      },
    })
    await page.getByRole('heading', { name: 'Temecula, California' }).scrollIntoViewIfNeeded()
    await eventually(() => times(page)).toHaveLength(1)
    await expect(page.getByRole('heading', { name: 'Trivandrum, Kerala' })).toHaveCount(1)
    expect(failed).toEqual([])
  })
})
