import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readJson } from '../../engine/files/read-json'
import { isText, listOf, withFields } from '../../engine/text/shape'

export interface BundleSizes {
  script: number
  style: number
  html: number
  fonts: number
  fontFiles: number
  largestFont: number
  hero: number
}

const isPage = withFields({ sections: listOf(withFields({ type: isText })) })

/**
 * What a first view of a page loads, in bytes as sent: the script brotlied, styles and HTML gzipped.
 * @param out a built site @param page the HTML file to look at, below it
 */
export function bundleSizes(out: string, page: string): BundleSizes {
  const html = readFileSync(path.join(out, page))
  const text = html.toString()
  const { sections } = readJson(path.join(out, page.replace(/html$/, 'json')), isPage)
  const files = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, file = '']) => readFileSync(path.join(out, file)))
  const fonts = files(/href="([^"]+\.woff2)"/g)
  const sum = (buffers: Buffer[], size: (buffer: Buffer) => number) =>
    buffers.reduce((total, buffer) => total + size(buffer), 0)
  return {
    script: scriptsOf(out, sections).reduce((total, file) => total + brotlied(file), 0),
    style: sum(files(/<link rel="stylesheet" href="([^"]+)">/g), (file) => gzipSync(file, { level: 9 }).length),
    html: gzipSync(html, { level: 9 }).length,
    fonts: sum(fonts, (file) => file.length),
    fontFiles: fonts.length,
    largestFont: Math.max(...fonts.map((file) => file.length)),
    hero: sum(files(/[" ](\/art\/[^" ]+-1280\.avif)/g).slice(0, 1), (file) => file.length),
  }
}

/** Every script but the animations, which come only when something moves, and the code of sections the page has not. */
function scriptsOf(out: string, sections: readonly { type: string }[]): string[] {
  const folder = path.join(out, 'assets')
  const scripts = new Set<string>()
  const add = (file: string) => {
    if (scripts.has(file)) return
    scripts.add(file)
    const code = readFileSync(path.join(folder, file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) add(imported)
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const starts = ['index-', 'app-', ...sections.map(({ type }) => `${type[0]?.toUpperCase()}${type.slice(1)}-`)]
  for (const file of files.filter((name) => starts.some((start) => name.startsWith(start)))) add(file)
  return [...scripts].map((file) => path.join(folder, file))
}

const known = new Map<string, number>()

/** Pages share most of their scripts, and compressing them takes half a second. */
function brotlied(file: string): number {
  const size = known.get(file) ?? brotliCompressSync(readFileSync(file)).length
  known.set(file, size)
  return size
}
