import type { Page } from 'playwright'
import { test } from 'playwright/test'
import { rolldown } from 'rolldown'
import { eventually } from './waits'

const wide = 768
const small = 767

let script = ''

test.beforeAll(async () => {
  const bundle = await rolldown({
    input: 'tests/e2e/menu-probe.tsx',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife' })
  script = output[0].code
})

/** Fills a page with nothing but the navigation state. */
async function stateAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 600 })
  await page.addScriptTag({ content: script })
  await eventually(() => page.evaluate(() => 'menus' in window)).toBe(true)
}

/** Calls a setter of the state and waits until React is done. */
async function set(page: Page, setter: 'setDropdown' | 'setMobileMenu', open: boolean) {
  await page.evaluate(
    async ([name, value]) => {
      Reflect.get(window, 'menus')[name](value)
      await new Promise((resolve) => setTimeout(resolve))
    },
    [setter, open] as const,
  )
}

const menusOf = (page: Page) =>
  page.evaluate(() => {
    const { dropdown, mobileMenu } = Reflect.get(window, 'menus')
    return { dropdown, mobileMenu }
  })

test.describe('On wide screens', () => {
  test('the flag of the mobile menu resets when the dropdown closes', async ({ page }) => {
    await stateAt(page, wide)
    await set(page, 'setMobileMenu', true)
    await set(page, 'setDropdown', true)
    await eventually(() => menusOf(page)).toEqual({ dropdown: true, mobileMenu: true })
    await set(page, 'setDropdown', false)
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: false })
  })

  test('the dropdown opens by itself', async ({ page }) => {
    await stateAt(page, wide)
    await set(page, 'setMobileMenu', false)
    await set(page, 'setDropdown', true)
    await eventually(() => menusOf(page)).toEqual({ dropdown: true, mobileMenu: false })
  })
})

test.describe('On small screens', () => {
  test('the services open within the mobile menu', async ({ page }) => {
    await stateAt(page, small)
    await set(page, 'setDropdown', true)
    await eventually(() => menusOf(page)).toEqual({ dropdown: true, mobileMenu: true })
  })

  test('the mobile menu stays open when its services fold', async ({ page }) => {
    await stateAt(page, small)
    await set(page, 'setDropdown', true)
    await set(page, 'setDropdown', false)
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: true })
  })

  test('the services close with the mobile menu', async ({ page }) => {
    await stateAt(page, small)
    await set(page, 'setDropdown', true)
    await set(page, 'setMobileMenu', false)
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: false })
  })
})

for (const width of [wide, small])
  test(`At ${width} pixels another path closes all menus`, async ({ page }) => {
    await stateAt(page, width)
    await set(page, 'setMobileMenu', true)
    await set(page, 'setDropdown', true)
    await page.evaluate(() => Reflect.get(window, 'goTo')('/about'))
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: false })
  })
