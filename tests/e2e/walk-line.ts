import type { Page } from 'playwright'
import { fileOf } from '../../src/page/route'
import type { Coming } from './walk-steps'

/** Longer than the page before stays (src/navigation/Navigation.tsx), in milliseconds. */
const late = 250

/** The line between a window and its site. */
export class Line {
  readonly #data = new Map<string, Coming>()
  /** Whether documents come late: what is clicked meanwhile comes first. */
  areDocumentsLate = false

  async watch(page: Page): Promise<void> {
    // Addresses of pages and data.
    await page.route(/^[^?]*\/[^./?]*(\?.*)?$|\.json$/, async (route) => {
      const { pathname } = new URL(route.request().url())
      const how = this.#data.get(pathname)
      this.#data.delete(pathname)
      const isLate = pathname.includes('.') ? how !== undefined && how !== 'quick' : this.areDocumentsLate
      if (isLate) await new Promise((resolve) => setTimeout(resolve, late))
      await (how === 'fails' ? route.abort() : route.continue()).catch(() => {})
    })
  }

  /** Says how a page's data shall come when it is asked for. */
  setComing(path: string, how: Coming): void {
    this.#data.set(`/${fileOf(path, 'json')}`, how)
  }

  /** What was here already was not asked for. */
  forget(): void {
    this.#data.clear()
    this.areDocumentsLate = false
  }
}
