import { observe } from 'react-intersection-observer'
import { linkOf, pathWithin } from './links'
import { isLoaded, loadPage } from './page-data'
import { raisePreloadError } from './recovery'

/** Page data is about 3 kB compressed: seven pages are the 21 kB that links in view may cost a visitor. */
const mostInView = 7

/** Fetches a page ahead. A failure raises the preload event and is otherwise silent: nobody asked for the page yet. */
export function prefetch(path: string): void {
  if (path === window.location.pathname || isLoaded(path)) return
  loadPage(path).catch(raisePreloadError)
}

/** Fetches pages whose links are pointed at or focused. */
export function prefetchOnHover(): () => void {
  const ahead = (event: Event) => {
    const link = linkOf(event)
    const path = link && pathWithin(link)
    if (path) prefetch(path)
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
    prefetch(path)
  }
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')
  const stops = [...links].map((link) => observe(link, (inView) => inView && seen(link)))
  return () => stops.forEach((stop) => stop())
}

function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}
