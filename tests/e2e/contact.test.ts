import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { siteAsItIs, test } from './site'
import { eventually, untilHydrated, untilShown } from './waits'

const site = siteAsItIs()

const toContact = (page: Page) => page.getByRole('main').locator('a[href="/contact"]').first()
const mail = (page: Page) => page.getByRole('link', { name: 'Open in your mail program' })
const letter = (page: Page) => page.locator('#your-message')

/** What a mail program is handed. */
async function message(page: Page): Promise<{ to: string; subject: string | null; body: string }> {
  const { pathname, searchParams } = new URL((await mail(page).getAttribute('href')) ?? '')
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') ?? '' }
}
const subject = async (page: Page) => (await message(page)).subject

/** Comes to the contact page by a button of another page. */
async function comeFrom(path: string): Promise<Page> {
  const page = await site.visit(path)
  await toContact(page).click()
  await untilShown(page, site.heading('/contact'))
  return page
}

test.describe('On the contact page, who comes from a service', () => {
  test('finds a message begun about it, with its parts and the questions of its group', async () => {
    const page = await comeFrom('/services/uiux')
    await eventually(() => subject(page)).toBe('UI/UX design')
    const { to, body } = await message(page)
    expect(to).toMatch(/^[^@]+@[^@]+$/)
    expect(body.split('\r\n').filter(Boolean)).toEqual([
      'This is about: UI/UX design',
      site.data('/services/uiux').canonical,
      'Which of these? Delete the others.',
      ...site
        .data('/services/uiux')
        .sections.flatMap((section) =>
          section.type === 'cardGrid' ? section.cards.map(({ title }) => `- ${title}`) : [],
        )
        .slice(0, 5),
      'Who is it for, and what should they do or understand?',
      'What is there already: a product, a brand, guidelines, content?',
      'Where will it be used: web, app, print, video, game?',
      'By when, and what happens on that date?',
    ])
  })

  test('reads on the page what the mail program will show', async () => {
    const page = await comeFrom('/services/uiux')
    await eventually(() => subject(page)).toBe('UI/UX design')
    const { body } = await message(page)
    for (const line of body.split('\r\n').filter(Boolean)) await expect(letter(page)).toContainText(line)
  })

  test('is told so, and can write about something else', async () => {
    const page = await comeFrom('/services/uiux')
    await expect(letter(page).getByRole('status').first()).toHaveText(/^You came from UI\/UX design, so these are its/)
    await page.getByRole('button', { name: 'Write about something else' }).click()
    await eventually(() => subject(page)).toBe('New inquiry')
    await expect(letter(page).getByRole('status').first()).toHaveText('These questions fit any subject.')
  })

  test('can come back to it, and the focus stays on the button meanwhile', async () => {
    const page = await comeFrom('/services/uiux')
    await page.getByRole('button', { name: 'Write about something else' }).press('Enter')
    const back = page.getByRole('button', { name: 'Write about UI/UX design' })
    await expect(back).toBeFocused()
    await back.press('Enter')
    await eventually(() => subject(page)).toBe('UI/UX design')
    await expect(page.getByRole('button', { name: 'Write about something else' })).toBeFocused()
  })

  test("finds another group's questions coming from there", async () => {
    const page = await comeFrom('/services/dataandai')
    await eventually(async () => (await message(page)).body).toContain('Where does the data lie')
  })

  test('finds it after a reload, too, and after Back and Forward', async () => {
    const page = await comeFrom('/services/testing')
    const begun = await (async () => {
      await eventually(() => subject(page)).not.toBe('New inquiry')
      return message(page)
    })()
    await page.reload()
    await untilHydrated(page)
    await eventually(() => message(page)).toEqual(begun)
    await page.goBack()
    await untilShown(page, site.heading('/services/testing'))
    await page.goForward()
    await untilShown(page, site.heading('/contact'))
    await eventually(() => message(page)).toEqual(begun)
  })

  test('finds it where the link was followed before the script was there', async () => {
    const page = await site.visit('/about')
    await page.goto('/contact', { referer: new URL('/services/uiux', site.url).href })
    await untilHydrated(page)
    await eventually(() => subject(page)).toBe('UI/UX design')
  })
})

test.describe('On the contact page, a message about nothing yet is there for who comes', () => {
  for (const from of ['/', '/about', '/services'])
    test(`from ${from}`, from === '/' ? {} : deep, async () => {
      const page = await comeFrom(from)
      await untilHydrated(page)
      await eventually(() => subject(page)).toBe('New inquiry')
    })

  test('from nowhere', async () => {
    const page = await site.visitHydrated('/contact')
    expect(await subject(page)).toBe('New inquiry')
  })

  test('from another website', async () => {
    const page = await site.visit('/about')
    await page.goto('/contact', { referer: 'https://elsewhere.test/services/uiux' })
    await untilHydrated(page)
    expect(await subject(page)).toBe('New inquiry')
  })

  test('from a page that is gone', deep, async () => {
    const page = await site.visit('/about')
    await page.goto('/contact', { referer: new URL('/services/gone', site.url).href })
    await untilHydrated(page)
    expect(await subject(page)).toBe('New inquiry')
  })
})

test('A message can be copied, with whom it is for and its subject', async () => {
  const page = await site.visit('/services/uiux', { permissions: ['clipboard-read', 'clipboard-write'] })
  await toContact(page).click()
  await eventually(() => subject(page)).toBe('UI/UX design')
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const { to, body } = await message(page)
  expect(copied.replaceAll('\r', '')).toBe(`To: ${to}\nSubject: UI/UX design\n\n${body.replaceAll('\r', '')}`)
})

test('Where the browser does not let a message be copied, it says what to do', async () => {
  const page = await site.visitHydrated('/contact', {
    prepare: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined, configurable: true }),
      ),
  })
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Your browser did not allow it. Mark the text and copy it.')).toBeVisible()
})

test('Nothing is submitted: a message is put together without a request that carries anything', async () => {
  const sent: string[] = []
  const page = await site.visit('/services/uiux', {
    prepare: async (opened) =>
      void opened.on('request', (request) => {
        if (request.method() !== 'GET' || request.postData() !== null || request.url().includes('?'))
          sent.push(request.url())
      }),
  })
  await toContact(page).click()
  await eventually(() => subject(page)).toBe('UI/UX design')
  await page.getByRole('button', { name: 'Copy the message' }).click()
  expect(sent).toEqual([])
  await expect(page.locator('form')).toHaveCount(0)
})

test('The mail program is opened by keyboard as well as by pointer: everything has its place in the order', async () => {
  const page = await comeFrom('/services/uiux')
  await expect(page.getByRole('button', { name: 'Write about something else' })).toBeVisible()
  await page.getByRole('button', { name: 'Write about something else' }).focus()
  const names: (string | null)[] = []
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? null))
  }
  expect(names).toEqual(['Open in your mail program', 'Copy the message'])
})
