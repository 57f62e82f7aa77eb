import { spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumArguments, findChromium } from '../setup/chromium'

const name = 'contact.json'

/**
 * Saves a document several times in `npm run dev` and looks when its page, open in a browser, shows it.
 * @param folder an empty one, for a copy of the pages
 * @returns by what was saved, the milliseconds from each save until the words are in the next frame
 */
export async function live(folder: string, saves: number): Promise<Record<'words' | 'a mistake', number[]>> {
  const pages = path.join(folder, 'live')
  cpSync('pages-json', pages, { recursive: true })
  const file = path.join(pages, name)
  const text = readFileSync(file, 'utf8')
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--pages', pages])
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage()
    await page.goto(`${await addressOf(server.stdout)}contact`)
    const times = async (what: string, saved: (words: string) => string) => {
      const all: number[] = []
      for (let i = 0; i < saves; i++) {
        const words = `Saved ${what} ${i}`
        all.push(await untilShown(page, words, () => writeFileSync(file, saved(words))))
      }
      return all
    }
    return {
      words: await times('heading', (words) => text.replace(/("heading": )"[^"]*"/, `$1"${words}"`)),
      'a mistake': await times('mistake', (words) => text.replace(/("heading": )/, `"${words}": 1, $1`)),
    }
  } finally {
    await browser.close()
    server.kill()
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let printed = ''
  for await (const part of output) {
    printed += String(part)
    const [, address] = /Open (\S+)/.exec(printed) ?? []
    if (address) return address
  }
  throw new Error(`npm run dev ended: ${printed}`)
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
