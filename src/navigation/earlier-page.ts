import { useEffect, useState } from 'react'
import type { Page } from '../page/page.generated'
import { fetchPageData } from './page-data'

/**
 * The page of this site that a visitor came from: nowhere else noted than in the browser's own history. Undefined in
 * prerendered HTML, until its data is here, and for whoever came from elsewhere.
 */
export function useEarlierPage(): Page | undefined {
  const [earlier, setEarlier] = useState<Page>()
  useEffect(() => {
    const from = earlierPath()
    if (from === undefined) return
    let current = true
    fetchPageData(from).then(
      (page) => current && setEarlier(page),
      // It is gone, or the line is: then there is no earlier page.
      () => undefined,
    )
    return () => void (current = false)
  }, [])
  return earlier
}

function earlierPath(): string | undefined {
  const { usr }: { usr?: unknown } = Object(history.state)
  return notedPath(usr) ?? referringPath()
}

/** What an entry of the history has noted of the link that led there; undefined where it has nothing, or somebody else's. */
export function notedPath(note: unknown): string | undefined {
  const { from }: { from?: unknown } = Object(note)
  return typeof from === 'string' && from ? from : undefined
}

/** The path of the page whose link loaded this document, if that is the page on screen. */
function referringPath(): string | undefined {
  const { origin, pathname } = window.location
  const [navigation] = performance.getEntriesByType('navigation')
  const isFirst = navigation !== undefined && new URL(navigation.name).pathname === pathname
  if (!isFirst || !document.referrer.startsWith(`${origin}/`)) return undefined
  const from = new URL(document.referrer).pathname
  return from === pathname ? undefined : from
}
