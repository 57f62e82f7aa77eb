import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { card, cards, heading, hide, jobBoard, opened, query, region, searchBox, titles, view } from './job-board'
import { addLink, holdBack } from './on-page'
import { test } from './site'
import { eventually, untilHydrated, untilShown } from './waits'

const { site, openBoard } = jobBoard()

test.describe('The job board', () => {
  test('shows the jobs in India first', async () => {
    const page = await openBoard()
    await expect(region(page, 'India')).toBeChecked()
    await expect(titles(page)).toHaveCount(12)
    await expect(page.getByRole('heading', { level: 3, name: '12 open jobs in India', exact: true })).toHaveCount(1)
  })

  test('shows the jobs in the USA once they are chosen', async () => {
    const page = await openBoard()
    await region(page, 'USA').check()
    await expect(titles(page)).toHaveText(['CRM Executive', 'Graphic Designer-Intern'])
    await expect(page.getByText('2 open jobs in the USA', { exact: true })).toBeVisible()
  })

  test('shows the region chosen before the script is there', deep, async () => {
    const page = await site.visit('/career', {
      interactive: false,
      prepare: (starting) => starting.route('**/*.js', (route) => route.abort()),
    })
    await region(page, 'USA').check()
    await expect(titles(page)).toHaveText(['CRM Executive', 'Graphic Designer-Intern'])
    await region(page, 'India').check()
    await expect(titles(page)).toHaveCount(12)
  })

  test('keeps what was chosen, typed and opened before the script is there', deep, async () => {
    let release = () => {}
    const page = await site.visit('/career', {
      interactive: false,
      prepare: async (starting) => (release = await holdBack(starting, '**/*.js')),
    })
    await region(page, 'USA').check()
    await searchBox(page).fill('graphic')
    await view(page, 'Graphic Designer-Intern').click()
    release()
    await untilHydrated(page)
    await expect(titles(page)).toHaveText(['Graphic Designer-Intern'])
    await expect(opened(page)).toHaveText(['Graphic Designer-Intern'])
    await eventually(() => query(page)).toBe('?region=usa&search=graphic&job=graphic-designer-intern')
  })

  test('is never higher than 3000 pixels, and scrolls', async () => {
    const page = await openBoard('/career?region=usa')
    await view(page, 'CRM Executive').click()
    const list = page.getByRole('list').filter({ has: cards(page) })
    await eventually(() =>
      list.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
    ).toBeGreaterThan(100)
    expect((await list.boundingBox())?.height).toBe(3000)
    await list.getByText('Know tool 160', { exact: true }).scrollIntoViewIfNeeded()
    expect(await list.evaluate(({ scrollTop: top }) => top)).toBeGreaterThan(0)
  })
})

test.describe('A card', () => {
  test('shows title, location and type, and no details', async () => {
    const page = await openBoard()
    const text = await card(page, 'WordPress Developer', 'Hybrid').innerText()
    expect(text.split(/\n+/)).toEqual(['WordPress Developer', 'Trivandrum, Kerala', 'Hybrid', 'View Details'])
  })

  test('opens by View Details and closes by Hide Details', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await expect(opened(page)).toHaveText(['HR Executive'])
    await expect(view(page, 'HR Executive')).toBeHidden()
    await hide(page, 'HR Executive').click()
    await expect(opened(page)).toHaveText([])
  })

  test('opens by a click anywhere on it', async () => {
    const page = await openBoard()
    await card(page, 'HR Executive').click({ position: { x: 20, y: 10 } })
    await expect(opened(page)).toHaveText(['HR Executive'])
  })

  test('stays open when its details are clicked', deep, async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await card(page, 'HR Executive').getByText('Two years in a similar role').click()
    await expect(opened(page)).toHaveText(['HR Executive'])
  })

  test('closes when another is opened, before and after the script is there', deep, async () => {
    const before = { interactive: false, prepare: (page: Page) => page.route('**/*.js', () => {}) }
    for (const page of [await site.visit('/career', before), await openBoard()]) {
      await view(page, 'HR Executive').click()
      await view(page, 'UI/UX Designer').click()
      await expect(opened(page)).toHaveText(['UI/UX Designer'])
    }
  })

  test('has every detail, in order', async () => {
    const page = await openBoard()
    const intern = card(page, 'WordPress Developer', 'Internship')
    await intern.getByText('View Details').click()
    await expect(intern.getByRole('heading', { level: 5 })).toHaveText([
      'Key Responsibilities',
      'Requirements',
      'Preferred Skills',
      'Learning Opportunities',
    ])
    const order = [
      'As our WordPress Developer',
      '3 months (1+2 months)',
      'A performance review after month one',
      'Write down what others need to know',
      'Written English that a client can read',
      'Git from the command line',
      'How a release is planned',
      'Apply Now',
    ]
    const text = await intern.innerText()
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).sort((a, b) => a - b),
    )
    expect(order.filter((words) => !text.includes(words))).toEqual([])
  })

  test('has no heading of what its job does not have', deep, async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    const executive = card(page, 'HR Executive')
    await expect(executive.getByRole('heading', { level: 5 })).toHaveText(['Key Responsibilities', 'Requirements'])
    await expect(executive.getByRole('term')).toHaveText(['Posted'])
  })

  test('shows a qualification if there is one', deep, async () => {
    const page = await openBoard()
    await view(page, 'UI/UX Designer').click()
    await expect(card(page, 'UI/UX Designer').getByRole('term')).toHaveText(['Qualification', 'Posted'])
  })

  test('leads to the form in a new tab, and says so', async () => {
    const page = await openBoard()
    await page.context().route('https://forms.example.com/**', (route) => route.fulfill({ body: 'The form' }))
    await view(page, 'HR Executive').click()
    const apply = card(page, 'HR Executive').getByRole('link', { name: 'Apply Now (opens in a new tab)', exact: true })
    const [tab] = await Promise.all([page.waitForEvent('popup'), apply.click()])
    expect(tab.url()).toBe('https://forms.example.com/hr-executive')
    expect(new URL(page.url()).pathname).toBe('/career')
  })

  test("leads to the job's own page", async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await card(page, 'HR Executive').getByRole('link', { name: 'Open this job on its own page' }).click()
    await untilShown(page, 'HR Executive')
    await expect(page).toHaveURL('/career/hr-executive')
  })

  test('tells assistive technology what its toggle opens, and whether it is open', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const toggles = nodes.filter(({ role }) => String(role?.value).startsWith('DisclosureTriangle'))
    const said = toggles.map(({ name, properties }) => {
      const expanded = properties?.find((property) => property.name === 'expanded')?.value.value
      return `${name?.value}: ${expanded}`
    })
    expect(said).toHaveLength(12)
    expect(said).toContain('Hide Details HR Executive Onsite: true')
    expect(said).toContain('View Details WordPress Developer Hybrid: false')
    expect(said).toContain('View Details WordPress Developer Internship: false')
  })
})

test('A region without jobs says so in the very words', async () => {
  const page = await site.visit('/', {
    prepare: (starting) =>
      starting.route('**/career.json', (route) => {
        const data = site.data('/career')
        for (const section of data.sections) if (section.type === 'jobBoard') section.regions[1]?.openings.splice(0)
        return route.fulfill({ json: data })
      }),
  })
  await (await addLink(page, { href: '/career?region=usa' })).click()
  await untilShown(page, heading)
  await expect(page.getByRole('heading', { name: 'No Current Openings', exact: true })).toBeVisible()
  const text = 'There are no job openings in the USA at this time. Please check back later.'
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0)
})
