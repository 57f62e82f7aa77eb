import { expect } from 'playwright/test'
import { heading, jobBoard, titles } from './job-board'
import { test } from './site'
import { untilShown } from './waits'

const { site } = jobBoard()

test.describe("A job's own page", () => {
  test('has its facts first', async () => {
    const page = await site.visit('/career/intern-wordpress-developer')
    const main = page.getByRole('main')
    const names = await main.getByRole('term').allTextContents()
    const values = await main.getByRole('definition').allTextContents()
    expect(names.map((name, i) => [name, values[i]])).toEqual([
      ['Location', 'Trivandrum, Kerala'],
      ['Type', 'Internship'],
      ['Region', 'India'],
      ['Duration', '3 months (1+2 months)'],
      ['Evaluation', 'A performance review after month one decides whether the internship goes on.'],
      ['Posted', 'November 6, 2026'],
    ])
  })

  test('has the last day to apply', async () => {
    const page = await site.visit('/career/technical-project-manager')
    const day = page.getByRole('definition').filter({ hasText: 'January 31, 2027' }).locator('time')
    await expect(day).toHaveAttribute('datetime', '2027-01-31')
  })

  test('has the same groups as the card', async () => {
    const page = await site.visit('/career/intern-wordpress-developer')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Key Responsibilities',
      'Requirements',
      'Preferred Skills',
      'Learning Opportunities',
    ])
  })

  test('leads to the form at its top and at its end', async () => {
    const page = await site.visit('/career/hr-executive')
    const apply = page.getByRole('link', { name: 'Apply Now (opens in a new tab)', exact: true })
    const description = await page.getByText('As our HR Executive').boundingBox()
    const places = await Promise.all((await apply.all()).map((link) => link.boundingBox()))
    expect(places).toHaveLength(2)
    const last = await page.getByText('Written English that a client can read').boundingBox()
    expect(places[0]?.y).toBeLessThan((last?.y ?? 0) + (description?.y ?? 0))
    expect(places[1]?.y).toBeGreaterThan(last?.y ?? 0)
  })

  test('says plainly that the job is closed, and offers the open ones instead of the form', async () => {
    const page = await site.visit('/career/accountant')
    await expect(page.getByText('This job closed on October 31, 2026.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Apply/ })).toHaveCount(0)
    const note = page.getByText('This job closed on').locator('xpath=ancestor::div[1]')
    await expect(note.getByRole('link')).toHaveText([
      'Technical Project Manager - AEM Lead, Trivandrum, Kerala (Remote)',
      'WordPress Developer, Trivandrum, Kerala (Hybrid)',
      'UI/UX Designer, Trivandrum, Kerala (Hybrid)',
      'See the open jobs',
    ])
    await page.getByRole('link', { name: 'See the open jobs' }).click()
    await untilShown(page, heading)
    await expect(titles(page).filter({ hasText: 'Accountant' })).toHaveCount(0)
  })

  test('that is closed has nothing to share or print', async () => {
    const page = await site.visitHydrated('/career/accountant')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test.describe('A link of the board to a job', () => {
  for (const [what, address] of [
    ['that is closed', '/career?job=accountant'],
    ['that is gone', '/career?region=usa&job=pilot'],
  ] as const)
    test(`${what} says so, and shows what is open`, async () => {
      const page = await site.visitHydrated(address)
      await expect(page.getByText('The job of this link is no longer open. These are:')).toBeVisible()
      await expect(titles(page)).not.toHaveCount(0)
    })

  test('that is open says nothing of the kind', async () => {
    const page = await site.visitHydrated('/career?job=hr-executive')
    await expect(page.getByText('no longer open')).toHaveCount(0)
  })
})
