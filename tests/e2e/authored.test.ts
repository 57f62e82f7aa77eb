import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { captions, pdf } from '../../scripts/engine/check/example-attachments'
import { photo } from '../../scripts/engine/check/example-pictures'
import { deep } from '../depth'
import { sharedSite, test } from './site'

const address = '/what-authors-put-there'
const image = { src: 'wall.png', alt: 'A wall with cards.' }
const answer = 'Two days for a copy, a day for the trial.'

const document = {
  title: 'What authors put there',
  description: 'A page with everything that authors put into folders of their own.',
  sections: [
    { type: 'hero', heading: 'What authors put there' },
    { type: 'picture', heading: 'On the right', text: ['Words.'], image },
    { type: 'picture', heading: 'On the left', text: ['Words.'], image, caption: 'A made-up wall.' },
    {
      type: 'video',
      heading: 'A trial move',
      video: { src: 'move.webm', captions: 'move.vtt', poster: 'wall.png' },
    },
    {
      type: 'questions',
      heading: 'Before you ask',
      questions: [
        { question: 'How long does a move take?', answer: [answer] },
        { question: 'Can we stop?', answer: ['Yes.'] },
      ],
    },
    {
      type: 'downloads',
      heading: 'To take with you',
      files: [{ src: 'Checklist.pdf', title: 'Checklist', description: 'What to settle before a move.' }],
    },
    { type: 'cta', heading: 'Start', button: { label: 'Contact Us', path: '/contact' } },
  ],
}

const site = sharedSite('with what authors put there', ({ pages }) => {
  const files = {
    [`${address.slice(1)}.json`]: JSON.stringify(document),
    '_images/wall.png': photo,
    '_videos/move.webm': readFileSync('tests/e2e/move.webm'),
    '_videos/move.vtt': captions,
    '_files/Checklist.pdf': pdf,
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(pages, file)), { recursive: true })
    writeFileSync(path.join(pages, file), content)
  }
})

const withoutScript = { javaScriptEnabled: false, interactive: false }

/** What of the site's own is asked for from now on, by its folder. */
function asked(page: Page, folder: string): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(`/${folder}/`)) found.push(path.extname(pathname))
  })
  return found
}

test.describe('A video', () => {
  test('is not loaded before somebody plays it, nor are its captions', async () => {
    let loaded: string[] = []
    const page = await site.visitHydrated(address, {
      prepare: async (opened) => void (loaded = asked(opened, 'videos')),
    })
    await page.locator('video').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
  })

  test('has its still, its name, and its length and size in words', async () => {
    const page = await site.look(address)
    const video = page.getByRole('main').locator('video')
    await expect(video).toHaveAttribute('poster', /^\/images\/wall-[0-9a-f]{8}\.jpg$/)
    await expect(video).toHaveAccessibleName('A trial move')
    await expect(video).toHaveAccessibleDescription('1 second, 1 kB, with captions')
    await expect(page.getByText('1 second, 1 kB, with captions')).toBeVisible()
  })

  test('plays, and shows its captions to who turns them on', async () => {
    const page = await site.visitHydrated(address)
    const shown = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      const [track] = video.textTracks
      if (track) track.mode = 'showing'
      await video.play()
      const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }))
      await ended
      return { seconds: Math.round(video.duration), cues: track?.cues?.length, language: track?.language }
    })
    expect(shown).toEqual({ seconds: 1, cues: 1, language: 'en' })
  })

  test('can be played without script', deep, async () => {
    const page = await site.visit(address, withoutScript)
    const loaded = asked(page, 'videos')
    const box = await page.locator('video').boundingBox()
    await page.locator('video').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => loaded).toContain('.webm')
    expect(box?.width).toBeGreaterThan(200)
  })

  test('keeps its place: nothing moves as it starts', deep, async () => {
    const page = await site.visitHydrated(address)
    const heightOf = () => page.locator('video').evaluate((video) => video.getBoundingClientRect().height)
    const before = await heightOf()
    await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
    })
    expect(await heightOf()).toBe(before)
  })
})

test.describe('A picture with words', () => {
  test('stands on the right, and the next one on the left', async () => {
    const page = await site.look(address, { viewport: { width: 1440, height: 900 } })
    const sides = await page
      .locator('main figure img')
      .evaluateAll((images) => images.map((each) => each.getBoundingClientRect().left > innerWidth / 3))
    expect(sides).toEqual([true, false])
  })

  test('stands above its words on a phone', async () => {
    const page = await site.look(address, { viewport: { width: 390, height: 844 } })
    const [picture, heading] = await Promise.all([
      page.locator('main figure img').first().boundingBox(),
      page.getByRole('heading', { name: 'On the right' }).boundingBox(),
    ])
    expect(picture?.y).toBeLessThan(heading?.y ?? 0)
  })
})

test.describe('An answer', () => {
  test('is closed at first, and opens without script', async () => {
    const page = await site.visit(address, withoutScript)
    await expect(page.getByText(answer)).toBeHidden()
    await page.getByText('How long does a move take?').click()
    await expect(page.getByText(answer)).toBeVisible()
  })

  test('opens by keyboard', deep, async () => {
    const page = await site.visitHydrated(address)
    await page.locator('summary', { hasText: 'How long' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(answer)).toBeVisible()
  })

  test('that is searched for opens', async () => {
    const page = await site.visit(`${address}#:~:text=${encodeURIComponent(answer)}`, withoutScript)
    await expect(page.getByText(answer)).toBeVisible()
  })

  test('is on paper, open or not', async () => {
    const page = await site.visitHydrated(address)
    await page.emulateMedia({ media: 'print' })
    const height = await page.getByText(answer).evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(10)
  })
})

test('A file for download is saved under the name that its author gave it', async () => {
  const page = await site.visitHydrated(address)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Checklist' }).click()
  expect((await download).suggestedFilename()).toBe('Checklist.pdf')
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(pdf)
})

test('Nothing of it violates the policy of the site', async () => {
  const complaints: string[] = []
  const page = await site.visitHydrated(address, {
    prepare: async (opened) => void opened.on('console', (message) => complaints.push(message.text())),
  })
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  expect(complaints.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([])
})
