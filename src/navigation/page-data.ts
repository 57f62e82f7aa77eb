import { dataAddress, shellAddress } from '../page/route'
import type { Page, Site } from '../page/page.generated'
import { PageLoadError } from './recovery'
import { isPage, isShell, type FirstData } from './shape'

/** Fetches the shell's data. @param name the build's name for it, from the page's data */
export async function loadShell(name: string): Promise<Site> {
  const shell = await fetchData(shellAddress(name))
  if (!isShell(shell)) throw new Error('It is no shell')
  return shell
}

/** What is at an address; false where that is an error. */
async function fetchData(address: string): Promise<unknown> {
  const response = await fetch(address)
  return response.ok && response.json()
}

/** The pages of a visit: each is fetched once, together with the code it needs. */
export interface Pages {
  /**
   * Gives a page's data.
   * @throws PageLoadError if it does not come, is not a page's data (a host's error page, say), or belongs to another
   * deployment than the one this visit began with
   */
  load: (path: string) => Promise<Page>
  has: (path: string) => boolean
  /** Forgets every page and fetches one anew: live authoring has saved a document, which may change any page. */
  fetchAgain: (path: string) => Promise<Page | undefined>
}

/**
 * The pages of a visit that begins.
 * @param path the address it begins with @param first what came with its HTML
 * @param loadCode fetches the code a page needs beyond what is there
 */
export function pagesFrom(path: string, first: FirstData, loadCode: (page: Page) => Promise<void>): Pages {
  const pages = new Map<string, Promise<Page>>()
  /** The shell data this visit runs with. */
  let shell = first.site
  if (isPage(first)) keep(path, withCode(first))
  return {
    load: (path) => pages.get(path) ?? keep(path, fetchPage(path)),
    has: (path) => pages.has(path),
    async fetchAgain(path) {
      const data = await fetchData(dataAddress(path))
      if (!isPage(data)) return undefined
      await loadCode(data)
      pages.clear()
      shell = data.site
      return keep(path, withCode(data))
    },
  }

  /** A failure is not kept: the next click tries again. */
  function keep(path: string, loading: Promise<Page>): Promise<Page> {
    pages.set(path, loading)
    loading.catch(() => pages.delete(path))
    return loading
  }

  async function fetchPage(path: string): Promise<Page> {
    try {
      const data = await fetchData(dataAddress(path))
      if (!isPage(data)) throw new Error('It is no page')
      if (data.site !== shell) throw new Error('It belongs to another deployment')
      return await withCode(data)
    } catch (cause) {
      throw new PageLoadError(path, cause)
    }
  }

  async function withCode(page: Page): Promise<Page> {
    await loadCode(page)
    return page
  }
}
