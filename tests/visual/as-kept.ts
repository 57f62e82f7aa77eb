import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { artists, beginRun, type Pictures } from '../../scripts/workshop/guide/pictures'
import { compare } from './compare'

/** How strictly two pictures of the same artist are compared. The same Chromium draws the same pixels. */
export const strict = { threshold: 0.02, most: 0.00002 }
/** Another one smooths letters and places them anew: only layout can be held. */
const lenient = { threshold: 0.1, most: 0.03 }

/** Who draws the letters in a browser: the same on the same system draws them alike. */
function artistOf(browser: Browser): string {
  return `Chromium ${browser.version().split('.')[0] ?? ''} on ${process.platform}`
}

/** One run of tests that compares what it sees with what was kept. Only what differs is left for `npm run keep`. */
export class Run {
  readonly #pictures: Pictures
  readonly #artist: string
  readonly #artists = artists()

  constructor(pictures: Pictures, browser: Browser) {
    this.#pictures = pictures
    this.#artist = artistOf(browser)
    beginRun(pictures, this.#artist)
  }

  /** What is wrong with a picture, and what to do; undefined where it is as it was kept. @param name such as cta-390 */
  async complaint(name: string, picture: Buffer): Promise<string | undefined> {
    const { seen, kept } = this.#pictures
    const hint = `Look at ${seen}/${name}.webp. If that is how it shall look: npm run keep`
    writeFileSync(`${seen}/${name}.webp`, picture)
    if (!existsSync(`${kept}/${name}.webp`)) return `There is no picture ${name} yet. ${hint}`
    const { threshold, most } = this.#artists[name] === this.#artist ? strict : lenient
    const { share, difference } = await compare(picture, readFileSync(`${kept}/${name}.webp`), threshold)
    if (share <= most) {
      for (const file of [`${name}.webp`, `${name}-difference.png`]) rmSync(`${seen}/${file}`, { force: true })
      return undefined
    }
    writeFileSync(`${seen}/${name}-difference.png`, difference)
    return `${name} differs in ${(share * 100).toFixed(3)}% of its pixels. ${hint}`
  }
}
