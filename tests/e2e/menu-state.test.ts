import type { Browser, Page } from 'playwright'
import { rolldown } from 'rolldown'
import { launch, test } from './site'
import { eventually } from './waits'

const wide = 768
const small = 767

let browser: Browser
let script = ''

test.beforeAll(async () => {
  browser = await launch()
  const bundle = await rolldown({
    input: 'tests/e2e/menu-probe.tsx',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife' })
  script = output[0].code
})

test.afterAll(() => browser.close())

/** A page of nothing but the navigation state. */
async function stateAt(width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.addScriptTag({ content: script })
  await eventually(() => page.evaluate(() => 'menus' in window)).toBe(true)
  return page
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
  test('the flag of the mobile menu resets when the dropdown closes', async () => {
    const page = await stateAt(wide)
    await set(page, 'setMobileMenu', true)
    await set(page, 'setDropdown', true)
    await eventually(() => menusOf(page)).toEqual({ dropdown: true, mobileMenu: true })
    await set(page, 'setDropdown', false)
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: false })
  })

  test('the dropdown opens by itself', async () => {
    const page = await stateAt(wide)
    await set(page, 'setMobileMenu', false)
    await set(page, 'setDropdown', true)
    await eventually(() => menusOf(page)).toEqual({ dropdown: true, mobileMenu: false })
  })
})

test.describe('On small screens', () => {
  test('the services open within the mobile menu', async () => {
    const page = await stateAt(small)
    await set(page, 'setDropdown', true)
    await eventually(() => menusOf(page)).toEqual({ dropdown: true, mobileMenu: true })
  })

  test('the mobile menu stays open when its services fold', async () => {
    const page = await stateAt(small)
    await set(page, 'setDropdown', true)
    await set(page, 'setDropdown', false)
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: true })
  })

  test('the services close with the mobile menu', async () => {
    const page = await stateAt(small)
    await set(page, 'setDropdown', true)
    await set(page, 'setMobileMenu', false)
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: false })
  })
})

for (const width of [wide, small])
  test(`At ${width} pixels another path closes all menus`, async () => {
    const page = await stateAt(width)
    await set(page, 'setMobileMenu', true)
    await set(page, 'setDropdown', true)
    await page.evaluate(() => Reflect.get(window, 'goTo')('/about'))
    await eventually(() => menusOf(page)).toEqual({ dropdown: false, mobileMenu: false })
  })
