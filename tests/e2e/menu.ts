import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { writeMenuSite } from '../menu-pages'
import { sharedSite, type TestSite } from './site'

/** A site with a page for every link of the services menu. */
export function menuSite(): TestSite {
  return sharedSite('with a whole menu', (site) => writeMenuSite(site.pages))
}

export const servicesButton = (page: Page) => page.getByRole('button', { name: 'Services', exact: true })
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
export const servicesPanel = (page: Page) => page.locator('#services-menu')
export const mobileMenu = (page: Page) => page.locator('#mobile-menu')

/** Opens a page in a window of a width, and waits until its menus follow the script. */
export async function openAt(site: TestSite, width: number, address = '/', height = 900): Promise<Page> {
  return site.visitHydrated(address, { viewport: { width, height } })
}

/** The same for a test that only looks at it. */
export async function lookAt(site: TestSite, width: number, address = '/'): Promise<Page> {
  return site.look(address, { viewport: { width, height: 900 } })
}

/** Waits until a button says that what it opens is open, or closed. */
export async function untilOpen(button: Locator, open: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-expanded', String(open))
}

/** Whether an element is in the window, at least by half of it. */
export async function inWindow(page: Page, name: string): Promise<boolean> {
  return page.getByRole('link', { name, exact: true }).evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return middle > 0 && middle < innerHeight && link.checkVisibility({ visibilityProperty: true })
  })
}
