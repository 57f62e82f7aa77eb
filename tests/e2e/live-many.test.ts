import { expect } from 'playwright/test'
import { service } from '../engine/publish/long-site'
import { DevServer } from './dev-server'
import { headingOf } from './on-page'
import { test } from './site'
import { eventually } from './waits'

const dev = new DevServer()

test.beforeAll(async () => {
  // So many are not read before the first page is shown.
  for (let number = 0; number < 500; number++)
    dev.save(`services/made-by-a-test-${number}.json`, JSON.stringify(service(number)))
  await dev.start()
})

test.afterAll(() => dev.stop())

test('A first page that is on its way while hundreds of documents are read comes, and shows what is saved', async ({
  page,
}) => {
  const data = `${dev.url}/contact.json`
  const nameOfShell = async () => (await (await fetch(data)).json()).site
  let first = ''
  // What the page is made with comes only after all documents were read, and another took its place.
  await page.route('**/site-*.json', async (route) => {
    await eventually(() => first).not.toBe('')
    if (route.request().url().includes(first)) await eventually(nameOfShell).not.toBe(first)
    await route.continue()
  })
  await page.goto(`${dev.url}/contact`, { waitUntil: 'commit' })
  first = await nameOfShell()
  await headingOf(page).waitFor()
  dev.save('contact.json', dev.text('contact.json').replace(/("heading": )"[^"]*"/, '$1"Saved among many"'))
  await expect(headingOf(page)).toHaveText('Saved among many')
})
