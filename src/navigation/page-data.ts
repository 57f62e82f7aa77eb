import type { Page, Site } from '../page/page.generated'
import { aheadAddress, dataAddress, shellAddress } from '../page/route'
import { PageLoadError } from './recovery'
import { arePages, isPage, isShell, type FirstData } from './shape'

/** Fetches the shell's data. @param name the build's name for it, from the page's data */
export function loadShell(name: string): Promise<Site> {
  return fetchData(shellAddress(name), isShell)
}

/** Fetches a page's data. @throws if there is no page at the path */
export function fetchPageData(path: string): Promise<Page> {
  return fetchData(dataAddress(path), isPage)
}

/** @throws if there is nothing at the address, or something else */
async function fetchData<Data>(address: string, isRight: (data: unknown) => data is Data): Promise<Data> {
  const response = await fetch(address)
  const data: unknown = response.ok && (await response.json())
  if (!isRight(data)) throw new Error(address)
  return data
}

async function orLoadError<Result>(path: string, load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch (cause) {
    throw new PageLoadError(path, cause)
  }
}

/** The pages of a visit: each is fetched once, together with the code it needs. */
export interface Pages {
  /**
   * Gives a page's data.
   * @throws PageLoadError if it does not come, is not a page's data (a host's error page, say), or belongs to another
   * deployment than the one this visit began with
   */
  load: (path: string) => Promise<Page>
  /** The page's data, if all of it is here: it can be shown at once. */
  ready: (path: string) => Page | undefined
  has: (path: string) => boolean
  /**
   * Fetches the pages that the site names, in one file.
   * @throws PageLoadError as `load` does
   */
  loadNamed: () => Promise<void>
  /**
   * Forgets every page and fetches one anew: live authoring has saved a document, which may change any page.
   * @param made the page, where it is here already
   */
  fetchAgain: (path: string, made?: Page) => Promise<Page | undefined>
}

/**
 * The pages of a visit that begins.
 * @param path the address it begins with @param first what came with its HTML
 * @param loadCode fetches the code a page needs beyond what is there
 */
export function pagesFrom(path: string, first: FirstData, loadCode: (page: Page) => Promise<void>): Pages {
  const pages = new Map<string, Promise<Page>>()
  const ready = new Map<string, Page>()
  /** The shell data this visit runs with. */
  let shell = first.site
  if (isPage(first)) keep(path, withCode(first))
  return {
    load: (path) => pages.get(path) ?? keep(path, fetchPage(path)),
    ready: (path) => ready.get(path),
    has: (path) => pages.has(path),
    loadNamed: () => orLoadError(aheadAddress, loadNamed),
    async fetchAgain(path, made) {
      const data = made ?? (await fetchPageData(path).catch(() => undefined))
      if (!data) return undefined
      await loadCode(data)
      pages.clear()
      ready.clear()
      shell = data.site
      return keep(path, withCode(data))
    },
  }

  /** A failure is not kept: the next click tries again. */
  function keep(path: string, loading: Promise<Page>): Promise<Page> {
    pages.set(path, loading)
    loading.then(
      (page) => pages.get(path) === loading && ready.set(path, page),
      () => pages.delete(path),
    )
    return loading
  }

  function fetchPage(path: string): Promise<Page> {
    return orLoadError(path, async () => ofThisVisit(await fetchPageData(path)))
  }

  async function loadNamed(): Promise<void> {
    const named = Object.entries(await fetchData(aheadAddress, arePages))
    await Promise.all(named.map(([path, data]) => pages.get(path) ?? keep(path, ofThisVisit(data))))
  }

  function ofThisVisit(data: Page): Promise<Page> {
    if (data.site !== shell) throw new Error('Another deployment')
    return withCode(data)
  }

  async function withCode(page: Page): Promise<Page> {
    await loadCode(page)
    return page
  }
}
