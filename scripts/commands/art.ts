import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compose } from '../workshop/art/compose'
import { inspect, sizeOf } from '../workshop/art/inspect'
import { make } from '../workshop/art/make'
import {
  artFolder,
  fileNames,
  compositionKey,
  readArtManifest,
  writeArtManifest,
  type DrawnPicture,
} from '../workshop/art/manifest'
import { nameOf, pieces } from '../workshop/art/pieces'
import { openStudio, type Studio } from '../workshop/art/render'

/** Draws the hero pictures that are missing or out of date. `--force` draws all. The results are committed. */
const { force } = parseArgs({ options: { force: { type: 'boolean', default: false } } }).values
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
  console.log(`Drew ${nameOf(piece)}, ${number + 1} of ${pieces.length}: ${sizes.join(', ')}`)
}
await studio?.close()
writeArtManifest(pictures)

const files = pictures.flatMap(fileNames)
const unused = readdirSync(artFolder).filter((file) => !files.includes(file))
for (const file of unused) rmSync(join(artFolder, file))
if (unused.length) console.log(`Removed ${unused.length} files that no picture uses.`)
const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
console.log(
  `${pieces.length} pictures: ${pieces.length - kept} drawn, ${kept} unchanged; ${files.length} files, ${total.toFixed(0)} kB.`,
)

const problems = inspect(pictures, files)
for (const problem of problems) console.error(problem)
if (problems.length) process.exitCode = 1
