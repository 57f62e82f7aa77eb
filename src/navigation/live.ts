import type { Page, Site } from '../page/page.generated'
import { loadShell, type Pages } from './page-data'
import { isPage } from './shape'

/**
 * In `npm run dev`: calls back with the page on screen whenever a document was saved. In `npm run studio`, also with
 * what its window hands over while somebody writes. Nothing in production.
 */
export function onSavedPage(pages: Pages, show: (page: Page, site: Site) => void): () => void {
  // Not destructured: Vite, and scripts/live/app-bundle.ts, provide it only where they read these very words.
  const hot = import.meta.hot
  if (!hot) return () => {}
  /** Where the studio shows what is written, which is newer than what is saved. */
  let written = ''
  let last = 0
  const refresh = async (): Promise<void> => {
    const { pathname } = window.location
    if (pathname === written) return
    const page = await pages.fetchAgain(pathname)
    const site = page && (await loadShell(page.site))
    // Who went on meanwhile sees the page they are on by now, and what was written meanwhile.
    if (pathname !== window.location.pathname) return refresh()
    if (pathname === written) return
    if (page && site) return show(page, site)
    // The page is gone: the server knows what to show instead. One that has ended would leave nothing.
    const answers = await fetch(pathname, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (answers) window.location.reload()
  }
  let shell: { name: string; site: Promise<Site> } | undefined
  const showWritten = async (event: Event): Promise<void> => {
    const page = 'detail' in event ? event.detail : undefined
    if (!isPage(page)) return
    const { pathname } = window.location
    written = pathname
    const turn = ++last
    if (shell?.name !== page.site) shell = { name: page.site, site: loadShell(page.site) }
    const [site] = await Promise.all([shell.site, pages.fetchAgain(pathname, page)])
    if (turn === last && pathname === window.location.pathname) show(page, site)
  }
  hot.on('pages:changed', refresh)
  window.addEventListener('studio:page', showWritten)
  // What was handed over before anybody listened comes again.
  window.dispatchEvent(new Event('studio:listening'))
  // What was saved while this page was on its way was told to nobody.
  void refresh()
  return () => {
    hot.off('pages:changed', refresh)
    window.removeEventListener('studio:page', showWritten)
  }
}
