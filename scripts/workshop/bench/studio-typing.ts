import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Frame, Page } from 'playwright'
import { withServer } from './with-server'

/** Milliseconds from each key to the letter on screen, in the page that is shown. */
export type TypingTimes = Record<'in the form' | 'on the page', number[]>

/** Of a paragraph in the midst of others. */
const manyWords = /.{120}/

/** As fast as people type who type fast. */
const pause = 110

/**
 * Types in `npm run studio`: in the form of a page's first section, and in a paragraph of the page itself.
 * @param pages a folder of documents, of which one is changed and set right again
 * @param document a page in it, such as contact.json @param keys how many are pressed in each
 */
export async function studioTyping(pages: string, document: string, keys: number): Promise<TypingTimes> {
  const file = path.join(pages, document)
  const text = readFileSync(file, 'utf8')
  return withServer('studio', pages, async ({ page, address }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${address}?page=/${document.replace(/\.json$/, '')}`)
    const shown = await pageIn(page)
    await page.getByRole('navigation').getByRole('button').first().click()
    await page.getByRole('complementary').getByLabel('Heading', { exact: true }).focus()
    const inForm = await type(page, shown, keys)
    const paragraphs = shown.locator('main p').filter({ hasText: manyWords })
    await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
    await shown.locator('[contenteditable]:focus').waitFor()
    return { 'in the form': inForm, 'on the page': await type(page, shown, keys) }
  }).finally(() => writeFileSync(file, text))
}

/** The frame with the page, once it is drawn by its own script. */
async function pageIn(page: Page): Promise<Frame> {
  const frame = await page.locator('iframe').elementHandle()
  const shown = await frame?.contentFrame()
  if (!shown) throw new Error('The studio shows no page.')
  await shown.locator('h1').waitFor()
  await shown.locator('#first-view').waitFor({ state: 'detached' })
  return shown
}

async function type(page: Page, shown: Frame, keys: number): Promise<number[]> {
  const times: number[] = []
  for (let key = 0; key < keys; key++) {
    const painted = shown.evaluate(untilPainted)
    await page.waitForTimeout(pause)
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    times.push(await painted)
  }
  return times
}

/** Runs in the page: from the next key, in it or in the window around it, to the frame in which the page has changed. */
function untilPainted(): Promise<number> {
  const words = () => document.querySelector('main')?.textContent
  let before = words()
  const now = () => performance.timeOrigin + performance.now()
  const ended = new AbortController()
  let pressed = 0
  for (const view of [window, window.parent])
    view.addEventListener('keydown', ({ timeStamp }) => (pressed = view.performance.timeOrigin + timeStamp), {
      capture: true,
      signal: ended.signal,
    })
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      // What is drawn of its own accord is no answer to a key.
      if (!pressed) before = words()
      if (words() === before) return
      observer.disconnect()
      ended.abort()
      // A message sent in a frame comes once that frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(now() - pressed))
      port1.start()
      requestAnimationFrame(() => port2.postMessage(''))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
