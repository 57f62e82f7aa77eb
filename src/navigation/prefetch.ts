import { observe } from 'react-intersection-observer'
import { linkOf, pathWithin } from './links'
import { isLoaded, loadPage } from './page-data'
import { raisePreloadError } from './recovery'
import { whenIdle } from './when-painted'

/** Page data is about 3 kB compressed: seven pages are the 21 kB that links in view may cost a visitor. */
const mostInView = 7

/** Fetches a page ahead. A failure raises the preload event and is otherwise silent: nobody asked for the page yet. */
export async function prefetch(path: string): Promise<void> {
  if (path === window.location.pathname || isLoaded(path)) return
  await loadPage(path).catch(raisePreloadError)
}

/** Fetches pages one after another, each when the browser has nothing else to do, unless the visitor saves data. */
export function prefetchWhenIdle(paths: readonly string[]): () => void {
  let stopped = savesData()
  const fetchFrom = (place: number) =>
    whenIdle(async () => {
      const path = paths[place]
      if (stopped || path === undefined) return
      await prefetch(path)
      fetchFrom(place + 1)
    })
  fetchFrom(0)
  return () => (stopped = true)
}

/** Fetches pages whose links are pointed at or focused. */
export function prefetchOnHover(): () => void {
  const ahead = (event: Event) => {
    const link = linkOf(event)
    const path = link && pathWithin(link)
    if (path) void prefetch(path)
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead)
  return () => {
    document.removeEventListener('pointerover', ahead)
    document.removeEventListener('focusin', ahead)
  }
}

/** Fetches the first few pages whose links come into view, unless the visitor saves data. */
export function prefetchInView(): () => void {
  if (savesData()) return () => {}
  let left = mostInView
  const seen = (link: HTMLAnchorElement) => {
    const path = pathWithin(link)
    if (!path || path === window.location.pathname || isLoaded(path) || left === 0) return
    left--
    void prefetch(path)
  }
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')
  const stops = [...links].map((link) => observe(link, (inView) => inView && seen(link)))
  return () => stops.forEach((stop) => stop())
}

function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}
