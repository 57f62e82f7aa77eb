import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { startChromium } from '../setup/chromium'
import { addressOf } from './address'

/**
 * Milliseconds: from the start of the server until its first page is seen, and from each save until that is. The first
 * words are saved while all other documents are still being read.
 */
export type LiveTimes = Record<'first page' | 'first words' | 'words' | 'a mistake', number[]>

/**
 * Saves a document several times in `npm run dev` and looks when its page, open in a browser, shows it.
 * @param pages a folder of documents, of which one is changed and set right again
 * @param document a page in it, such as contact.json @param saves of words, and of a mistake
 */
export async function live(pages: string, document: string, saves: number): Promise<LiveTimes> {
  const file = path.join(pages, document)
  const text = readFileSync(file, 'utf8')
  // Authors have theirs open.
  const browser = await startChromium()
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const started = Date.now()
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--pages', pages])
  try {
    // It is seen long before all of its code is there.
    await page.goto(`${await addressOf(server.stdout)}${document.replace(/\.json$/, '')}`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    const firstPage = Date.now() - started
    const save = (words: string, saved: string) => untilShown(page, words, () => writeFileSync(file, saved))
    const withHeading = (words: string) => text.replace(/("heading": )"[^"]*"/, `$1"${words}"`)
    const withMistake = (words: string) => text.replace(/("heading": )/, `"${words}": 1, $1`)
    const first = await save('Saved at once', withHeading('Saved at once'))
    const times = async (what: string, saved: (words: string) => string) => {
      const all: number[] = []
      for (let i = 0; i < saves; i++) {
        const words = `Saved ${what} ${i}`
        // As people save: what the last save means for all pages is known by now.
        await setTimeout(1000)
        all.push(await save(words, saved(words)))
      }
      return all
    }
    // All documents are read by then.
    await setTimeout(10 * firstPage)
    return {
      'first page': [firstPage],
      'first words': [first],
      words: await times('heading', withHeading),
      'a mistake': await times('mistake', withMistake),
    }
  } finally {
    writeFileSync(file, text)
    await browser.close()
    server.kill()
  }
}

async function untilShown(page: Page, words: string, save: () => void): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.body.textContent.includes(wanted)) requestAnimationFrame(() => resolve(Date.now()))
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    words,
  )
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const saved = Date.now()
  save()
  return (await shown) - saved
}
