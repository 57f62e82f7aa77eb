import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { menuButton, menuSite, mobileMenu, servicesButton, servicesPanel } from './menu'
import { scrollTop } from './on-page'
import { test } from './site'
import { eventually, untilShown } from './waits'

const site = menuSite()

const open = (width: number, address = '/') =>
  site.visit(address, { viewport: { width, height: 900 }, javaScriptEnabled: false, interactive: false })

test.describe('Without script', () => {
  for (const name of ['Services', ...onlyDeep('All Services')])
    test(`the ${name} button opens the services menu on wide screens`, async () => {
      const page = await open(1440)
      await page.getByRole('button', { name, exact: true }).click()
      await servicesPanel(page).getByRole('link', { name: 'Branding' }).click()
      await untilShown(page, 'Branding')
    })

  for (const way of ['Close menu', ...onlyDeep('Escape')])
    test(`the services menu closes by ${way}`, async () => {
      const page = await open(1440)
      await servicesButton(page).click()
      await servicesPanel(page).waitFor()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.getByRole('button', { name: way }).click()
      await servicesPanel(page).waitFor({ state: 'hidden' })
    })

  test('an open menu holds the page still', deep, async () => {
    const page = await open(1440)
    await servicesButton(page).click()
    await servicesPanel(page).waitFor()
    await page.mouse.move(20, 850)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Escape')
    await servicesPanel(page).waitFor({ state: 'hidden' })
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('the mobile menu opens with its services at hand', async () => {
    const page = await open(390)
    await menuButton(page).click()
    await mobileMenu(page).waitFor()
    await expect(servicesButton(page)).toBeHidden()
    await servicesPanel(page).getByRole('link', { name: 'Branding' }).click()
    await untilShown(page, 'Branding')
  })

  test('All Services opens the services on a phone', deep, async () => {
    const page = await open(390)
    await page.getByRole('button', { name: 'All Services', exact: true }).click()
    await servicesPanel(page).getByRole('link', { name: 'Branding' }).click()
    await untilShown(page, 'Branding')
  })

  test('Back to top appears after one window and leads to the top', async () => {
    const page = await open(1440, '/services/branding')
    await page.mouse.wheel(0, 1200)
    await page.getByRole('link', { name: 'Back to top' }).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

test('With a script that has not arrived, All Services opens the services on a phone', deep, async () => {
  const page = await site.visit('/', {
    interactive: false,
    viewport: { width: 390, height: 900 },
    prepare: (opened) => opened.route('**/*.js', (route) => route.abort()),
  })
  await page.getByRole('button', { name: 'All Services', exact: true }).click()
  await servicesPanel(page).getByRole('link', { name: 'Branding' }).click()
  await untilShown(page, 'Branding')
})
