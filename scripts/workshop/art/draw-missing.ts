import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compose } from './compose'
import { inspect, sizeOf } from './inspect'
import { make } from './make'
import { artFolder, compositionKey, fileNames, readArtManifest, writeArtManifest, type DrawnPicture } from './manifest'
import { nameOf, pieces } from './pieces'
import { openStudio, type Studio } from './render'

/**
 * Draws the pictures that are missing or out of date, and removes those that are no piece's any more.
 * @param force draws all
 * @param say is told what is done
 * @returns one sentence for each problem of what is there by now
 * @throws when there is no Chromium and none can be installed, or a shader does not compile
 */
export async function drawMissing(force: boolean, say: (line: string) => void): Promise<string[]> {
  mkdirSync(artFolder, { recursive: true })
  const drawn = readArtManifest()
  const isThere = (file: string) => existsSync(join(artFolder, file))
  const pictures: DrawnPicture[] = []
  let studio: Studio | undefined
  let kept = 0
  for (const [number, piece] of pieces.entries()) {
    const composition = compose(piece)
    const known = drawn.find(
      (picture) => picture.key === compositionKey(composition) && nameOf(picture) === nameOf(piece),
    )
    if (known && !force && fileNames(known).every(isThere)) {
      pictures.push({ ...known, page: piece.page })
      kept++
      continue
    }
    // Opened only when there is something to draw: a run without work needs no Chromium.
    studio ??= await openStudio()
    const picture = await make(studio, piece, composition)
    pictures.push(picture)
    const sizes = fileNames(picture).map((file) => `${file.replace(/^.*-/, '')} ${sizeOf(file).toFixed(1)} kB`)
    say(`Drew ${nameOf(piece)}, ${number + 1} of ${pieces.length}: ${sizes.join(', ')}`)
  }
  await studio?.close()
  writeArtManifest(pictures)

  const files = pictures.flatMap(fileNames)
  const unused = readdirSync(artFolder).filter((file) => !files.includes(file))
  for (const file of unused) rmSync(join(artFolder, file))
  if (unused.length) say(`Removed ${unused.length} files that no picture uses.`)
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
  say(
    `${pieces.length} pictures: ${pieces.length - kept} drawn, ${kept} unchanged; ${files.length} files, ${total.toFixed(0)} kB.`,
  )
  return inspect(pictures, files)
}
