import { createContext } from 'react'
import type { Site } from '../page/page.generated'

/**
 * What sections need of the site around their page: with other roots every page is made again; what shows a region says
 * so in scripts/engine/derived.
 */
export const SiteContext = createContext<Pick<Site, 'roots' | 'regions'>>({ roots: {}, regions: [] })
