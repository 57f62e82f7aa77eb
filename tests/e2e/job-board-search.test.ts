import { expect } from 'playwright/test'
import { deep } from '../depth'
import { cards, jobBoard, region, searchBox, titles } from './job-board'
import { toldTo } from './on-page'
import { test } from './site'
import { eventually } from './waits'

const { site, openBoard } = jobBoard()

test.describe('The search', () => {
  test('shows whole titles first, then parts of titles, whatever their case', async () => {
    const page = await openBoard()
    await searchBox(page).fill('  WORDPRESS developer ')
    await expect(titles(page)).toHaveText(['WordPress Developer', 'WordPress Developer'])
    await searchBox(page).fill('associate')
    await expect(titles(page)).toHaveText(['HR Associate', 'Data Science Associate', 'Digital Marketing Associate'])
  })

  test('counts what it found, in both regions', async () => {
    const page = await openBoard()
    await searchBox(page).fill('designer')
    await expect(page.getByText('1 of 12 open jobs in India', { exact: true })).toBeVisible()
    const counts = await Promise.all(
      (['India', 'USA'] as const).map((name) =>
        page
          .getByText(name, { exact: true })
          .evaluate((label) => getComputedStyle(label, '::after').content.split(' / ')[0]),
      ),
    )
    expect(counts).toEqual(['"1"', '"1"'])
  })

  test('shows all jobs of the region again once it is empty', deep, async () => {
    const page = await openBoard()
    await searchBox(page).fill('wordpress')
    await searchBox(page).fill('')
    await expect(titles(page)).toHaveCount(12)
  })

  test('goes on in the other region', deep, async () => {
    const page = await openBoard()
    await searchBox(page).fill('executive')
    await region(page, 'USA').check()
    await expect(titles(page)).toHaveText(['CRM Executive'])
  })

  test('says in the very words that nothing was found', async () => {
    const page = await openBoard()
    await searchBox(page).fill('pilot')
    await expect(page.getByRole('heading', { name: 'No Matching Jobs Found', exact: true })).toBeVisible()
    const text = "We couldn't find any jobs matching your search. Try different keywords."
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })

  test('can then be cleared, with the focus back in the field', async () => {
    const page = await openBoard()
    await searchBox(page).fill('pilot')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(titles(page)).toHaveCount(12)
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
  })

  test('is cleared by Escape, with the focus still in the field', deep, async () => {
    const page = await openBoard()
    await searchBox(page).fill('wordpress')
    await page.keyboard.press('Escape')
    await expect(titles(page)).toHaveCount(12)
    await expect(searchBox(page)).toBeFocused()
  })

  test('is cleared by the cross in it, with the focus back in the field', deep, async () => {
    const page = await openBoard()
    await searchBox(page).fill('wordpress')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(titles(page)).toHaveCount(12)
    await expect(searchBox(page)).toBeFocused()
  })
})

test.describe('Screen readers', () => {
  test('are told of the result 1.4 seconds after the last change, which is seen at once', async () => {
    const page = await site.visitStill('/career')
    await searchBox(page).fill('word')
    await page.clock.runFor(1000)
    await searchBox(page).fill('hr ')
    await expect(page.getByText('2 of 12 open jobs in India', { exact: true }).first()).toBeVisible()
    await page.clock.runFor(1399)
    expect(await toldTo(page)).toBe('')
    await page.clock.runFor(1)
    await eventually(() => toldTo(page)).toBe('2 of 12 open jobs in India')
  })

  test('are told that nothing was found, and of the full list again', deep, async () => {
    const page = await site.visitStill('/career')
    await searchBox(page).fill('pilot')
    await page.clock.runFor(1400)
    await eventually(() => toldTo(page)).toBe('No Matching Jobs Found')
    await searchBox(page).fill('')
    await page.clock.runFor(1400)
    await eventually(() => toldTo(page)).toBe('12 open jobs in India')
  })

  test('are told nothing on arrival', deep, async () => {
    const page = await site.visitStill('/career')
    await page.clock.runFor(10_000)
    expect(await toldTo(page)).toBe('')
  })

  test('hear the region without its count', deep, async () => {
    const page = await openBoard()
    await expect(page.getByRole('group', { name: 'Region' }).getByRole('radio')).toHaveCount(2)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    expect(nodes.filter(({ role }) => role?.value === 'radio').map(({ name }) => name?.value)).toEqual(['India', 'USA'])
  })
})
