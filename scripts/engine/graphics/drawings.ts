import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ColoredGroup } from './group-colors'
import { tints } from './tints'

/**
 * A drawing, published as a file of its own: pages only name it, and browsers fetch it when it comes near, and keep it.
 * An address has forty bytes; with shapes a page of twelve marks had weighed 32 kB.
 */
export interface Drawing {
  /** Its name changes with its content. */
  address: string
  svg: string
}

/**
 * One of Carbon's pictograms (Apache 2.0) by its name, a product's mark in Simple Icons (CC0) by the product's, or an
 * illustration of our own.
 */
export type DrawingName = `${'pictogram' | 'mark' | 'illustration'} ${string}`

export const illustrationFolder = 'scripts/engine/graphics/illustrations'
const pictogramFolder = 'node_modules/@carbon/pictograms/svg'
/** The marks and products of Carbon's maker are not for others to use. */
const notForUs =
  /ibm|watson|z-os|^(carbon|cics|cloud-pak|db2|linuxone|qiskit|softlayer|spss|spyre|telum|websphere)\b|^(bluepages|hpi|mqa)$/

type Drawings = Map<DrawingName, Drawing | undefined>
const drawn = new WeakMap<readonly ColoredGroup[], Drawings>()
const byAddress = new Map<string, Drawing>()

/**
 * The drawing of this name, if there is one. Read on first use: most builds show few.
 * @param groups of the site, whose colors it can have
 */
export function drawingOf(name: DrawingName, groups: readonly ColoredGroup[]): Drawing | undefined {
  const drawings: Drawings = drawn.get(groups) ?? new Map()
  drawn.set(groups, drawings)
  if (drawings.has(name)) return drawings.get(name)
  const [, source, words = ''] = /^(\w+) (.*)$/s.exec(name) ?? []
  const drawing =
    source === 'mark' ? mark(words) : source === 'pictogram' ? pictogram(words, groups) : illustration(words)
  drawings.set(name, drawing)
  if (drawing) byAddress.set(drawing.address, drawing)
  return drawing
}

/** The drawing that a page shown before has at this address. */
export function drawingAt(address: string): Drawing | undefined {
  return byAddress.get(address)
}

let names: string[] | undefined

/** Every pictogram's name: https://carbondesignsystem.com/elements/pictograms/library */
export function pictogramNames(): string[] {
  names ??= readdirSync(pictogramFolder)
    .map((file) => file.replace(/\.svg$/, ''))
    .filter((name) => !notForUs.test(name))
  return names
}

let known: ReadonlySet<string> | undefined

/** Whether there is a pictogram of this name. */
export function isPictogram(name: string): boolean {
  known ??= new Set(pictogramNames())
  return known.has(name)
}

/**
 * Drawn once in each color, one below the other, of which the address's fragment chooses one: as a picture it takes no
 * color from the page. https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG
 * By `<use>` it would, but all of them would be fetched at once, before the banner's picture.
 */
function pictogram(name: string, groups: readonly ColoredGroup[]): Drawing | undefined {
  if (!isPictogram(name)) return undefined
  const [, shapes = ''] =
    /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(`${pictogramFolder}/${name}.svg`, 'utf8')) ?? []
  const views = tints.map(({ name: color, onLight }, i) => {
    const ids = [...groups.filter((group) => group.color === color).map(({ id }) => id), ...(color ? [color] : [])]
    const view = ids.map((id) => `<view id="${id}" viewBox="0 ${32 * i} 32 32"/>`).join('')
    return `${view}<use href="#p" y="${32 * i}" fill="${onLight}"/>`
  })
  return drawing(name, `<defs><g id="p">${shapes.replace(/\s+/g, ' ')}</g></defs>${views.join('')}`, 32)
}

function mark(name: string): Drawing | undefined {
  // Loaded here: most builds render no page with a technology.
  const { titleToSlug }: typeof import('simple-icons/sdk') = createRequire(import.meta.url)('simple-icons/sdk')
  const slug = titleToSlug(name)
  const file = `node_modules/simple-icons/icons/${slug}.svg`
  const shape = existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return shape === undefined ? shape : drawing(slug, `<path fill="#0e1a36" d="${shape}"/>`, 24)
}

/** Made by `npm run illustrations`, of parts that a page takes one by one. */
function illustration(name: string): Drawing | undefined {
  const file = path.join(illustrationFolder, `${name}.svg`)
  return existsSync(file) ? published(name, readFileSync(file, 'utf8')) : undefined
}

function drawing(name: string, shapes: string, size: number): Drawing {
  return published(name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${shapes}</svg>\n`)
}

function published(name: string, svg: string): Drawing {
  return { address: `/drawings/${name}-${hash('sha1', svg).slice(0, 8)}.svg`, svg }
}
