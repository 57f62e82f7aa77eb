import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { eventually } from './waits'
import { withStudio } from './with-studio'

const studio = withStudio((opened) => (page = opened))
let page: Page

const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(address: string) {
  await page.goto(`${studio.window}?page=${address}`)
  await expect(page.getByRole('banner').first()).toContainText(address)
}

test('What cannot be sent is refused in words', async () => {
  await open('/about')
  await button('Send').click()
  await expect(dialog('Send').getByRole('status').first()).toContainText('nothing can be sent')
})

test('What was changed last is taken back where it would be sent', async () => {
  await open('/accessibility')
  const before = studio.text('accessibility.json')
  await button('Page settings').click()
  await dialog('Page settings').getByLabel('Title', { exact: true }).fill('Something else')
  await eventually(() => studio.text('accessibility.json')).not.toBe(before)
  await dialog('Page settings').getByRole('button', { name: 'Close' }).click()
  await button('Send').click()
  await button('Undo this').click()
  await eventually(() => studio.text('accessibility.json')).toBe(before)
})

test('Who closes the dialog while pages are sent is told what came of it, and finds it there', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/@studio/calls/send', async (route) => {
    const { dry } = route.request().postDataJSON()
    if (!dry) await arrived
    await route.fulfill({ json: { report: dry ? 'The heading is another one.' : 'Sent “New words”.' } })
  })
  await open('/about')
  await button('Send').click()
  await dialog('Send').getByRole('button', { name: 'Send', exact: true }).click()
  await dialog('Send').getByRole('button', { name: 'Close' }).click()
  arrive()
  await expect(page.getByText('The pages were sent.').first()).toBeVisible()
  await button('Send').click()
  await expect(dialog('Send').getByRole('status').first()).toContainText('Sent “New words”.')
})
