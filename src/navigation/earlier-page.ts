import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Page } from '../page/page.generated'
import type { Pages } from './page-data'

/** How a visitor came to the page on screen, where that was from another page of this site. */
export interface WayHere {
  from: string | undefined
  load: Pages['load']
}

export const WayHereContext = createContext<WayHere | undefined>(undefined)

/**
 * How the visitor came to the present page.
 * @param noted what the history's entry has of that @param isFirst whether the page came with this document
 */
export function useWayHere(noted: string | undefined, isFirst: boolean, { load }: Pages): WayHere {
  const from = noted ?? (isFirst ? referringPath() : undefined)
  return useMemo(() => ({ from, load }), [from, load])
}

/**
 * The page that a visitor came from: nowhere else noted than in the browser's own history. Undefined in prerendered
 * HTML, until its data is here, and for whoever came from elsewhere.
 */
export function useEarlierPage(): Page | undefined {
  const way = use(WayHereContext)
  const [earlier, setEarlier] = useState<Page>()
  useEffect(() => {
    if (!way?.from) return
    let current = true
    way.load(way.from).then(
      (page) => current && setEarlier(page),
      // It is gone, or the line is: then there is no earlier page.
      () => undefined,
    )
    return () => void (current = false)
  }, [way])
  return earlier
}

/** The path of the page whose link led to this document. */
function referringPath(): string | undefined {
  const { origin, pathname } = window.location
  if (!document.referrer.startsWith(`${origin}/`)) return undefined
  const from = new URL(document.referrer).pathname
  return from === pathname ? undefined : from
}
