import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { withServer } from './with-server'

/** What is waited for from the start of the server: a page, and what is wrong in another document than that page's. */
type Started = Record<'first page' | 'full verdict', number[]>

/** Milliseconds, of a start with nothing known of the documents and of one more, and from each save until that is seen. */
export type LiveTimes = Started &
  Record<'first page once more' | 'full verdict once more' | 'first words' | 'words' | 'a mistake', number[]>

/**
 * Saves a document several times in `npm run dev` and looks when its page, open in a browser, shows it.
 * @param pages a folder of documents, of which one is changed and set right again
 * @param document a page in it, such as contact.json @param saves of words, and of a mistake
 */
export async function live(pages: string, document: string, saves: number): Promise<LiveTimes> {
  const first = await start(pages, document)
  const second = await start(pages, document)
  const again = { 'first page once more': second['first page'], 'full verdict once more': second['full verdict'] }
  return { ...first, ...again, ...(await save(pages, document, saves)) }
}

async function start(pages: string, document: string): Promise<Started> {
  const wrong = path.join(pages, 'wrong-elsewhere.json')
  writeFileSync(wrong, '{ "title": 1 }')
  try {
    return await openedPage(pages, document, async ({ page, started, firstPage }) => {
      await page.waitForFunction((name) => window.document.body.textContent.includes(name), path.basename(wrong))
      const fullVerdict = Date.now() - started
      // Nobody ends it in the same second, in which it keeps what it read, and bundles code that has changed.
      await setTimeout(4000)
      return { 'first page': [firstPage], 'full verdict': [fullVerdict] }
    })
  } finally {
    rmSync(wrong)
  }
}

/** The first words are saved as soon as the page is there, while its app is still on its way. */
function save(pages: string, document: string, saves: number) {
  const file = path.join(pages, document)
  const text = readFileSync(file, 'utf8')
  return openedPage(pages, document, async ({ page, firstPage }) => {
    const seen = (words: string, saved: string) => untilShown(page, words, () => writeFileSync(file, saved))
    const withHeading = (words: string) => text.replace(/("heading": )"[^"]*"/, `$1"${words}"`)
    const withMistake = (words: string) => text.replace(/("heading": )/, `"${words}": 1, $1`)
    const first = await seen('Saved at once', withHeading('Saved at once'))
    const times = async (what: string, saved: (words: string) => string) => {
      const all: number[] = []
      for (let i = 0; i < saves; i++) {
        const words = `Saved ${what} ${i}`
        // As people save: what the last save means for all pages is known by now.
        await setTimeout(1000)
        all.push(await seen(words, saved(words)))
      }
      return all
    }
    // All documents are read by then.
    await setTimeout(10 * firstPage)
    return {
      'first words': [first],
      words: await times('heading', withHeading),
      'a mistake': await times('mistake', withMistake),
    }
  }).finally(() => writeFileSync(file, text))
}

/** A document's page in `npm run dev`, and how long it took from the start of the server until it was seen. */
interface OpenedPage {
  page: Page
  started: number
  firstPage: number
}

function openedPage<T>(pages: string, document: string, use: (opened: OpenedPage) => Promise<T>): Promise<T> {
  return withServer('dev', pages, async ({ page, address, started }) => {
    // It is seen long before all of its code is there.
    await page.goto(`${address}${document.replace(/\.json$/, '')}`, { waitUntil: 'commit' })
    return use({ page, started, firstPage: (await page.evaluate(firstPainted)) - started })
  })
}

/** When the page that is open was first seen, by its own clock, in milliseconds since 1970. */
function firstPainted(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
        resolve(performance.timeOrigin + startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}

async function untilShown(page: Page, words: string, save: () => void): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return
          // One that stays would look at each later change as well.
          observer.disconnect()
          // A message sent in a frame comes once that frame is drawn.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(Date.now()))
          port1.start()
          requestAnimationFrame(() => port2.postMessage(''))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    words,
  )
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const saved = Date.now()
  save()
  return (await shown) - saved
}
