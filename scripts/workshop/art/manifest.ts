import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readJson } from '../../engine/files/read-json'
import { artManifest, isPicture, type Picture } from '../../engine/graphics/art-manifest'
import { isNumber, isText, listOf, withFields } from '../../engine/text/shape'
import type { Composition } from './compose'
import { encoding } from './encode'
import type { TextZone } from './measure'
import type { Group } from './palette'

/** A picture with what only its making needs to know. */
export interface DrawnPicture extends Picture {
  seed: number
  group: Group
  /** Hash of all that decides the pixels and the bytes; another key means it must be drawn again. */
  key: string
  differenceHash: string
  textZone: { wide: TextZone; tall: TextZone }
}

/** Where the pictures lie; the site serves it as /art. */
export const artFolder = 'src/public/art'

/** The key of a piece: sha-256 over shaders, parameters and encoder settings, in hexadecimal. */
export function compositionKey(composition: Composition): string {
  return createHash('sha256')
    .update(JSON.stringify([composition, encoding]))
    .digest('hex')
}

const isZone = withFields({ mean: isNumber, p99: isNumber })
const isDrawing = withFields({
  seed: isNumber,
  key: isText,
  differenceHash: isText,
  textZone: withFields({ wide: isZone, tall: isZone }),
})

function isDrawnPicture(value: unknown): value is DrawnPicture {
  return isPicture(value) && isDrawing(value)
}

/** The pictures drawn so far; none before the first run. @throws when the manifest is none. */
export function readArtManifest(): DrawnPicture[] {
  if (!existsSync(artManifest)) return []
  return readJson(artManifest, listOf(isDrawnPicture))
}

/** Writes the manifest, unless it already says the same: an unchanged file keeps its time. */
export function writeArtManifest(pictures: DrawnPicture[]): void {
  const text = `${JSON.stringify(pictures, null, 2)}\n`
  if (!existsSync(artManifest) || readFileSync(artManifest, 'utf8') !== text) writeFileSync(artManifest, text)
}
