import { dataAddress, shellAddress } from '../page/route'
import type { Page, Site } from '../page/page.generated'
import { PageLoadError } from './recovery'

const pages = new Map<string, Promise<Page>>()
let shell = ''
let loadCode = async (_page: Page) => {}

/**
 * Tells which shell data this visit runs with, and keeps the page that came with the HTML.
 * @param load fetches the code a page needs beyond what is there
 */
export function startWith(path: string, page: Page, load = loadCode): void {
  shell = page.site
  loadCode = load
  pages.set(path, Promise.resolve(page))
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
  const known = pages.get(path)
  if (known) return known
  const loading = fetchPage(path)
  pages.set(path, loading)
  // A failure is not kept: the next click tries again.
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
    await loadCode(page)
    return page
  } catch (cause) {
    throw new PageLoadError(path, cause)
  }
}
