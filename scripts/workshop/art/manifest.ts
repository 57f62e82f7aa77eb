import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Composition } from './compose'
import { encoding, type ArtFiles } from './encode'
import type { Colors, TextZone } from './measure'
import type { Piece } from './pieces'

/** A piece as drawn: what the site may say about it without opening its files. */
export interface Picture extends Piece {
  /** Hash of all that decides the pixels and the bytes; another key means it must be drawn again. */
  key: string
  files: ArtFiles
  /** Of the largest file, in pixels. */
  width: number
  height: number
  /** Of the portrait, in pixels. */
  portrait: { width: number; height: number }
  colors: Colors
  differenceHash: string
  textZone: { wide: TextZone; tall: TextZone }
}

const manifestFile = 'scripts/engine/graphics/art-manifest.json'

/** Where the pictures lie; the site serves it as /art. */
export const artFolder = 'src/public/art'

/** The key of a piece: sha-256 over shaders, parameters and encoder settings, in hexadecimal. */
export function keyOf(composition: Composition): string {
  return createHash('sha256')
    .update(JSON.stringify([composition, encoding]))
    .digest('hex')
}

/** The names of all files of a picture. */
export function fileNames({ files }: Picture): string[] {
  return [...Object.values(files.avif), files.portrait, files.jpeg, files.card]
}

/** The pictures drawn so far; none before the first run. @throws when the manifest is not JSON. */
export function readManifest(): Picture[] {
  if (!existsSync(manifestFile)) return []
  const pictures: Picture[] = JSON.parse(readFileSync(manifestFile, 'utf8'))
  return pictures
}

/** Writes the manifest, unless it already says the same: an unchanged file keeps its time. */
export function writeManifest(pictures: Picture[]): void {
  const text = `${JSON.stringify(pictures, null, 2)}\n`
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text) writeFileSync(manifestFile, text)
}
