import { createContext } from 'react'
import type { Site } from '../page/page.generated'

/** What sections need of the site around their page. Only where it changes is all of a page's `<main>` made again. */
export const SiteContext = createContext<Pick<Site, 'roots'>>({ roots: {} })
