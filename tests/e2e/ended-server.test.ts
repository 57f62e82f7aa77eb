import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { DevServer } from './dev-server'
import { headingOf } from './on-page'
import { test } from './site'
import { untilInteractive, untilShown } from './waits'

const dev = new DevServer()
let page: Page

const original = dev.text('contact.json')
const heading: string = JSON.parse(original).sections[0].heading
const panel = () => page.getByRole('complementary', { name: 'Problems in the pages' })
const listed = () => panel().getByText(/things to settle/)
const notice = () => panel().getByRole('paragraph').filter({ hasText: 'Start npm run dev again' })

test.beforeAll(() => dev.start())

test.afterAll(() => dev.stop())

test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ baseURL: dev.url })
  // Only a page that has heard of its server hears of the server's end.
  const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/contact')
  await heard
  await headingOf(page).waitFor()
  await untilInteractive(page)
  await listed().first().waitFor()
  await dev.end()
})

test.afterEach(async () => {
  await page.close()
  dev.save('contact.json', original)
})

test('A page whose server has ended says so in place of the problems, once for the ear, and leaves the page', async () => {
  await notice().waitFor()
  await expect(listed()).toHaveCount(0)
  expect(await panel().getByRole('status').innerText()).toMatch(/^npm run dev has ended\. This page no longer changes/)
  expect(await headingOf(page).innerText()).toBe(heading)
  await dev.start()
})

test('It goes on by itself with what was saved meanwhile', async () => {
  await notice().waitFor()
  dev.save('contact.json', original.replace(`"heading": "${heading}"`, '"heading": "Saved meanwhile"'))
  await dev.start()
  await untilShown(page, 'Saved meanwhile')
  await listed().first().waitFor()
  await expect(notice()).toHaveCount(0)
  dev.save('contact.json', original)
  await untilShown(page, heading)
})

test('It goes on by itself where a page was broken meanwhile', deep, async () => {
  await notice().waitFor()
  dev.save('contact.json', original.replace('"kind": "page",', '"kind": "page"'))
  await dev.start()
  await panel().getByText('1 problem to mend').first().waitFor()
})
