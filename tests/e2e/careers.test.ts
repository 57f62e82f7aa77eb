import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Job } from '../../scripts/engine/schema/document.generated'
import { job, jobs, writeJobs } from './jobs'
import {
  addLink,
  eventually,
  holdBack,
  isSameDocument,
  markDocument,
  nextFrames,
  scrollTo,
  scrollTop,
  stopClock,
  testSite,
  toldTo,
  untilHydrated,
  untilServed,
  untilShown,
} from './site'

const closed = job('Accountant', 'Onsite', { posted: '2026-09-01', closes: '2026-10-31' })
const site = testSite(({ pages }) => writeJobs(pages, { ...jobs, accountant: closed }))

const heading = 'Be Part of Something Greater'
const withoutScript = { javaScriptEnabled: false, interactive: false }

const cards = (page: Page) => page.getByRole('article')
/** Two jobs may share a title, but not their type as well. */
const card = (page: Page, title: string, type?: Job['type']) =>
  cards(page)
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .filter(type ? { has: page.getByText(type, { exact: true }) } : {})
const region = (page: Page, name: 'India' | 'USA') => page.getByRole('radio', { name, exact: true })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs...', exact: true })
const titles = (page: Page) => cards(page).getByRole('heading', { level: 4 }).allTextContents()
const view = (page: Page, title: string, type?: Job['type']) =>
  card(page, title, type).getByText('View Details', { exact: true })
const hide = (page: Page, title: string) => card(page, title).getByText('Hide Details', { exact: true })
const query = (page: Page) => new URL(page.url()).search

/** The titles of the cards whose details are seen. */
const opened = (page: Page) =>
  cards(page)
    .filter({ has: page.getByText('Key Responsibilities', { exact: true }).filter({ visible: true }) })
    .getByRole('heading', { level: 4 })
    .allTextContents()

const openBoard = (address = '/career', options?: Parameters<typeof site.visit>[1]) =>
  site.visitHydrated(address, options)

describe('The job board', () => {
  test('shows the jobs in India first', async () => {
    const page = await openBoard()
    expect(await region(page, 'India').isChecked()).toBe(true)
    expect(await titles(page)).toHaveLength(12)
    expect(await page.getByRole('heading', { level: 3, name: '12 open jobs in India', exact: true }).count()).toBe(1)
  })

  test('shows the jobs in the USA once they are chosen', async () => {
    const page = await openBoard()
    await region(page, 'USA').check()
    expect(await titles(page)).toEqual(['CRM Executive', 'Graphic Designer-Intern'])
    expect(await page.getByText('2 open jobs in the USA', { exact: true }).isVisible()).toBe(true)
  })

  test('shows the region chosen before the script is there', async () => {
    const page = await site.visit('/career', {
      interactive: false,
      prepare: (starting) => starting.route('**/*.js', (route) => route.abort()),
    })
    await region(page, 'USA').check()
    expect(await titles(page)).toEqual(['CRM Executive', 'Graphic Designer-Intern'])
    await region(page, 'India').check()
    expect(await titles(page)).toHaveLength(12)
  })

  test('keeps what was chosen, typed and opened before the script is there', async () => {
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
    expect(await titles(page)).toEqual(['Graphic Designer-Intern'])
    expect(await opened(page)).toEqual(['Graphic Designer-Intern'])
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

describe('A card', () => {
  test('shows title, location and type, and no details', async () => {
    const page = await openBoard()
    const text = await card(page, 'WordPress Developer', 'Hybrid').innerText()
    expect(text.split(/\n+/)).toEqual(['WordPress Developer', 'Trivandrum, Kerala', 'Hybrid', 'View Details'])
  })

  test('opens by View Details and closes by Hide Details', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    expect(await opened(page)).toEqual(['HR Executive'])
    expect(await view(page, 'HR Executive').isVisible()).toBe(false)
    await hide(page, 'HR Executive').click()
    expect(await opened(page)).toEqual([])
  })

  test('opens by a click anywhere on it', async () => {
    const page = await openBoard()
    await card(page, 'HR Executive').click({ position: { x: 20, y: 10 } })
    expect(await opened(page)).toEqual(['HR Executive'])
  })

  test('stays open when its details are clicked', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await card(page, 'HR Executive').getByText('Two years in a similar role').click()
    expect(await opened(page)).toEqual(['HR Executive'])
  })

  test('closes when another is opened, before and after the script is there', async () => {
    const before = { interactive: false, prepare: (page: Page) => page.route('**/*.js', () => {}) }
    for (const page of [await site.visit('/career', before), await openBoard()]) {
      await view(page, 'HR Executive').click()
      await view(page, 'UI/UX Designer').click()
      await eventually(() => opened(page)).toEqual(['UI/UX Designer'])
    }
  })

  test('has every detail, in order', async () => {
    const page = await openBoard()
    const intern = card(page, 'WordPress Developer', 'Internship')
    await intern.getByText('View Details').click()
    expect(await intern.getByRole('heading', { level: 5 }).allTextContents()).toEqual([
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

  test('has no heading of what its job does not have', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    const executive = card(page, 'HR Executive')
    expect(await executive.getByRole('heading', { level: 5 }).allTextContents()).toEqual([
      'Key Responsibilities',
      'Requirements',
    ])
    expect(await executive.getByRole('term').allTextContents()).toEqual(['Posted'])
  })

  test('shows a qualification if there is one', async () => {
    const page = await openBoard()
    await view(page, 'UI/UX Designer').click()
    expect(await card(page, 'UI/UX Designer').getByRole('term').allTextContents()).toEqual(['Qualification', 'Posted'])
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
    expect(new URL(page.url()).pathname).toBe('/career/hr-executive')
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

describe('On opening', () => {
  test('the card that was clicked stays where it is, also when one above it closes', async () => {
    const page = await openBoard()
    await view(page, 'WordPress Developer', 'Internship').click()
    const below = view(page, 'Operations Executive')
    await below.scrollIntoViewIfNeeded()
    const before = await below.boundingBox()
    await below.click()
    await nextFrames(page)
    const after = await hide(page, 'Operations Executive').boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
    expect(await opened(page)).toEqual(['Operations Executive'])
  })

  /** Opens a card, and tells how high its details are at once, in the end, and how many seconds it takes. */
  async function unfold(page: Page) {
    const details = card(page, 'HR Executive').locator('details')
    const { atOnce, seconds } = await details.evaluate((element: HTMLElement) => {
      element.querySelector('summary')?.click()
      const { transitionDuration } = getComputedStyle(element, '::details-content')
      return { atOnce: element.offsetHeight, seconds: parseFloat(transitionDuration) }
    })
    await eventually(() => details.evaluate((element: HTMLElement) => element.offsetHeight)).toBeGreaterThan(300)
    return { atOnce, seconds }
  }

  test('details unfold within 0.3 seconds', async () => {
    const { atOnce, seconds } = await unfold(await openBoard())
    expect(atOnce).toBeLessThan(300)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(0.3)
  })

  test('nothing moves for a visitor who asks for less motion', async () => {
    const page = await openBoard('/career', { reducedMotion: 'reduce' })
    const { atOnce, seconds } = await unfold(page)
    expect(atOnce).toBeGreaterThan(300)
    expect(seconds).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

describe('The search', () => {
  test('shows whole titles first, then parts of titles, whatever their case', async () => {
    const page = await openBoard()
    await searchBox(page).fill('  WORDPRESS developer ')
    expect(await titles(page)).toEqual(['WordPress Developer', 'WordPress Developer'])
    await searchBox(page).fill('associate')
    expect(await titles(page)).toEqual(['HR Associate', 'Data Science Associate', 'Digital Marketing Associate'])
  })

  test('counts what it found, in both regions', async () => {
    const page = await openBoard()
    await searchBox(page).fill('designer')
    expect(await page.getByText('1 of 12 open jobs in India', { exact: true }).isVisible()).toBe(true)
    const counts = await Promise.all(
      (['India', 'USA'] as const).map((name) =>
        page
          .getByText(name, { exact: true })
          .evaluate((label) => getComputedStyle(label, '::after').content.split(' / ')[0]),
      ),
    )
    expect(counts).toEqual(['"1"', '"1"'])
  })

  test('shows all jobs of the region again once it is empty', async () => {
    const page = await openBoard()
    await searchBox(page).fill('wordpress')
    await searchBox(page).fill('')
    expect(await titles(page)).toHaveLength(12)
  })

  test('goes on in the other region', async () => {
    const page = await openBoard()
    await searchBox(page).fill('executive')
    await region(page, 'USA').check()
    expect(await titles(page)).toEqual(['CRM Executive'])
  })

  test('says in the very words that nothing was found', async () => {
    const page = await openBoard()
    await searchBox(page).fill('pilot')
    expect(await page.getByRole('heading', { name: 'No Matching Jobs Found', exact: true }).isVisible()).toBe(true)
    const text = "We couldn't find any jobs matching your search. Try different keywords."
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
    expect(await cards(page).count()).toBe(0)
  })

  test('can then be cleared, with the focus back in the field', async () => {
    const page = await openBoard()
    await searchBox(page).fill('pilot')
    await page.getByRole('button', { name: 'Clear search' }).click()
    expect(await titles(page)).toHaveLength(12)
    expect(await searchBox(page).inputValue()).toBe('')
    expect(await searchBox(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('is cleared by Escape, with the focus still in the field', async () => {
    const page = await openBoard()
    await searchBox(page).fill('wordpress')
    await page.keyboard.press('Escape')
    expect(await titles(page)).toHaveLength(12)
    expect(await searchBox(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('is cleared by the cross in it, with the focus back in the field', async () => {
    const page = await openBoard()
    await searchBox(page).fill('wordpress')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    expect(await titles(page)).toHaveLength(12)
    expect(await searchBox(page).evaluate((field) => field === document.activeElement)).toBe(true)
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
  expect(await page.getByRole('heading', { name: 'No Current Openings', exact: true }).isVisible()).toBe(true)
  const text = 'There are no job openings in the USA at this time. Please check back later.'
  expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Clear search' }).count()).toBe(0)
})

describe('Screen readers', () => {
  test('are told of the result 1.4 seconds after the last change, which is seen at once', async () => {
    const page = await site.visitStill('/career')
    await searchBox(page).fill('word')
    await page.clock.runFor(1000)
    await searchBox(page).fill('hr ')
    expect(await page.getByText('2 of 12 open jobs in India', { exact: true }).first().isVisible()).toBe(true)
    await page.clock.runFor(1399)
    expect(await toldTo(page)).toBe('')
    await page.clock.runFor(1)
    await eventually(() => toldTo(page)).toBe('2 of 12 open jobs in India')
  })

  test('are told that nothing was found, and of the full list again', async () => {
    const page = await site.visitStill('/career')
    await searchBox(page).fill('pilot')
    await page.clock.runFor(1400)
    await eventually(() => toldTo(page)).toBe('No Matching Jobs Found')
    await searchBox(page).fill('')
    await page.clock.runFor(1400)
    await eventually(() => toldTo(page)).toBe('12 open jobs in India')
  })

  test('are told nothing on arrival', async () => {
    const page = await site.visitStill('/career')
    await page.clock.runFor(10_000)
    expect(await toldTo(page)).toBe('')
  })

  test('hear the region without its count', async () => {
    const page = await openBoard()
    expect(await page.getByRole('group', { name: 'Region' }).getByRole('radio').count()).toBe(2)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    expect(nodes.filter(({ role }) => role?.value === 'radio').map(({ name }) => name?.value)).toEqual(['India', 'USA'])
  })
})

describe('The address', () => {
  test('has the region, and Back returns to the one before, without moving anything', async () => {
    const page = await openBoard()
    await markDocument(page)
    await region(page, 'USA').scrollIntoViewIfNeeded()
    await region(page, 'USA').check()
    expect(query(page)).toBe('?region=usa')
    const top = await scrollTop(page)
    await page.goBack()
    await eventually(() => region(page, 'India').isChecked()).toBe(true)
    await nextFrames(page)
    expect(query(page)).toBe('')
    expect(await titles(page)).toHaveLength(12)
    expect(await scrollTop(page)).toBe(top)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('has the search once typing rests, without an entry in the history', async () => {
    const page = await openBoard('/career?region=usa')
    const before = await page.evaluate(() => ({ length: history.length, state: history.state }))
    await searchBox(page).pressSequentially('crm exec')
    await eventually(() => query(page)).toBe('?region=usa&search=crm+exec')
    expect(await page.evaluate(() => ({ length: history.length, state: history.state }))).toEqual(before)
  })

  test('is changed once for many letters', async () => {
    const page = await site.visitStill('/career')
    await page.evaluate(() => {
      Object.assign(window, { changes: 0 })
      window.navigation.addEventListener('currententrychange', () =>
        Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 }),
      )
    })
    for (const text of ['w', 'wo', 'wor', 'word']) {
      await searchBox(page).fill(text)
      await page.clock.runFor(299)
    }
    expect(query(page)).toBe('')
    await page.clock.runFor(1)
    await eventually(() => query(page)).toBe('?search=word')
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBe(1)
  })

  test.each(['reload', 'a shared link'])('is kept by %s', async (way) => {
    const page = await openBoard('/career?region=usa&search=graphic')
    if (way === 'reload') {
      await page.reload()
      await untilHydrated(page)
    }
    await eventually(() => titles(page)).toEqual(['Graphic Designer-Intern'])
    expect(await region(page, 'USA').isChecked()).toBe(true)
    expect(await searchBox(page).inputValue()).toBe('graphic')
  })

  test('keeps what is not the board’s', async () => {
    const page = await openBoard('/career?from=mail#jobs')
    await region(page, 'USA').check()
    expect(page.url()).toBe(`${site.url}/career?from=mail&region=usa#jobs`)
    await region(page, 'India').check()
    expect(page.url()).toBe(`${site.url}/career?from=mail#jobs`)
  })

  test('brings back the region and the search after a visit to another page', async () => {
    const page = await openBoard()
    await region(page, 'USA').check()
    await searchBox(page).fill('graphic')
    // At once: the address has not followed the typing yet.
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    expect(query(page)).toBe('')
    await page.goBack()
    await untilShown(page, heading)
    expect(await titles(page)).toEqual(['Graphic Designer-Intern'])
    expect(await searchBox(page).inputValue()).toBe('graphic')
  })

  test('of the next page is left alone while that page is on its way', async () => {
    const page = await openBoard('/career', {
      prepare: async (starting) => {
        await starting.clock.install()
        await starting.route('**/contact.json', () => {})
      },
    })
    const link = await addLink(page, { href: '/contact' })
    await stopClock(page)
    await searchBox(page).fill('graphic')
    await link.dispatchEvent('click')
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await page.clock.runFor(1000)
    expect(page.url()).toBe(`${site.url}/contact`)
  })

  test('of the next page gets nothing that is chosen on this one until it has gone', async () => {
    const page = await openBoard('/career', {
      prepare: async (starting) => {
        await starting.clock.install()
        await starting.route('**/contact.json', () => {})
      },
    })
    const link = await addLink(page, { href: '/contact' })
    await stopClock(page)
    await link.dispatchEvent('click')
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await region(page, 'USA').dispatchEvent('click')
    await page.clock.runFor(1000)
    expect(page.url()).toBe(`${site.url}/contact`)
  })

  test('decides when a link changes it', async () => {
    const page = await openBoard()
    await (await addLink(page, { href: '/career?region=usa' })).click()
    await eventually(() => titles(page)).toEqual(['CRM Executive', 'Graphic Designer-Intern'])
  })

  test('is the router’s as before: links and Back work after a choice', async () => {
    const page = await openBoard('/contact')
    await markDocument(page)
    await (await addLink(page, { href: '/career' })).click()
    await untilShown(page, heading)
    await region(page, 'USA').check()
    await page.goBack()
    await page.goBack()
    await untilShown(page, site.heading('/contact'))
    await page.goForward()
    await untilShown(page, heading)
    await page.goForward()
    await eventually(() => region(page, 'USA').isChecked()).toBe(true)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('moves neither scroll nor focus when it changes', async () => {
    const page = await openBoard()
    await searchBox(page).fill('exec')
    await scrollTo(page, 300)
    await eventually(() => query(page)).toBe('?search=exec')
    await nextFrames(page)
    expect(await scrollTop(page)).toBe(300)
    expect(await searchBox(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })
})

describe('The open job', () => {
  const isOpen = (page: Page, ...names: string[]) => eventually(() => opened(page)).toEqual(names)
  const topOf = (page: Page, title: string) =>
    card(page, title).evaluate((article) => Math.round(article.getBoundingClientRect().top))

  test.each([
    [
      'a search',
      (page: Page) => searchBox(page).fill('designer'),
      (page: Page) => searchBox(page).fill(''),
      ['UI/UX Designer'],
    ],
    [
      'the other region',
      (page: Page) => region(page, 'USA').check(),
      (page: Page) => region(page, 'India').check(),
      ['CRM Executive', 'Graphic Designer-Intern'],
    ],
  ])('is open when it comes back after %s hid it', async (_, hideIt, bringItBack, others) => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await isOpen(page, 'HR Executive')
    await hideIt(page)
    expect(await titles(page)).toEqual(others)
    await isOpen(page)
    await bringItBack(page)
    await isOpen(page, 'HR Executive')
  })

  test('gives way to one that is opened while it is hidden', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await searchBox(page).fill('designer')
    await view(page, 'UI/UX Designer').click()
    await isOpen(page, 'UI/UX Designer')
    await searchBox(page).fill('')
    await isOpen(page, 'UI/UX Designer')
    expect(await titles(page)).toHaveLength(12)
  })

  test('is in the address with its region, and neither once it is closed', async () => {
    const page = await openBoard('/career?from=mail')
    const entries = await page.evaluate(() => history.length)
    await view(page, 'HR Executive').click()
    await eventually(() => query(page)).toBe('?from=mail&region=india&job=hr-executive')
    await view(page, 'UI/UX Designer').click()
    await eventually(() => query(page)).toBe('?from=mail&region=india&job=uiux-designer')
    await isOpen(page, 'UI/UX Designer')
    await hide(page, 'UI/UX Designer').click()
    await eventually(() => query(page)).toBe('?from=mail')
    await isOpen(page)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test.each([
    ['?job=hr-executive', 'HR Executive', 'India'],
    ['?job=crm-executive', 'CRM Executive', 'USA'],
    ['?region=usa&job=crm-executive&search=crm', 'CRM Executive', 'USA'],
  ] as const)('of a shared link with %s is opened, and in the window', async (shared, title, where) => {
    const page = await openBoard(`/career${shared}`)
    await isOpen(page, title)
    expect(await region(page, where).isChecked()).toBe(true)
    await eventually(() => topOf(page, title)).toBeLessThan(320)
    expect(await topOf(page, title)).toBeGreaterThanOrEqual(64)
    expect(query(page)).toBe(shared)
  })

  test('stays where the visitor left it by a reload', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await isOpen(page, 'HR Executive')
    await scrollTo(page, 200)
    await page.reload()
    await untilHydrated(page)
    await isOpen(page, 'HR Executive')
    expect(await scrollTop(page)).toBe(200)
  })

  test('is open after a visit to another page, whose own top and this one’s are shown', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await card(page, 'HR Executive').getByRole('link', { name: 'Open this job on its own page' }).click()
    await untilShown(page, 'HR Executive')
    await page.goBack()
    await untilShown(page, heading)
    await isOpen(page, 'HR Executive')
    await nextFrames(page)
    expect(await scrollTop(page)).toBe(0)
  })

  test('follows Back and Forward with the region, and nothing moves', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await region(page, 'USA').check()
    await view(page, 'Graphic Designer-Intern').click()
    await eventually(() => query(page)).toBe('?region=usa&job=graphic-designer-intern')
    const top = await scrollTop(page)
    await page.goBack()
    await isOpen(page, 'HR Executive')
    expect(query(page)).toBe('?region=india&job=hr-executive')
    expect(await scrollTop(page)).toBe(top)
    await page.goForward()
    await isOpen(page, 'Graphic Designer-Intern')
    expect(query(page)).toBe('?region=usa&job=graphic-designer-intern')
    expect(await scrollTop(page)).toBe(top)
  })

  test('that there is not leaves all as it is', async () => {
    const page = await openBoard('/career?job=%22%5D%20pilot')
    expect(await titles(page)).toHaveLength(12)
    await isOpen(page)
    expect(await scrollTop(page)).toBe(0)
    await view(page, 'HR Executive').click()
    await eventually(() => query(page)).toBe('?job=hr-executive&region=india')
  })

  test('may be opened and closed by quick clicks', async () => {
    const page = await openBoard()
    const toggle = card(page, 'HR Executive').locator('summary')
    await toggle.dblclick()
    await isOpen(page)
    await toggle.click({ clickCount: 3 })
    await isOpen(page, 'HR Executive')
    await eventually(() => query(page)).toBe('?region=india&job=hr-executive')
  })

  test('opened by the visitor before the script is there outweighs the address', async () => {
    let release = () => {}
    const page = await site.visit('/career?job=uiux-designer', {
      interactive: false,
      prepare: async (starting) => (release = await holdBack(starting, '**/*.js')),
    })
    await isOpen(page)
    await view(page, 'HR Executive').click()
    const top = await scrollTop(page)
    release()
    await untilHydrated(page)
    await isOpen(page, 'HR Executive')
    await eventually(() => query(page)).toBe('?job=hr-executive&region=india')
    expect(await scrollTop(page)).toBe(top)
  })
})

describe("The board's code", () => {
  const chunk = '**/assets/JobBoard-*.js'

  test('is not loaded by other pages', async () => {
    const loaded: string[] = []
    const page = await site.visit('/contact', {
      prepare: async (starting) => void starting.on('request', (request) => loaded.push(request.url())),
    })
    await untilServed(page)
    expect(loaded.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(0)
    expect(loaded.filter((address) => address.includes('JobBoard'))).toEqual([])
  })

  test('comes ahead with the data of a page that is pointed at', async () => {
    const page = await site.visit('/contact')
    const link = await addLink(page, { href: '/career' })
    const [response] = await Promise.all([page.waitForResponse(chunk), link.hover()])
    expect(response.status()).toBe(200)
  })

  test('is there before the page is shown, however slow it is', async () => {
    const page = await site.visit('/contact')
    const release = await holdBack(page, chunk)
    await page.evaluate((name) => {
      const look = () => {
        const arrived = document.querySelector('main h1')?.textContent === name
        if (arrived && !document.querySelector('main article')) Object.assign(window, { hole: true })
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }, heading)
    await (await addLink(page, { href: '/career' })).click()
    await eventually(() => page.getByRole('main').textContent()).toBe('')
    release()
    await untilShown(page, heading)
    await nextFrames(page)
    expect(await titles(page)).toHaveLength(12)
    expect(await page.evaluate(() => 'hole' in window)).toBe(false)
  })

  test('that does not come on the way to the page brings it by a full navigation', async () => {
    const page = await site.visit('/contact')
    // Browsers ask for it once or twice: for the hint to fetch it, and for itself.
    let navigates = false
    page.on('request', (request) => (navigates ||= request.isNavigationRequest()))
    await page.route(chunk, (route) => (navigates ? route.continue() : route.abort()))
    await markDocument(page)
    await (await addLink(page, { href: '/career?region=usa' })).dispatchEvent('click')
    await untilShown(page, heading)
    await untilHydrated(page)
    expect(await isSameDocument(page)).toBe(false)
    await eventually(() => titles(page)).toEqual(['CRM Executive', 'Graphic Designer-Intern'])
  })

  test('that never comes leaves jobs, details and links as they are without script', async () => {
    const page = await site.visit('/career', {
      interactive: false,
      prepare: (starting) => starting.route(chunk, (route) => route.abort()),
    })
    const failed = page.waitForEvent('requestfailed')
    await page.mouse.move(200, 200)
    await failed
    await nextFrames(page)
    await region(page, 'USA').check()
    await view(page, 'Graphic Designer-Intern').click()
    expect(await opened(page)).toEqual(['Graphic Designer-Intern'])
    await page.getByRole('link', { name: 'Open this job on its own page' }).click()
    await untilShown(page, 'Graphic Designer-Intern')
  })
})

describe('Without script', () => {
  test('both regions stand there with their jobs, and there is nothing that does not work', async () => {
    const page = await site.visit('/career', withoutScript)
    expect(await cards(page).count()).toBe(14)
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      '12 open jobs in India',
      '2 open jobs in the USA',
    ])
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('searchbox').count()).toBe(0)
  })

  test('cards open and close, one at a time', async () => {
    const page = await site.visit('/career', withoutScript)
    await view(page, 'HR Executive').click()
    await view(page, 'Graphic Designer-Intern').click()
    expect(await opened(page)).toEqual(['Graphic Designer-Intern'])
    await hide(page, 'Graphic Designer-Intern').click()
    expect(await opened(page)).toEqual([])
  })
})

test('The keyboard alone is enough', async () => {
  const page = await openBoard()
  await region(page, 'India').focus()
  await page.keyboard.press('ArrowRight')
  expect(await region(page, 'USA').isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('graphic')
  expect(await titles(page)).toEqual(['Graphic Designer-Intern'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await opened(page)).toEqual(['Graphic Designer-Intern'])
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Apply Now (opens in a new tab)')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Open this job on its own page')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  expect(await opened(page)).toEqual([])
})

describe.each([390, 1440])('At %i pixels', (width) => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const viewport = { width, height: 800 }

  test('every control can be hit: at least 44 pixels high and wide', async () => {
    const page = await openBoard('/career', { viewport })
    await view(page, 'HR Executive').click()
    const targets = [
      region(page, 'India'),
      region(page, 'USA'),
      searchBox(page),
      hide(page, 'HR Executive').locator('..'),
      view(page, 'UI/UX Designer').locator('..'),
      page.getByRole('link', { name: 'Apply Now' }),
      page.getByRole('link', { name: 'Open this job on its own page' }),
    ]
    const sizes = await Promise.all(targets.map((target) => target.boundingBox()))
    expect(sizes.map((size) => Math.min(size?.width ?? 0, size?.height ?? 0) >= 44)).toEqual(targets.map(() => true))
  })

  test.each([
    ['with an open card', async (page: Page) => view(page, 'WordPress Developer', 'Internship').click()],
    ['with nothing found', async (page: Page) => searchBox(page).fill('pilot')],
  ])('axe finds nothing %s, and nothing is cut off', async (_, act) => {
    const page = await openBoard('/career', { viewport, bypassCSP: true, reducedMotion: 'reduce' })
    await act(page)
    await page.evaluate(axe)
    const { violations }: AxeResults = await page.evaluate('axe.run("main")')
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('details are in one column or in two', async () => {
    const page = await openBoard('/career', { viewport, reducedMotion: 'reduce' })
    await view(page, 'HR Executive').click()
    const [first, second] = await card(page, 'HR Executive').getByRole('heading', { level: 5 }).all()
    const [one, two] = [await first?.boundingBox(), await second?.boundingBox()]
    expect(one?.y === two?.y).toBe(width === 1440)
  })
})

describe("A job's own page", () => {
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
    expect(await day.getAttribute('datetime')).toBe('2027-01-31')
  })

  test('has the same groups as the card', async () => {
    const page = await site.visit('/career/intern-wordpress-developer')
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual([
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
    expect(await page.getByText('This job closed on October 31, 2026.').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: /Apply/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'See the open jobs' }).click()
    await untilShown(page, heading)
    expect(await titles(page)).not.toContain('Accountant')
  })
})
