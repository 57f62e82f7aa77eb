import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { ComingPage } from '../page/head'
import type { Page, Site } from '../page/page.generated'
import { arriveAt, keepScrollToOurselves, leavePage, scrollToPlace, waitBlank } from './arrival'
import { followLinks, leaveToBrowser, type LinkNote } from './links'
import { onSavedPage } from './live'
import type { Pages } from './page-data'
import { prefetchInView, prefetchOnHover, prefetchWhenIdle } from './prefetch'
import { PageLoadError, raisePreloadError } from './recovery'
import { renewStructuredData } from './structured-data-block'

/** How long the old page stays before a blank placeholder takes its place, in milliseconds. */
const patience = 100

interface NavigationProps {
  /** The path that the first page was loaded from. */
  path: string
  page: Page
  site: Site
  pages: Pages
  /** Renders a page, or a blank one in the place of a page that is on its way, and says whether it may come in parts. */
  children: (page: Page | ComingPage, site: Site, inParts: boolean) => ReactNode
}

/**
 * Shows the page of the current address. The page stays until the next one's data is here; only if that takes long
 * does it give way to a blank one.
 */
export function Navigation({ path, page, site, pages, children }: NavigationProps) {
  const { pathname, hash, key, state }: { pathname: string; hash: string; key: string; state: unknown } = useLocation()
  const isByLink = useNavigationType() === 'PUSH'
  const navigate = useNavigate()
  const [first] = useState({ pathname: path, page, site })
  const [shown, setShown] = useState(first)
  const [late, setLate] = useState(false)
  const coming = pathname !== shown.pathname
  const ready = coming ? pages.ready(pathname) : undefined
  // In this very render: an effect would have the old page drawn once more first.
  if (ready) setShown({ ...shown, pathname, page: ready })
  // On the way from a blank page to yet another one there is nothing to keep; once a page is here, patience begins anew.
  const blank = late && coming
  if (late && !coming) setLate(false)
  const address = blank ? pathname : shown.pathname

  useEffect(keepScrollToOurselves, [])
  usePrefetching(pages, shown)
  // The note stays with the entry of the history, for Back and Forward.
  useEffect(() => followLinks((to, note) => navigate(to, { state: note }), coming), [navigate, coming])
  useEffect(
    () => onSavedPage(pages, (page, site) => setShown({ pathname: window.location.pathname, page, site })),
    [pages],
  )

  useEffect(() => {
    if (!coming) return
    let current = true
    const timer = setTimeout(() => setLate(true), patience)
    const show = (page: Page) => current && setShown((before) => ({ ...before, pathname, page }))
    const fail = (error: unknown) => {
      if (current) leaveToBrowser()
      if (error instanceof PageLoadError) error.awaited = current
      raisePreloadError(error)
    }
    pages.load(pathname).then(show, fail)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [pages, pathname, coming])

  useArrival(address, blank ? undefined : shown.page, shown.site)
  useLayoutEffect(() => {
    // A link to the page that is here, with another query: nobody arrives.
    if (isByLink && !coming) scrollToPlace(hash)
  }, [isByLink, coming, hash, key])

  // A page on its way is called what its link was called; where no link led, the site's name stands in.
  const { words }: Partial<LinkNote> = Object(state)
  // The first page is there, and a place that is asked for has to be.
  const inParts = shown !== first && hash === ''
  return children(blank ? { path: pathname, title: words || shown.site.name } : shown.page, shown.site, inParts)
}

/** Brings the visitor to each page after the first. @param page the one at the address; undefined while it is on its way */
function useArrival(address: string, page: Page | undefined, site: Site): void {
  const seen = useRef('')
  const blank = page === undefined
  useLayoutEffect(() => {
    // The first page came with its own.
    if (seen.current) return renewStructuredData(page, site)
  }, [page, site])

  useLayoutEffect(() => {
    const before = seen.current
    seen.current = address
    // The first page is where the browser brought the visitor: nothing moves there.
    if (!before) return
    if (before !== address) leavePage()
    if (blank) waitBlank()
    else arriveAt(window.location.hash)
  }, [address, blank])
}

/** Fetches the pages that a visitor may want next. @param shown the page on screen, and its site; another object for another page */
function usePrefetching(pages: Pages, shown: { site: Site }): void {
  useEffect(() => prefetchOnHover(pages), [pages])
  useEffect(() => prefetchWhenIdle(pages, shown.site.preload), [pages, shown.site])
  useEffect(() => prefetchInView(pages, shown.site.preload), [pages, shown])
}
