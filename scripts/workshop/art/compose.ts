import { existsSync, readFileSync } from 'node:fs'
import { randomFrom } from '../../engine/graphics/seed'
import type { Drawing } from './draw'
import { landMask } from './land'
import { palettes } from './palette'
import { nameOf, type Piece } from './pieces'

/** The two drawings of a piece: for wide screens, and for phones, where words stand at the lower left. */
export interface Composition {
  wide: Drawing
  tall: Drawing
}

/**
 * Says what to draw for a piece. Reads the shaders from scripts/workshop/art, below the working directory.
 * @throws when the motif has no shader file.
 */
export function compose(piece: Piece): Composition {
  const shader = ['stage.glsl', `${piece.motif}.parts.glsl`, `${piece.motif}.frag`]
    .map((file) => `scripts/workshop/art/${file}`)
    // Few motifs have a file of parts beside their own.
    .filter((file) => existsSync(file) || file.endsWith('.frag'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const random = randomFrom(nameOf(piece))
  const { shade, accent, tip } = palettes[piece.group]
  const land = piece.motif === 'globe' ? { land: landMask() } : {}
  const uniforms = { shade, accent, tip, seed: [random(), random(), random(), random()], samples: [2] }
  return {
    wide: { shader, ...land, width: 1920, height: 1080, uniforms: { ...uniforms, portrait: [0] } },
    tall: { shader, ...land, width: 960, height: 1200, uniforms: { ...uniforms, portrait: [1] } },
  }
}
