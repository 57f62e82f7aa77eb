import { expect } from 'playwright/test'
import { region, searchBox, titles, withoutScript } from './job-board'
import { job, writeJobs } from './jobs'
import { ownSite, test } from './site'
import { untilHydrated } from './waits'

const developers = Array.from({ length: 203 }, (_, number) => number + 1)

const site = ownSite(({ pages }) =>
  writeJobs(pages, {
    ...Object.fromEntries(
      developers.map((number) => [
        `developer-${number}`,
        job(`Developer ${String(number).padStart(3, '0')}`, 'Onsite'),
      ]),
    ),
    seller: job('Seller', 'Remote', { region: 'usa', location: 'USA' }),
  }),
)

const more = { name: 'More jobs', exact: true }

test.describe('A board with more than 200 jobs in India', () => {
  test('leads to the others, which stand on a page of their own', async () => {
    const page = await site.visitHydrated('/career')
    await expect(page.getByRole('heading', { name: '1 to 200 of 203 open jobs in India' })).toBeVisible()
    await page.getByRole('link', more).click()
    await expect(titles(page)).toHaveText(['Developer 201', 'Developer 202', 'Developer 203'])
    expect(new URL(page.url()).pathname).toBe('/career/page-2')
  })

  test('leads back', async () => {
    const page = await site.visitHydrated('/career/page-2')
    await page.getByRole('link', { name: 'Previous jobs', exact: true }).click()
    await expect(titles(page)).toHaveCount(200)
  })

  test('has all jobs of the USA on its first page', async () => {
    const page = await site.visitHydrated('/career')
    await region(page, 'USA').check()
    await expect(titles(page)).toHaveText(['Seller'])
  })

  test('offers no more of them there', async () => {
    const page = await site.visitHydrated('/career?region=usa')
    await expect(page.getByRole('link', more)).toHaveCount(0)
  })

  test('says on its second where those of the USA are, and leads there', async () => {
    const page = await site.visitHydrated('/career/page-2')
    await region(page, 'USA').check()
    await expect(page.getByText('All jobs in the USA are on the pages before.')).toBeVisible()
    await page.getByRole('link', { name: 'Previous jobs', exact: true }).click()
    await untilHydrated(page)
    await expect(titles(page)).toHaveText(['Seller'])
  })

  test('offers no search, which would miss what stands on other pages', async () => {
    const page = await site.visitHydrated('/career?search=seller')
    await expect(searchBox(page)).toHaveCount(0)
    await expect(titles(page)).toHaveCount(200)
  })

  test('shows an open job on a page after the first', async () => {
    const page = await site.visitHydrated('/career/page-2?job=developer-202')
    await expect(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true })).toHaveCount(1)
  })

  test('has its regions one below the other without script, each with its own way on', async () => {
    const page = await site.visit('/career', withoutScript)
    await expect(titles(page)).toHaveCount(201)
    await expect(page.getByRole('navigation', { name: 'Further jobs in India' })).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Further jobs in the USA' })).toHaveCount(0)
  })
})
