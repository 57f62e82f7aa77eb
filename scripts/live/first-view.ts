import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Site } from '../../src/page/page.generated'
import type { Bundles } from '../engine/render/bundles'
import { styledParts } from '../engine/render/styled-parts'
import { withGroupColors, type ColoredGroup } from '../engine/graphics/group-colors'

/** Where its fonts are answered from; pictures and drawings are those of the page. */
export const ofFirstView = '/assets/'

/**
 * A page as a build would show it, to be seen until the browser has put the app together. Comes after the root, which
 * finds its own ids first; live/overlay takes it away.
 * @param bundles of the site's code, if there are any
 * @returns nothing without them, or where the code fails
 */
export async function firstView(
  page: Page,
  site: Site,
  groups: readonly ColoredGroup[],
  bundles: Bundles | undefined,
): Promise<string> {
  if (!bundles) return ''
  try {
    const parts = styledParts(page)
    const renderer = await bundles.renderer(parts)
    const { before, after } = renderer.renderShell(page, site)
    const { css } = bundles.styleSheets(parts)
    const styles = withGroupColors(css, groups)
    return `<div id="first-view"><style>${styles}</style>${before}${renderer.renderMain(page, site)}${after}</div>`
  } catch {
    // The app shows what it can of such a page.
    return ''
  }
}

/** A font of the bundled site; nothing where there is none. */
export function bundledFile(address: string, bundles: Bundles | undefined): Buffer | undefined {
  try {
    return bundles && readFileSync(path.join(bundles.client, path.posix.normalize(address)))
  } catch {
    return undefined
  }
}
