import { expect } from 'playwright/test'
import { DevServer } from './dev-server'
import { test } from './site'
import { untilHydrated } from './waits'

const dev = new DevServer()

test.beforeAll(() => dev.start())

test.afterAll(() => dev.stop())

test('In npm run dev the search finds what was saved a moment ago', async ({ page }) => {
  await page.goto(`${dev.url}/contact`)
  await untilHydrated(page)
  dev.save('about.json', dev.text('about.json').replace(/"title": "[^"]*"/, '"title": "Zeppelins and more"'))
  const option = page.getByRole('option', { name: /Zeppelins and more/ })
  await expect(async () => {
    await page.goto(`${dev.url}/search?q=zepelin`)
    await expect(option).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
})
