import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from './compose'
import { encode, encoding } from './encode'
import { artFolder, compositionKey, type DrawnPicture } from './manifest'
import { averageColors, differenceHash, measureTextZone, tallTextZone, wideTextZone } from './measure'
import { colors } from './palette'
import type { Piece } from './pieces'
import type { Studio } from './render'

/**
 * Draws, measures and encodes one piece, and writes its files to src/public/art.
 * @returns its entry of the manifest.
 * @throws when the shader does not compile or a file cannot be written.
 */
export async function make(studio: Studio, piece: Piece, composition: Composition): Promise<DrawnPicture> {
  const wide = await studio.draw(composition.wide)
  const tall = await studio.draw(composition.tall)
  const { files, contents } = await encode(`${piece.motif}-${piece.group}`, wide, tall)
  for (const [file, content] of contents) writeFileSync(join(artFolder, file), content)
  return {
    ...piece,
    color: colors[piece.group],
    key: compositionKey(composition),
    files,
    width: composition.wide.width,
    height: composition.wide.height,
    portrait: portraitSize(composition),
    colors: await averageColors(wide),
    differenceHash: await differenceHash(wide),
    textZone: { wide: await measureTextZone(wide, wideTextZone), tall: await measureTextZone(tall, tallTextZone) },
  }
}

function portraitSize({ tall }: Composition): DrawnPicture['portrait'] {
  const { width } = encoding.portrait
  return { width, height: Math.round((width * tall.height) / tall.width) }
}
