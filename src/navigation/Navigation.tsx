import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Page, Site } from '../page/page.generated'
import { arriveAt, keepScrollToOurselves } from './arrival'
import { followLinks } from './links'
import { onSavedPage } from './live'
import { loadPage } from './page-data'
import { prefetchInView, prefetchOnHover, prefetchWhenIdle } from './prefetch'
import { PageLoadError, raisePreloadError } from './recovery'

/** How long the old page stays before a blank placeholder takes its place, in milliseconds. */
const patience = 100

interface NavigationProps {
  /** The path that the first page was loaded from. */
  path: string
  page: Page
  site: Site
  /** Renders a page. */
  children: (page: Page, site: Site) => ReactNode
}

/**
 * Shows the page of the current address. The page stays until the next one's data is here; only if that takes long
 * does it give way to a blank one.
 */
export function Navigation({ path, page, site, children }: NavigationProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState({ pathname: path, page, site })
  const [late, setLate] = useState(false)
  const arrivals = useRef(0)

  useEffect(keepScrollToOurselves, [])
  useEffect(prefetchOnHover, [])
  useEffect(() => prefetchWhenIdle(shown.site.preload), [shown.site])
  useEffect(prefetchInView, [shown])
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => onSavedPage((page, site) => setShown({ pathname: window.location.pathname, page, site })), [])

  useEffect(() => {
    if (pathname === shown.pathname) return
    let current = true
    const timer = setTimeout(() => setLate(true), patience)
    const show = (next: Page) => {
      if (current) setShown((before) => ({ ...before, pathname, page: next }))
    }
    const fail = (error: unknown) => {
      if (error instanceof PageLoadError) error.awaited = current
      raisePreloadError(error)
    }
    loadPage(pathname).then(show, fail)
    return () => {
      current = false
      clearTimeout(timer)
      setLate(false)
    }
  }, [pathname, shown.pathname])

  useLayoutEffect(() => {
    // The first page is where the browser brought the visitor: nothing moves there.
    if (arrivals.current++ > 0) arriveAt(window.location.hash)
  }, [shown.pathname])

  const blank = late && pathname !== shown.pathname
  return children(blank ? { ...shown.page, sections: [] } : shown.page, shown.site)
}
