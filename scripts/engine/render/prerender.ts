import { readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeJson } from '../../../src/page/embedded-json'
import { feedLinks } from '../../../src/page/feeds'
import { headHtml, headOf } from '../../../src/page/head'
import type { Page, Site } from '../../../src/page/page.generated'
import { fileOf } from '../../../src/page/route'
import { structuredDataText } from '../../../src/page/structured-data'
import { checksumOf } from '../files/checksum.mjs'
import type { Renderer } from './bundles'
import type { Template } from './template'

export interface Rendered {
  html: string
  /** The page's data, for visitors who come from another page. */
  json: string
}

/**
 * Renders a page to the two files it is published as.
 * @param kept the page's `<main>` from an earlier build, where that is still right
 */
export function prerender(page: Page, site: Site, renderer: Renderer, template: Template, kept?: string): Rendered {
  const json = escapeJson(JSON.stringify(page))
  const main = kept ?? renderer.renderMain(page, site)
  const html = template({
    page,
    head: headHtml([...headOf(page, site), ...feedLinks(site)]) + bannerPreload(page),
    structuredData: structuredDataText(page, site),
    shell: renderer.renderShell(page, site),
    main,
    data: main.length > compressionWindow ? escapeJson(JSON.stringify({ site: page.site })) : json,
  })
  return { html, json }
}

/**
 * How far gzip looks back, in bytes. Up to here a page's data, which repeats its text, makes 1.2 of the 6 to 10 kB of
 * its HTML and spares a request; of the job board's 28 kB, 11 were data. So a long page has only the name of the shell's
 * data, and the script fetches its own. https://www.rfc-editor.org/rfc/rfc1951#section-2
 */
const compressionWindow = 32_768

const portraitScreens = '(max-width: 767px) and (orientation: portrait)'
const otherScreens = '(min-width: 768px), (orientation: landscape)'

/**
 * Asks for the banner's picture before the style sheet, for portrait phones or for all others: the same file that
 * `<picture>` will choose. The `fetchpriority` of that alone would do nearly as well.
 */
function bannerPreload({ sections: [hero] }: Page): string {
  if (hero?.type !== 'hero' || !hero.picture) return ''
  const { portrait, srcSet } = hero.picture
  const link = (attributes: string) =>
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${attributes}>`
  const wide = `imagesrcset="${srcSet}" imagesizes="100vw"`
  if (!portrait) return link(wide)
  return link(`href="${portrait.src}" media="${portraitScreens}"`) + link(`${wide} media="${otherScreens}"`)
}

/**
 * Takes a page's `<main>` from its published file: the output is the store of what was rendered.
 * @param checksums of the files as they were made @returns undefined if the file is not that any more
 */
export function publishedMain(
  out: string,
  checksums: Readonly<Record<string, string>> = {},
  address = '/',
): string | undefined {
  try {
    const file = fileOf(address, 'html')
    const bytes = readFileSync(path.join(out, file))
    if (checksumOf(bytes) !== checksums[file]) return undefined
    const html = bytes.toString('utf8')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>') + '</main>'.length)
    return main.startsWith('<main') && main.endsWith('</main>') ? main : undefined
  } catch {
    return undefined
  }
}
