import { existsSync } from 'node:fs'
import { readJson } from '../files/read-json'
import { isMotif, type Motif } from './motifs'
import { isNumber, isText, listOf, oneOf, optional, withFields, type Guard } from '../text/shape'

/** The names of a picture's files, in src/public/art. */
export interface ArtFiles {
  /** By width in pixels, 16:9. */
  avif: { 1920: string; 1280: string; 768: string }
  /** AVIF, 4:5, for phones. */
  portrait: string
  /** 1280 pixels wide, 16:9, for browsers without AVIF. */
  jpeg: string
  /** Social card: JPEG, 1200x630, dark at the left and the bottom; no words yet. */
  card: string
}

/** The average colors of a picture's halves, as #rrggbb: what stands there until it is loaded. */
export interface Colors {
  left: string
  right: string
}

/** The colors of pictures, which are those of the groups that get them. */
export type PictureColor = 'blue' | 'violet' | 'emerald' | 'amber' | 'cyan'

/** What the site needs to know of a picture that `npm run art` has drawn. */
export interface Picture {
  motif: Motif
  color: PictureColor
  /** The page whose own it is. Without one, any page of a group in this color may get it. */
  page?: string
  files: ArtFiles
  /** Of the largest file, in pixels. */
  width: number
  height: number
  /** Of the portrait, in pixels. */
  portrait: { width: number; height: number }
  colors: Colors
}

/** The names of all files of a picture. */
export function fileNames({ files }: Pick<Picture, 'files'>): string[] {
  return [...Object.values(files.avif), files.portrait, files.jpeg, files.card]
}

/** Whether a value is a picture as the manifest has it. */
export const isPicture: Guard<Picture> = withFields({
  motif: isMotif,
  color: oneOf('blue', 'violet', 'emerald', 'amber', 'cyan'),
  page: optional(isText),
  files: withFields({
    avif: withFields({ 1920: isText, 1280: isText, 768: isText }),
    portrait: isText,
    jpeg: isText,
    card: isText,
  }),
  width: isNumber,
  height: isNumber,
  portrait: withFields({ width: isNumber, height: isNumber }),
  colors: withFields({ left: isText, right: isText }),
})

export const artManifest = 'scripts/engine/graphics/art-manifest.json'

/** Every picture there is. @throws if the manifest that `npm run art` writes is not there */
export function readPictures(): Picture[] {
  if (!existsSync(artManifest))
    throw new Error(`${artManifest} is missing. It is part of the project; restore it or run: npm run art`)
  return readJson(artManifest, listOf(isPicture))
}
