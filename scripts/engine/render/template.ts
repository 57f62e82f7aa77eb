import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Shell } from '../../../src/entry-server'
import type { Page } from '../../../src/page/page.generated'
import type { Bundles } from './bundles'
import { styledParts } from './styled-parts'
import type { StyleSheet } from './style-sheets'

interface Parts {
  page: Page
  head: string
  /** What search engines read beyond words, as JSON, `<` escaped. */
  structuredData: string
  shell: Shell
  main: string
  /** What the script starts with, as JSON, `<` escaped. */
  data: string
}

/** Fills the page's parts into the HTML that Vite made of src/index.html. */
export type Template = (parts: Parts) => string

const holes = /<!--(?:head|styles|body|data)-->/

/**
 * Reads the template.
 * @throws if src/index.html has lost one of its holes
 */
export function readTemplate({ client, styleSheets }: Pick<Bundles, 'client' | 'styleSheets'>): Template {
  const html = readFileSync(path.join(client, 'index.html'), 'utf8')
  const [start, afterHead, afterStyles, beforeData, end] = tuned(html, client)
    .replace(/\n\s*/g, '')
    .replaceAll(' />', '>')
    .split(holes)
  if (end === undefined)
    throw new Error('src/index.html needs <!--head-->, <!--styles-->, <!--body--> and <!--data-->.')
  return ({ page, head, structuredData, shell, main, data }) =>
    [
      start,
      head,
      `<script type="application/ld+json">${structuredData}</script>`,
      afterHead,
      linksTo(styleSheets(styledParts(page))),
      afterStyles,
      shell.before,
      main,
      shell.after,
      beforeData,
      `<script type="application/json" id="page-data">${data}</script>`,
      end,
    ].join('')
}

/**
 * Nothing waits for the script: it is loaded after everything that is seen. Both fonts are asked for before the style
 * sheet names them; leaving one out costs 270 ms of first paint. The icon comes along, so that no connection is busy
 * with it.
 */
function tuned(html: string, client: string): string {
  const icon = readFileSync(path.join(client, 'favicon.svg'), 'utf8')
  const preloads = fontsOf(client)
    .map((font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return html
    .replace('<script type="module" crossorigin src=', '<script type="module" async fetchpriority="low" src=')
    .replace('<!--styles-->', `${preloads}<!--styles-->`)
    .replace('href="/favicon.svg"', `href="${dataUrl(icon)}"`)
}

/** A drawing as an address: https://www.rfc-editor.org/rfc/rfc2397, with nothing in it that HTML would have to escape. */
function dataUrl(svg: string): string {
  const oneLine = svg.trim().replace(/>\s+</g, '><').replaceAll('"', "'")
  return `data:image/svg+xml,${oneLine.replace(/[^\w\-.:;=/()']/gu, encodeURIComponent)}`
}

/**
 * A disabled link loads nothing. It tells the code of sections on demand that their styles are here already. Browsers
 * that read ahead ask for it nonetheless, unless it is for no medium: https://bugs.webkit.org/show_bug.cgi?id=310767
 * (Chromium 150, too).
 */
function linksTo({ address, parts }: StyleSheet): string {
  const included = parts.map((part) => `<link rel="stylesheet" href="${part}" media="not all" disabled>`)
  return `<link rel="stylesheet" href="${address}">${included.join('')}`
}

/** The fonts every page needs. Letters with accents and rarer signs come where a page has some. */
function fontsOf(client: string): string[] {
  return readdirSync(path.join(client, 'assets'))
    .filter((file) => file.endsWith('.woff2') && !/-(rare|signs)-/.test(file))
    .sort()
}
