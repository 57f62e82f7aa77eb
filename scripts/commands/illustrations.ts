import { mkdirSync, writeFileSync } from 'node:fs'
import { illustrationFolder } from '../engine/graphics/drawings'
import { fileOf } from '../workshop/illustrations/piece'
import { pieces } from '../workshop/illustrations/pieces'

/** Draws the illustrations of introductions. The results are committed. */
mkdirSync(illustrationFolder, { recursive: true })
for (const [name, piece] of Object.entries(pieces)) {
  const svg = fileOf(piece)
  writeFileSync(`${illustrationFolder}/${name}.svg`, svg)
  console.log(`${name}.svg  ${(svg.length / 1000).toFixed(1)} kB`)
}
