import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../files/read-json'
import { isText, listOf, optional, recordOf, withFields } from '../text/shape'

/** The styles of a page as one file. */
export interface StyleSheet {
  /** Its name changes with its content. */
  address: string
  css: string
  /** What it is put together from: the files the app would load if they were missing. */
  parts: string[]
}

/** Gives the style sheet of a page, by the types of its sections. */
export type StyleSheets = (types: readonly string[]) => StyleSheet

/** The page's start, which asks for what every page runs. */
const start = 'index.html'

/**
 * Reads which style sheets Vite made, one for every page and one for each section whose code comes on demand, and puts
 * those of a page together: as one file they compress better, a page has 8.6 to 10.0 kB where the home page had 11.5 in
 * three, and over HTTP/1.1 three are painted 140 ms later. The price: a visitor without script loads such a sheet for
 * each combination of sections.
 * @param client the folder they are in
 * @param manifestFile Vite's list of what it made of which source: https://vite.dev/guide/backend-integration
 */
export function readStyleSheets(client: string, manifestFile: string): StyleSheets {
  const partsOf = readParts(manifestFile)
  const sheets = new Map<string, StyleSheet>()
  return (types) => {
    // Ten thousand pages have a few dozen combinations of sections, and some of these need the same parts.
    const sections = types.join()
    const known = sheets.get(sections)
    if (known) return known
    const parts = partsOf(types)
    const sheet = sheets.get(parts.join()) ?? together(parts, client)
    sheets.set(parts.join(), sheet).set(sections, sheet)
    return sheet
  }
}

/** The same style sheets, each with a change. */
export function changed(styleSheets: StyleSheets, change: (css: string) => string): StyleSheets {
  const sheets = new Map<StyleSheet, StyleSheet>()
  return (types) => {
    const sheet = styleSheets(types)
    const made = sheets.get(sheet) ?? named(change(sheet.css), sheet.parts)
    sheets.set(sheet, made)
    return made
  }
}

function together(parts: string[], client: string): StyleSheet {
  const css = parts.map((part) => readFileSync(path.join(client, part), 'utf8')).join('')
  return named(
    css,
    parts.map((part) => `/${part}`),
  )
}

function named(css: string, parts: string[]): StyleSheet {
  return { address: `/assets/styles-${hash('sha1', css).slice(0, 8)}.css`, css, parts }
}

const names = optional(listOf(isText))
/** Vite's list, as far as it is needed here. */
const isManifest = recordOf(withFields({ css: names, imports: names, dynamicImports: names }))

/** The files with the styles of sections, by the sections' types. */
function readParts(manifestFile: string): (types: readonly string[]) => string[] {
  const manifest = readJson(manifestFile, isManifest)
  const below = (name: string): string[] => {
    const { imports = [], css = [] } = manifest[name] ?? {}
    // The page's own first: it says in which order the layers come.
    return [...css, ...imports.flatMap(below)]
  }
  const shared = manifest[start]?.dynamicImports?.flatMap(below) ?? []
  const onDemand = Object.keys(manifest).flatMap((name) => {
    const [, type] = /^sections\/(\w+)\//.exec(name) ?? []
    return type ? [{ type, css: below(name) }] : []
  })
  // In the manifest's order and not the page's, so that the same sections always make the same sheet.
  return (types) => [...new Set([...shared, ...onDemand.flatMap(({ type, css }) => (types.includes(type) ? css : []))])]
}
