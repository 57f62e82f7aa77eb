import { existsSync, readFileSync } from 'node:fs'
import { readJson } from '../files/read-json'
import { isText, listOf, recordOf } from '../text/shape'
import { svgPath, type Shape } from './icon-path'

const folder = 'node_modules/lucide-static'

const file = `${folder}/icon-nodes.json`

let icons: Map<string, unknown[]> | undefined

/**
 * The shapes of every icon by name: https://lucide.dev/icons (ISC licence). Read on first use: the file has 800 kB, of
 * which no more is looked at than is used.
 */
export function allIcons(): ReadonlyMap<string, unknown[]> {
  icons ??= new Map(Object.entries(readJson(file, recordOf(isList))))
  return icons
}

/** Whether there is an icon of this name. */
export function isIcon(name: string): boolean {
  return shapesOf(name) !== undefined
}

/** For more of them it is less work to parse the whole file. */
const fewIcons = 20
const lookedUp = new Map<string, unknown>()
let bytes: Buffer | undefined

/** The shapes of one icon, cut out of the file as it is laid out, which is a tenth of the work: one edit asks for few. */
function shapesOf(name: string): unknown {
  if (lookedUp.has(name)) return lookedUp.get(name)
  if (icons || lookedUp.size === fewIcons) return allIcons().get(name)
  bytes ??= readFileSync(file)
  const start = `\n  ${JSON.stringify(name)}: `
  const at = bytes.indexOf(start)
  const end = '\n  ]'
  const shapes: unknown =
    at === -1 ? undefined : JSON.parse(bytes.toString('utf8', at + start.length, bytes.indexOf(end, at) + end.length))
  lookedUp.set(name, shapes)
  return shapes
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

const isAttributes = recordOf(isText)
const areShapes = listOf(isShape)

function isShape(value: unknown): value is Shape {
  return Array.isArray(value) && value.length === 2 && isText(value[0]) && isAttributes(value[1])
}

const paths = new Map<string, string>()

/**
 * The icon of this name as one path, if there is one. It comes with the page's data, so the visitor's script has no
 * library of icons: the same text in HTML and data compresses to almost nothing, where elements with attributes had cost
 * 0.3 kB a page. The interface's own check marks and arrows are CSS.
 */
export function iconPath(name: string): string | undefined {
  const known = paths.get(name)
  if (known !== undefined) return known
  const shapes = shapesOf(name)
  if (!areShapes(shapes)) return undefined
  const path = svgPath(shapes)
  paths.set(name, path)
  return path
}

/** What an icon is called today, by a name it had before: the package still has its drawing under that. */
export function presentName(former: string): string | undefined {
  const picture = `${folder}/icons/${former}.svg`
  if (!/^[a-z0-9-]+$/.test(former) || !existsSync(picture)) return undefined
  const shapes = [...readFileSync(picture, 'utf8').matchAll(/<(\w+) ([^<>]*)\/>/g)].map(([, tag, attributes = '']) => [
    tag,
    attributesIn(attributes),
  ])
  const drawing = JSON.stringify(shapes)
  return [...allIcons()].find(([, icon]) => JSON.stringify(icon) === drawing)?.[0]
}

/** What stands in a tag: names, and behind each its value in quotation marks. */
function attributesIn(tag: string): { [name: string]: string } {
  const parts = tag.split('"')
  const names = parts.flatMap((part, place) => (place % 2 === 0 && part.trim() ? [part.trim().slice(0, -1)] : []))
  return Object.fromEntries(names.map((name, place) => [name, parts[place * 2 + 1] ?? '']))
}
