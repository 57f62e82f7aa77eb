import type { Page, Site } from '../page/page.generated'
import { loadShell, type Pages } from './page-data'

/** In `npm run dev`: calls back with the page on screen whenever a document was saved. Nothing in production. */
export function onSavedPage(pages: Pages, show: (page: Page, site: Site) => void): () => void {
  // Not destructured: Vite provides it only where it reads these very words.
  const hot = import.meta.hot
  if (!hot) return () => {}
  const refresh = async (): Promise<void> => {
    const { pathname } = window.location
    const page = await pages.fetchAgain(pathname)
    const site = page && (await loadShell(page.site))
    // Who went on meanwhile sees the page they are on by now.
    if (pathname !== window.location.pathname) return refresh()
    if (page && site) return show(page, site)
    // The page is gone: the server knows what to show instead. One that has ended would leave nothing.
    const answers = await fetch(pathname, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (answers) window.location.reload()
  }
  hot.on('pages:changed', refresh)
  // What was saved while this page was on its way was told to nobody.
  void refresh()
  return () => hot.off('pages:changed', refresh)
}
