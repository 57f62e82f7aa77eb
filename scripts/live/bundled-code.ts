import { existsSync } from 'node:fs'
import { bundlesMade, versions, versionsAtFirst, type Bundles } from '../engine/render/bundles'
import { appMade, makeApp } from './app-bundle'

/** What is bundled of the site's code, by earlier commands and for later ones; nothing any more once that changes. */
export class BundledCode {
  #site: Bundles | undefined
  #app: string | undefined
  #isChanged = false
  #isGiven = false
  #prepared: Promise<void> | undefined

  /** The site as it is built, if a build was made. */
  get site(): Bundles | undefined {
    return this.#isChanged ? undefined : (this.#site ??= bundlesMade(versionsAtFirst()))
  }

  /** The folder of the app, for pages that are open in a browser. Whoever empties the cache meanwhile gets the modules. */
  get app(): string | undefined {
    const app = this.#isChanged ? undefined : (this.#app ??= appMade(versionsAtFirst()))
    const isThere = app !== undefined && existsSync(app)
    this.#isGiven ||= isThere
    return isThere ? app : undefined
  }

  /** Takes note that the code changes: from now on Vite gives its modules. @returns whether pages have what was bundled */
  change(): boolean {
    const isNews = !this.#isChanged
    this.#isChanged = true
    return isNews && this.#isGiven
  }

  /** Whether the code is another than it was at first: what changed before it was watched nobody has told. */
  isOutdated(): boolean {
    if (this.#isChanged) return false
    try {
      return versions().assets !== versionsAtFirst().assets
    } catch {
      // A file is gone since it was listed.
      return true
    }
  }

  /** Makes the app once, for pages that are opened later. */
  prepare(): Promise<void> {
    // Where its code fails, or changes meanwhile, its modules say so, or show it.
    return (this.#prepared ??= this.#prepare().catch(() => {}))
  }

  async #prepare(): Promise<void> {
    if (!this.#isChanged) this.#app = await makeApp(versionsAtFirst())
  }
}
