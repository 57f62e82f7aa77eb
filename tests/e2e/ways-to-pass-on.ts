import type { Page } from 'playwright'

export const way = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Gives the browser a way to share, which notes what it is given, or none. */
export function withSharing(can: boolean) {
  return async (page: Page) => {
    await page.addInitScript((has) => {
      const note = (data: unknown) => Promise.resolve(void Object.assign(window, { shared: data }))
      if (has) Object.defineProperty(Navigator.prototype, 'share', { value: note, configurable: true })
      else Reflect.deleteProperty(Navigator.prototype, 'share')
    }, can)
  }
}

export const noted = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name)

/** Notes what is copied instead of copying it, or refuses to. */
export function withClipboard(allowed: boolean) {
  return async (page: Page) => {
    await page.addInitScript((may) => {
      const writeText = (copied: string) =>
        may ? Promise.resolve(void Object.assign(window, { copied })) : Promise.reject(new Error('refused'))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    }, allowed)
  }
}
