import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isObject } from '../fields'
import { finding, type Finding } from '../finding'
import type { SiteCheck } from './check'

/** What fills half of a usual screen. */
export const leastWidth = 960

/** Every picture named in a document can be read as one, and is wide enough to be sharp. */
export const pictureFiles: SiteCheck = ({ index, images, siteFile, draft }) => {
  const folder = path.join(path.dirname(siteFile), '_images')
  return index.pages
    .filter((page) => page.images.length > 0)
    .flatMap((page) =>
      draft(page.file).fields.flatMap(({ kind, value, at }): Finding[] => {
        const src = kind === 'image' && isObject(value) && typeof value.src === 'string' ? value.src : ''
        if (!images.has(src)) return []
        const place = { file: page.file, at: [...at, 'src'] }
        const width = widthOf(path.join(folder, src))
        if (width === undefined) return [finding('unreadable-image', place, { src })]
        return width < leastWidth ? [finding('small-image', place, { src, width, least: leastWidth })] : []
      }),
    )
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
