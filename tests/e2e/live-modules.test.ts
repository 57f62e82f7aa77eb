import { expect } from 'playwright/test'
import { DevServer } from './dev-server'
import { headingOf, isSameDocument, markDocument } from './on-page'
import { test } from './site'
import { untilInteractive } from './waits'

const dev = new DevServer()

test.beforeAll(() => dev.start())

test.afterAll(() => dev.stop())

test('A page whose code comes in modules, as it does once somebody has changed that, shows what is saved', async ({
  page,
}) => {
  await page.route('**/@pages/app/app.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "import '/entry-client.ts'" }),
  )
  const module = page.waitForRequest('**/entry-app.tsx*')
  await page.goto(`${dev.url}/contact`)
  await module
  await headingOf(page).waitFor()
  await untilInteractive(page)
  await markDocument(page)
  dev.save('contact.json', dev.text('contact.json').replace(/"heading": "[^"]*"/, '"heading": "Saved beside modules"'))
  await expect(headingOf(page)).toContainText('Saved beside modules')
  expect(await isSameDocument(page)).toBe(true)
})
