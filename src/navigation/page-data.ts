import { dataAddress, shellAddress } from '../page/route'
import type { Page, Site } from '../page/page.generated'
import { PageLoadError } from './recovery'

const pages = new Map<string, Promise<Page>>()
let shell = ''
let loadCode = async (_page: Page) => {}

/** What comes with the HTML: a page's data, or for a long page only the name of the shell's. */
export type FirstData = Page | Pick<Page, 'site'>

/**
 * Tells which shell data this visit runs with, and keeps the page if it came with the HTML.
 * @param load fetches the code a page needs beyond what is there
 */
export function startWith(path: string, data: FirstData, load = loadCode): void {
  shell = data.site
  loadCode = load
  if ('sections' in data) keep(path, withCode(data))
}

/** Fetches the shell's data. @param name the build's name for it, from the page's data */
export async function loadShell(name: string): Promise<Site> {
  const response = await fetch(shellAddress(name))
  if (!response.ok) throw new Error(`Shell data answered ${response.status}`)
  return response.json()
}

/**
 * Gives a page's data, fetched once a visit, together with the code it needs.
 * @throws PageLoadError if it does not come, is not a page's data (a host's error page, say), or belongs to another
 * deployment than the one this visit began with
 */
export function loadPage(path: string): Promise<Page> {
  return pages.get(path) ?? keep(path, fetchPage(path))
}

/** A failure is not kept: the next click tries again. */
function keep(path: string, loading: Promise<Page>): Promise<Page> {
  pages.set(path, loading)
  loading.catch(() => pages.delete(path))
  return loading
}

/** Forgets every page and fetches one anew: live authoring has saved a document, which may change any page. */
export async function fetchAgain(path: string): Promise<Page | undefined> {
  const response = await fetch(dataAddress(path))
  if (!response.ok) return undefined
  const page: Page = await response.json()
  await loadCode(page)
  pages.clear()
  startWith(path, page)
  return page
}

export function isLoaded(path: string): boolean {
  return pages.has(path)
}

async function fetchPage(path: string): Promise<Page> {
  try {
    const response = await fetch(dataAddress(path))
    if (!response.ok) throw new Error(`It answered ${response.status}`)
    if (!response.headers.get('content-type')?.includes('json')) throw new Error('It is not data')
    const page: Page = await response.json()
    if (page.site !== shell) throw new Error('It belongs to another deployment')
    return await withCode(page)
  } catch (cause) {
    throw new PageLoadError(path, cause)
  }
}

async function withCode(page: Page): Promise<Page> {
  await loadCode(page)
  return page
}
