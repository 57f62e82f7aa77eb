import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { jobBoard, query, region, searchBox, titles } from './job-board'
import { holdBack, isSameDocument, markDocument } from './on-page'
import { test } from './site'
import { eventually, untilHydrated } from './waits'

const { site, openBoard } = jobBoard()

const type = (page: Page) => page.getByRole('combobox', { name: 'Type', exact: true })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear search' })

test.describe('The filter by type', () => {
  test('shows the jobs of that type, and says of how many', async () => {
    const page = await openBoard()
    await type(page).selectOption('Hybrid')
    await expect(titles(page)).toHaveText(['WordPress Developer', 'UI/UX Designer'])
    await expect(page.getByText('2 of 12 open jobs in India').first()).toBeVisible()
  })

  test('offers every type, and all of them first', async () => {
    const page = await openBoard()
    await expect(type(page).getByRole('option')).toHaveText(['All types', 'Remote', 'Hybrid', 'Onsite', 'Internship'])
  })

  test('goes together with the search and the region', async () => {
    const page = await openBoard()
    await type(page).selectOption('Internship')
    await searchBox(page).fill('wordpress')
    await expect(titles(page)).toHaveText(['WordPress Developer'])
    await searchBox(page).fill('')
    await region(page, 'USA').check()
    await expect(page.getByRole('heading', { name: 'No Matching Jobs Found' })).toBeVisible()
  })

  test('is told to screen readers', async () => {
    const page = await openBoard()
    await type(page).selectOption('Hybrid')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 of 12 open jobs in India')
  })

  test('is in the address, and Back takes it back', async () => {
    const page = await openBoard()
    await markDocument(page)
    await type(page).selectOption('Remote')
    expect(query(page)).toBe('?type=remote')
    await expect(titles(page)).toHaveCount(1)
    await page.goBack()
    await expect(titles(page)).toHaveCount(12)
    await expect(type(page)).toHaveValue('')
    expect(query(page)).toBe('')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is kept by a shared link, with all else that was chosen', async () => {
    const page = await openBoard('/career?region=usa&search=graphic&type=remote')
    await expect(titles(page)).toHaveText(['Graphic Designer-Intern'])
    await expect(type(page)).toHaveValue('Remote')
    await expect(region(page, 'USA')).toBeChecked()
    await expect(searchBox(page)).toHaveValue('graphic')
  })

  test('is cleared together with the search', async () => {
    const page = await openBoard('/career?region=usa&search=graphic&type=onsite')
    await clear(page).click()
    await expect(titles(page)).toHaveCount(2)
    await expect(type(page)).toHaveValue('')
    await eventually(() => query(page)).toBe('?region=usa')
  })

  test('keeps what was chosen before the script was here', async () => {
    let release = () => {}
    const page = await site.visit('/career', {
      interactive: false,
      prepare: async (starting) => void (release = await holdBack(starting, '**/assets/JobBoard-*.js')),
    })
    await type(page).selectOption('Hybrid')
    release()
    await untilHydrated(page)
    await expect(titles(page)).toHaveCount(2)
    expect(query(page)).toBe('?type=hybrid')
  })
})
