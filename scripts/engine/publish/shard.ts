import { hash } from 'node:crypto'
import type { BuildState } from './state'

/** Which share of the pages a build makes, where several machines share it. */
export interface Shard {
  /** Counts from 1. */
  number: number
  of: number
}

export const wholeSite: Shard = { number: 1, of: 1 }

/** As a build remembers it: 1/4 */
export function nameOfShare({ number, of }: Shard): string {
  return `${number}/${of}`
}

/** Whether a build makes all pages, and not a share of them. */
export function makesAll({ share }: Pick<BuildState, 'share'>): boolean {
  return share === nameOfShare(wholeSite)
}

/** Whether a page is in a share. By its path and not its place in the list: a new page must not move others to another machine. */
export function isIn({ number, of }: Shard, path: string): boolean {
  return of === 1 || Number.parseInt(hash('sha1', path).slice(0, 8), 16) % of === number - 1
}
