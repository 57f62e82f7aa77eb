import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileNames } from '../../engine/graphics/art-manifest'
import type { Told } from '../../engine/progress'
import { compose } from './compose'
import { inspect, sizeOf } from './inspect'
import { make } from './make'
import { artFolder, compositionKey, readArtManifest, writeArtManifest, type DrawnPicture } from './manifest'
import { nameOf, pieces } from './pieces'
import { openStudio, type Studio } from './render'

/** What became of the pictures. */
interface ArtDrawn {
  /** A line for each that was drawn, for files that went, and for all together. */
  words: string[]
  /** One sentence for each problem of what is there by now. */
  problems: string[]
}

/**
 * Draws the pictures that are missing or out of date, and removes those that are no piece's any more.
 * @param force draws all
 * @throws when there is no Chromium and none can be installed, or a shader does not compile
 */
export async function drawMissing(force: boolean, told: Told): Promise<ArtDrawn> {
  mkdirSync(artFolder, { recursive: true })
  const drawn = readArtManifest()
  const isThere = (file: string) => existsSync(join(artFolder, file))
  const isKept = (picture: DrawnPicture) => !force && fileNames(picture).every(isThere)
  const all = pieces.map((piece) => {
    const composition = compose(piece)
    const key = compositionKey(composition)
    const known = drawn.find((picture) => picture.key === key && nameOf(picture) === nameOf(piece))
    return { piece, composition, known: known && isKept(known) ? known : undefined }
  })
  const missing = all.filter(({ known }) => !known).length
  const pictures: DrawnPicture[] = []
  const words: string[] = []
  let studio: Studio | undefined
  try {
    for (const { piece, composition, known } of all) {
      if (known) {
        pictures.push({ ...known, page: piece.page })
        continue
      }
      // Opened only when there is something to draw: a run without work needs no Chromium.
      studio ??= await openStudio(told)
      told('Drawing pictures', words.length, missing)
      const picture = await make(studio, piece, composition)
      pictures.push(picture)
      const sizes = fileNames(picture).map((file) => `${file.replace(/^.*-/, '')} ${sizeOf(file).toFixed(1)} kB`)
      words.push(`Drew ${nameOf(piece)}: ${sizes.join(', ')}`)
    }
  } finally {
    await studio?.close()
  }
  writeArtManifest(pictures)

  const files = pictures.flatMap(fileNames)
  const unused = readdirSync(artFolder).filter((file) => !files.includes(file))
  for (const file of unused) rmSync(join(artFolder, file))
  if (unused.length) words.push(`Removed ${unused.length} files that no picture uses.`)
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
  words.push(
    `${pieces.length} pictures: ${missing} drawn, ${pieces.length - missing} unchanged; ${files.length} files, ${total.toFixed(0)} kB.`,
  )
  return { words, problems: inspect(pictures, files) }
}
