import { expect } from 'playwright/test'
import { isSameDocument, markDocument } from './on-page'
import { ownSite, test } from './site'
import { untilShown } from './waits'

const site = ownSite(undefined, 'tests/second-site/pages')

test('A visitor of another company gets from its menu to a service, and on to its contact page', async () => {
  const page = await site.visitHydrated('/')
  await markDocument(page)
  await page.getByRole('button', { name: 'What we do', exact: true }).click()
  await page.getByRole('link', { name: 'All services' }).click()
  await untilShown(page, 'What we do')
  await expect(page).toHaveURL('/what-we-do')

  const list = page.getByRole('region', { name: 'All surveys', exact: true })
  await list.getByRole('link', { name: 'Tunnel monitoring' }).click()
  await untilShown(page, 'Tunnel monitoring')
  await expect(page).toHaveURL('/tunnel-monitoring')
  const toggle = page.getByRole('button', { name: 'What we do', exact: true })
  await expect(toggle).toHaveAttribute('aria-current', 'true')
  const contact = page.getByRole('complementary').getByRole('link', { name: 'Write to us' })
  await expect(contact).toHaveCount(1)

  await contact.click()
  await untilShown(page, 'Write to us')
  await expect(page).toHaveURL('/write-to-us')
  await contact.waitFor({ state: 'detached' })
  expect(await isSameDocument(page)).toBe(true)
})

test('A visitor of another company chooses among its own regions of jobs', async () => {
  const page = await site.visitHydrated('/jobs')
  const headings = page.getByRole('heading', { level: 4 })
  await expect(headings).toHaveText(['Field Surveyor'])
  await page.getByRole('radio', { name: 'Ireland', exact: true }).check()
  await expect(headings).toHaveText(['Point Cloud Editor'])
  expect(new URL(page.url()).search).toBe('?region=ireland')
})
