import { dataAddress, shellAddress } from '../page/route'
import type { Page, Site } from '../page/page.generated'
import { PageLoadError } from './recovery'
import { isPage, isShell, type FirstData } from './shape'

/** Fetches the shell's data. @param name the build's name for it, from the page's data */
export async function loadShell(name: string): Promise<Site> {
  const response = await fetch(shellAddress(name))
  if (!response.ok) throw new Error(`Shell data answered ${response.status}`)
  const shell: unknown = await response.json()
  if (!isShell(shell)) throw new Error('It is not the shell')
  return shell
}

/** The pages of a visit: each is fetched once, together with the code it needs. */
export class Pages {
  readonly #pages = new Map<string, Promise<Page>>()
  readonly #loadCode: (page: Page) => Promise<void>
  /** The shell data this visit runs with. */
  #shell: string

  /**
   * @param path the address this visit began with @param first what came with its HTML
   * @param loadCode fetches the code a page needs beyond what is there
   */
  constructor(path: string, first: FirstData, loadCode: (page: Page) => Promise<void>) {
    this.#loadCode = loadCode
    this.#shell = first.site
    if (isPage(first)) this.#keep(path, this.#withCode(first))
  }

  /**
   * Gives a page's data.
   * @throws PageLoadError if it does not come, is not a page's data (a host's error page, say), or belongs to another
   * deployment than the one this visit began with
   */
  load(path: string): Promise<Page> {
    return this.#pages.get(path) ?? this.#keep(path, this.#fetch(path))
  }

  has(path: string): boolean {
    return this.#pages.has(path)
  }

  /** Forgets every page and fetches one anew: live authoring has saved a document, which may change any page. */
  async fetchAgain(path: string): Promise<Page | undefined> {
    const response = await fetch(dataAddress(path))
    const data: unknown = response.ok ? await response.json() : undefined
    if (!isPage(data)) return undefined
    const page = await this.#withCode(data)
    this.#pages.clear()
    this.#shell = page.site
    this.#pages.set(path, Promise.resolve(page))
    return page
  }

  /** A failure is not kept: the next click tries again. */
  #keep(path: string, loading: Promise<Page>): Promise<Page> {
    this.#pages.set(path, loading)
    loading.catch(() => this.#pages.delete(path))
    return loading
  }

  async #fetch(path: string): Promise<Page> {
    try {
      const response = await fetch(dataAddress(path))
      if (!response.ok) throw new Error(`It answered ${response.status}`)
      if (!response.headers.get('content-type')?.includes('json')) throw new Error('It is not data')
      const data: unknown = await response.json()
      if (!isPage(data)) throw new Error('It is not a page')
      if (data.site !== this.#shell) throw new Error('It belongs to another deployment')
      return await this.#withCode(data)
    } catch (cause) {
      throw new PageLoadError(path, cause)
    }
  }

  async #withCode(page: Page): Promise<Page> {
    await this.#loadCode(page)
    return page
  }
}
