import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../files/read-json'
import { isText, listOf, recordOf, withFields } from '../text/shape'

/** What Vite made of the site's styles: which are in which file, and which a section needs. */
export interface StyleList {
  /** The files that every page needs, below the client's folder: the first says in which order the layers come. */
  always: string[]
  /** Which CSS modules are in a file of styles. */
  files: Record<string, string[]>
  /** The CSS modules of each section whose code comes on demand, by its type. */
  sections: Record<string, string[]>
  /** What each CSS module says, made small. */
  modules: Record<string, string>
}

/** The file with the list. */
export const styleListFile = 'style-list.json'

/** The styles of a page as one file. */
export interface StyleSheet {
  /** Its name changes with its content. */
  address: string
  css: string
  /** What it replaces: the files that the app would load if they were missing. */
  parts: string[]
}

/** Gives the style sheet of a page, by the types of its sections. */
export type StyleSheets = (types: readonly string[]) => StyleSheet

/**
 * Puts together what a page needs of the styles that Vite made: those of every page, and those of its sections whose code
 * comes on demand. As one file they compress better, a page has 8.6 to 10.0 kB where the home page had 11.5 in three, and
 * over HTTP/1.1 three are painted 140 ms later. The price: a visitor without script loads such a sheet for each
 * combination of sections.
 * @param client the folder with Vite's files
 * @param listFile what they hold
 */
export function readStyleSheets(client: string, listFile: string): StyleSheets {
  const list = readJson(listFile, isStyleList)
  const shared = list.always.map((file) => readFileSync(path.join(client, file), 'utf8')).join('')
  const sheets = new Map<string, StyleSheet>()
  return (types) => {
    // Ten thousand pages have a few dozen combinations of sections, and some of these need the same parts.
    const sections = types.join()
    const known = sheets.get(sections)
    if (known) return known
    const modules = modulesOf(list, types)
    const sheet = sheets.get(modules.join()) ?? together(shared, modules, list)
    sheets.set(modules.join(), sheet).set(sections, sheet)
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

/** The CSS modules of sections beyond those of every page; in the list's order, so that the same ones make one sheet. */
function modulesOf({ always, files, sections }: StyleList, types: readonly string[]): string[] {
  const there = new Set(always.flatMap((file) => files[file] ?? []))
  const own = Object.entries(sections).flatMap(([type, modules]) => (types.includes(type) ? modules : []))
  return [...new Set(own)].filter((module) => !there.has(module))
}

function together(
  shared: string,
  modules: readonly string[],
  { always, files, modules: texts }: StyleList,
): StyleSheet {
  const isWithin = ([, parts]: [string, string[]]) => parts.length > 0 && parts.every((part) => modules.includes(part))
  const replaced = [
    ...always,
    ...Object.entries(files)
      .filter(isWithin)
      .map(([file]) => file),
  ]
  return named(
    shared + modules.map((module) => texts[module]).join(''),
    replaced.map((file) => `/${file}`),
  )
}

function named(css: string, parts: string[]): StyleSheet {
  return { address: `/assets/styles-${hash('sha1', css).slice(0, 8)}.css`, css, parts }
}

const names = listOf(isText)
const isStyleList = withFields({
  always: names,
  files: recordOf(names),
  sections: recordOf(names),
  modules: recordOf(isText),
})
