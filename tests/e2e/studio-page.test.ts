import { expect, test } from 'playwright/test'
import { StudioServer } from './studio-server'

const server = new StudioServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.stop())

/** Hands a page over as the studio's window does, with another heading and one more section. */
const handOver = async () => {
  const response = await fetch(`${window.location.pathname}.json`)
  const page = await response.json()
  page.sections[0].heading = 'Written a moment ago'
  page.sections.push({ type: 'quotation', id: 'said', quote: 'It was clear.', person: 'A. Person' })
  window.dispatchEvent(new CustomEvent('studio:page', { detail: page }))
}

test.describe('A page in the studio', () => {
  test('shows what is handed over before it is saved, a new kind of section as well', async ({ page }) => {
    await page.goto(`${server.url}/services/uiux`)
    await expect(page.locator('#first-view')).toHaveCount(0)
    await page.evaluate(handOver)
    await expect(page.getByRole('heading', { level: 1, name: 'Written a moment ago' })).toBeVisible()
    await expect(page.getByText('It was clear.')).toBeAttached()
  })

  test('keeps that while its file is saved', async ({ page }) => {
    await page.goto(`${server.url}/services/uiux`)
    await expect(page.locator('#first-view')).toHaveCount(0)
    await page.evaluate(handOver)
    await expect(page.getByRole('heading', { level: 1, name: 'Written a moment ago' })).toBeVisible()
    server.save('services/uiux.json', `${server.text('services/uiux.json')}\n`)
    await page.waitForResponse((response) => response.url().includes('/@pages/problems'))
    await expect(page.getByRole('heading', { level: 1, name: 'Written a moment ago' })).toBeVisible()
  })

  test('carries marks that nobody sees or hears', async ({ page }) => {
    await page.goto(`${server.url}/services/uiux`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(/\u2063/)
    await expect(page).toHaveTitle(/^[ -~]+$/)
  })
})
