import { observe } from 'react-intersection-observer'
import { linkOf, pathWithin } from './links'
import type { Pages } from './page-data'
import { raisePreloadError } from './recovery'
import { whenIdle } from './when-painted'

/** Page data is about 3 kB compressed: seven pages are the 21 kB that links in view may cost a visitor. */
const mostInView = 7

/** Fetches a page ahead. A failure raises the preload event and is otherwise silent: nobody asked for the page yet. */
export async function prefetch(pages: Pages, path: string): Promise<void> {
  if (path === window.location.pathname || pages.has(path)) return
  await pages.load(path).catch(raisePreloadError)
}

/** Fetches the pages that the site names when the browser has nothing else to do, unless the visitor saves data. */
export function prefetchWhenIdle(pages: Pages, named: readonly string[]): () => void {
  let stopped = savesData() || named.length === 0
  whenIdle(() => {
    if (!stopped) void pages.loadNamed().catch(raisePreloadError)
  })
  return () => (stopped = true)
}

/** Fetches pages whose links are pointed at or focused. */
export function prefetchOnHover(pages: Pages): () => void {
  const ahead = (event: Event) => {
    const link = linkOf(event)
    const path = link && pathWithin(link)
    if (path) void prefetch(pages, path)
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead)
  return () => {
    document.removeEventListener('pointerover', ahead)
    document.removeEventListener('focusin', ahead)
  }
}

/**
 * Fetches the first few pages whose links come into view, unless the visitor saves data, once all links are there.
 * @param named the pages that come together anyway: by themselves as well they had cost most first views 10 kB
 */
export function prefetchInView(pages: Pages, named: readonly string[]): () => void {
  let stopped = savesData()
  let stops: (() => void)[] = []
  let left = mostInView
  const seen = (link: HTMLAnchorElement) => {
    const path = pathWithin(link)
    if (!path || path === window.location.pathname || pages.has(path) || named.includes(path) || left === 0) return
    left--
    void prefetch(pages, path)
  }
  whenIdle(() => {
    if (stopped) return
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')
    stops = [...links].map((link) => observe(link, (inView) => inView && seen(link)))
  })
  return () => {
    stopped = true
    stops.forEach((stop) => stop())
  }
}

function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}
