import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Site } from '../../src/page/page.generated'
import { bundlesMade, type Bundles } from '../engine/render/bundles'
import { styledParts } from '../engine/render/styled-parts'
import { withGroupColors, type ColoredGroup } from '../engine/graphics/group-colors'

/** Where its fonts are answered from; pictures and drawings are those of the page. */
export const ofFirstView = '/assets/'

/** What was last shown: its fonts are asked for next. */
let shown: Bundles | undefined

/**
 * A page as a build would show it, to be seen until the browser has put the app together from its two hundred modules.
 * Comes after the root, which finds its own ids first; live/overlay takes it away.
 * @returns nothing where the code has changed since it was last bundled, or fails
 */
export async function firstView(page: Page, site: Site, groups: readonly ColoredGroup[]): Promise<string> {
  const made = bundlesMade()
  if (!made) return ''
  shown = made
  try {
    const parts = styledParts(page)
    const renderer = await made.renderer(parts)
    const { before, after } = renderer.renderShell(page, site)
    const { css } = made.styleSheets(parts)
    const styles = withGroupColors(css, groups)
    return `<div id="first-view"><style>${styles}</style>${before}${renderer.renderMain(page, site)}${after}</div>`
  } catch {
    // The app shows what it can of such a page.
    return ''
  }
}

/** A font of the bundled site; nothing where there is none. */
export function bundledFile(address: string): Buffer | undefined {
  const made = shown ?? bundlesMade()
  try {
    return made && readFileSync(path.join(made.client, path.posix.normalize(address)))
  } catch {
    return undefined
  }
}
