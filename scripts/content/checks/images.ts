import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isObject, type Field } from '../fields'
import { finding, type Finding, type Place } from '../finding'
import { nearest } from '../nearest'
import type { SiteCheck } from './check'

/** What fills half of a usual screen. */
const leastWidth = 960

/** Words what is wrong with a picture for a place that names it. */
type Fault = (place: Place) => Finding

/** Every picture named in a document is in the folder of pictures, can be read, and is wide enough to be sharp. */
export const images: SiteCheck = ({ index, images: known, siteFile, draft }) => {
  if (!known) return []
  const folder = path.join(path.dirname(siteFile), '_images')
  // A picture is read once, however many pages show it.
  const faults = new Map<string, Fault>()
  for (const src of new Set(index.pages.flatMap((page) => page.images))) {
    const fault = faultOf(src, known, folder)
    if (fault) faults.set(src, fault)
  }
  return index.pages
    .filter((page) => page.images.some((src) => faults.has(src)))
    .flatMap(({ file }) =>
      draft(file).fields.flatMap((field) => {
        const fault = faults.get(pictureIn(field) ?? '')
        return fault ? [fault({ file, at: [...field.at, 'src'] })] : []
      }),
    )
}

function pictureIn({ kind, value }: Field): string | undefined {
  return kind === 'image' && isObject(value) && typeof value.src === 'string' ? value.src : undefined
}

function faultOf(src: string, known: ReadonlySet<string>, folder: string): Fault | undefined {
  // An empty name breaks the schema, which says so.
  if (!src) return undefined
  if (!known.has(src)) return (place) => finding('missing-image', place, { src, ...meant(src, known) })
  const width = widthOf(path.join(folder, src))
  if (width === undefined) return (place) => finding('unreadable-image', place, { src })
  return width < leastWidth ? (place) => finding('small-image', place, { src, width, least: leastWidth }) : undefined
}

/** The picture that was meant, and whether only a folder or letter case parts the two names. */
function meant(src: string, known: ReadonlySet<string>): { nearest?: string; sure: boolean } {
  const name = src.split(/[\\/]/).at(-1) ?? ''
  const near = known.has(name) ? name : nearest(name, [...known])
  return { nearest: near, sure: near?.toLowerCase() === name.toLowerCase() }
}

const require = createRequire(path.resolve('package.json'))

/** A picture's width in pixels, as it is shown; undefined if it is no picture. */
function widthOf(file: string): number | undefined {
  // Most runs meet no picture: what reads them is loaded with the first.
  const { imageSize }: typeof import('image-size') = require('image-size')
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file))
    return orientation > 4 ? height : width
  } catch {
    return undefined
  }
}
