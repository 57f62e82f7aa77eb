import { expect } from 'playwright/test'
import { onlyDeep } from '../depth'
import { siteAsItIs, test } from './site'
import { untilStyled } from './waits'

const site = siteAsItIs()

/** What would be lost on a page whose visitor has chosen a few colors, such as with a contrast theme of Windows. */
function lookForLosses() {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const colorOf = (element: Element | null) => element && getComputedStyle(element).color
  return {
    pictures: all('[data-band="deep"] img, [data-band="deep"] > svg').map(({ outerHTML }) => outerHTML),
    icons: all('main svg:has(> path)')
      .filter((icon) => colorOf(icon) !== colorOf(icon.parentElement))
      .map(({ outerHTML }) => outerHTML),
    buttons: all('button')
      .filter((button) => getComputedStyle(button).borderTopWidth === '0px')
      .map(({ textContent }) => textContent),
  }
}

for (const colorScheme of ['light', ...onlyDeep('dark' as const)] as const)
  test.describe(`Among few colors of which the ground is ${colorScheme}`, () => {
    test('no words stand on a picture, icons look like words, and every button has an edge', async () => {
      const page = await site.visit('/', { forcedColors: 'active', colorScheme, interactive: false })
      for (const address of site.varied()) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await untilStyled(page)
        expect(await page.evaluate(lookForLosses), address).toEqual({ pictures: [], icons: [], buttons: [] })
      }
    })
  })

test('Among all colors the banner has its picture', async () => {
  const page = await site.visit('/', { interactive: false })
  await expect(page.locator('main picture').first()).toBeVisible()
})
