import type { Picture } from '../../engine/graphics/art-manifest'
import type { Group } from './palette'

/** One hero picture. Motif, group and seed decide every pixel: another seed is another picture. */
export interface Piece extends Pick<Picture, 'motif' | 'page'> {
  group: Group
  seed: number
}

/**
 * Every picture of the site.
 * Seeds were chosen by eye: after a change of a shader, look at all of them again.
 */
export const pieces: readonly Piece[] = [
  { motif: 'globe', group: 'company', seed: 1, page: '/' },
  { motif: 'city', group: 'company', seed: 9, page: '/services' },
  { motif: 'waves', group: 'company', seed: 7, page: '/career' },
  { motif: 'city', group: 'company', seed: 13, page: '/Blog/WebsitePerformance' },
  { motif: 'waves', group: 'company', seed: 3 },
  { motif: 'globe', group: 'company', seed: 18 },
  { motif: 'silk', group: 'company', seed: 18 },
  { motif: 'silk', group: 'application-engineering', seed: 15 },
  { motif: 'silk', group: 'application-engineering', seed: 4 },
  { motif: 'silk', group: 'application-engineering', seed: 2 },
  { motif: 'silk', group: 'data-ai', seed: 13 },
  { motif: 'silk', group: 'data-ai', seed: 9 },
  { motif: 'waves', group: 'data-ai', seed: 2 },
  { motif: 'silk', group: 'data-ai', seed: 10 },
  { motif: 'waves', group: 'strategy-transformation', seed: 1, page: '/services/digitalmarketing' },
  { motif: 'silk', group: 'strategy-transformation', seed: 13 },
  { motif: 'silk', group: 'strategy-transformation', seed: 10 },
  { motif: 'silk', group: 'strategy-transformation', seed: 15 },
  { motif: 'silk', group: 'creative-experience', seed: 16, page: '/services/experiencestudio' },
  { motif: 'silk', group: 'creative-experience', seed: 20 },
  { motif: 'waves', group: 'creative-experience', seed: 2 },
  { motif: 'silk', group: 'creative-experience', seed: 2 },
]

/** How messages name a piece, for example "silk company 18". */
export function nameOf({ motif, group, seed }: Piece): string {
  return `${motif} ${group} ${seed}`
}
