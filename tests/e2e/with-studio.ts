import type { Page } from 'playwright'
import { test } from './site'
import { StudioServer } from './studio-server'

/** The studio for all tests of a file, with one window for them. @param opened gets the window before the first test */
export function withStudio(opened: (page: Page) => void): StudioServer {
  const studio = new StudioServer()
  let page: Page
  test.beforeAll(async ({ browser }) => {
    await studio.start()
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    opened(page)
  })
  test.afterAll(async () => {
    await page.close()
    await studio.stop()
  })
  return studio
}
