import { isMotif, motifs } from '../../engine/graphics/motifs'
import { Refusal } from '../../engine/refusal'
import { colors, isGroup } from './palette'
import type { Piece } from './pieces'

/**
 * The pieces that somebody wants to look at.
 * @param name a motif, a group and seeds: silk data-ai 1-12
 * @throws Refusal if there is no such motif or group, or no number
 */
export function piecesNamed(name: string): Piece[] {
  const [motif, group, seeds = ''] = name.trim().split(/\s+/)
  if (!isMotif(motif)) throw new Refusal(`There is no motif ${motif}. There are ${Object.keys(motifs).join(', ')}.`)
  if (!isGroup(group)) throw new Refusal(`There is no group ${group}. There are ${Object.keys(colors).join(', ')}.`)
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(seeds) ?? []
  if (first === undefined) throw new Refusal(`Say which seeds of ${motif} ${group} to draw: 4, or 1-12.`)
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: Math.max(1, count) }, (_, i) => ({ motif, group, seed: Number(first) + i }))
}
