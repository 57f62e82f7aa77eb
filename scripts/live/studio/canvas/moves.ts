import type { At } from './host'

/** A point of the frame. */
export interface Point {
  x: number
  y: number
}

/** Where to go on: to the text after or before, or to one at a place, which may be chosen as a whole. */
export type Moves = { by: 1 | -1 } | { to: At; all?: boolean }
